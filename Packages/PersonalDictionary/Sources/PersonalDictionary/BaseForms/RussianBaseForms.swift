extension Grammar {
  static let russian = Grammar(
    particles: Particles(
      articles: Articles(of: .russian), subjects: "я ты он она оно мы вы они это",
      auxiliaries: "буду будешь будет будем будете будут"
    ),
    irregular: IrregularForms(russianVerbs + "\n" + russianNouns),
    rules: EndingRules(russianNounRules + russianAdjectiveRules + russianVerbRules + russianParticiples),
    prefixes: russianPrefixes,
    infinitives: list("ть ти чь"),
    stemEndings: StemEndings(
      verbs: "_ у ю ешь ет ем ете ут ют ишь ит им ите ят ат и й йте ь ьте ла ло ли а о я",
      others: "_ а у ом ем е ы и ой ою ей ов ев ам ами ах я ю ям ями ях ью"
    ),
    enclitics: Enclitics(
      "ся сь",
      reflexives: "ся сь", hosts: "_"
    ),
    reflexive: { $0.hasSuffix("ти") ? $0 + "сь" : $0 + "ся" }
  )

  private static let russianPrefixes = spellings(
    """
    пере подо изо разо недо ото обо взо под при про раз рас воз вос над пре без вы до за из ис на об от по со вз во вс у с
    о в
    """
  )

  /// The vowels that are dropped before an ending: отца, куска, дня.
  private static let droppedVowels = "йц>ец йц>яц ьц>ец ц>ец ьк>ёк ьк>ек к>ок к>ек к>ёк йн>ен л>ел л>ол н>ен н>он р>ер г>ог м>ём т>от в>ов"
  /// The vowels that are inserted where there is no ending: девушек, окон, писем.
  private static let insertedVowels = "ок>к ек>к ёк>к ек>ьк ен>н ён>н он>н ец>ц ец>йц ел>л ел>ьл ол>л ер>р ёр>р ем>ьм ем>м ев>в ен>ьн"

  private static let vowels = "аеиоуыэюя"
  private static let consonants = "бвгджзклмнпрстфхцчшщ"
  private static let paired = "бвдзлмнпрстф"
  private static let velars = "гкх"
  private static let hushers = "жшщч"

  private static let russianNounRules = [
    EndingRule("ы у е ой ам ами ах", "а", after: consonants),
    EndingRule("и ей", "а", after: velars + hushers + "ц"),
    EndingRule("а у ом е ы ов ам ами ах", "_", after: consonants, finals: droppedVowels),
    EndingRule("и ем ей ев", "_", after: velars + hushers + "ц", finals: droppedVowels),
    EndingRule("на ны", "ный", after: consonants),
    EndingRule("ен", "ный ьный", after: consonants),
    EndingRule("а у е ам ами ах", "о", after: consonants),
    EndingRule("и е ю ей ям ями ях", "я", after: paired + vowels),
    EndingRule("я ю ем е и ей ям ями ях", "ь", after: paired, finals: droppedVowels),
    EndingRule("и ей а у ем ам ами ах", "ь", after: hushers),
    EndingRule("я ю ем е и ев ям ями ях", "й", after: vowels),
    EndingRule("я ю ем и ей ям ями ях", "е", after: paired),
    EndingRule("а у ем ам ами ах", "е", after: hushers + "ц"),
    EndingRule("ью", "ь", after: consonants),
    EndingRule("иям иями иях ию ии", "ия ие ий"),
    EndingRule("ием ия", "ие ия ий"),
    EndingRule("ий", "ия ие"),
    EndingRule("ья ью ье ьи ьев ьям ьями ьях ьей ьем ей", "ья ье ей"),
    EndingRule("ья ьев ьям ьями ьях", "_ о"),
    EndingRule("ята ят ятам ятами ятах", "ёнок"),
    EndingRule("ата ат атам атами атах", "онок", after: hushers),
    EndingRule("ане ан анам анами анах", "анин"),
    EndingRule("яне ян янам янами янах", "янин"),
    EndingRule("_", "а о", after: consonants, finals: insertedVowels),
    EndingRule("ь", "я", after: consonants, finals: insertedVowels),
    EndingRule("й", "я е", after: vowels),
    EndingRule("_", "я", after: consonants, finals: insertedVowels),
  ]

  private static let russianAdjectiveRules = [
    EndingRule("ая", "ать", after: consonants),
    EndingRule("ого ому ым ых ыми ые", "ый ой ое", after: paired + "ц"),
    EndingRule("ая ой ую ою", "ый ой ая", after: paired + "ц"),
    EndingRule("ое ом", "ый ой ое", after: paired + "ц"),
    EndingRule("ом", "о", after: consonants),
    EndingRule("ого ому им их ими ие ое ом", "ий ой ое", after: velars),
    EndingRule("ая ой ую ою", "ий ой ая", after: velars),
    EndingRule("его ему ого ому им их ими ие ее ем ое ом", "ий ой ее", after: hushers),
    EndingRule("ая ей ую ею ой", "ий ой ая", after: hushers),
    EndingRule("его ему им ем яя юю ею ее ей ие их ими", "ий ее", after: "н" + vowels),
    EndingRule("ьего ьему ьих ьим ьими ья ье ьи", "ий"),
    EndingRule("ее ей", "ый ой", after: paired),
    EndingRule("а о ы", "ый ой", after: paired, rank: -1),
    EndingRule("а о и", "ий ой", after: velars + hushers, rank: -1),
    EndingRule("_", "ый ой", after: paired, finals: "ен>н ен>ьн ён>н", rank: -1),
    EndingRule("_", "ий ой", after: velars + hushers, finals: "ок>к ек>к ек>ьк", rank: -1),
    EndingRule("е", "ий ый", after: hushers, finals: "ш>х ж>г ж>д ч>к щ>ст", rank: -1),
    EndingRule("ейший ейшая ейшее ейшие ейшего ейшей", "ый ой", rank: -1),
    EndingRule("айший айшая айшее айшие айшего айшей", "ий", finals: "ч>к ш>х ж>г", rank: -1),
  ]

  /// The consonants that change in the first person: вожу, ношу, люблю.
  private static let firstPerson = "ж>д ж>з ш>с ч>т щ>ст щ>т бл>б вл>в мл>м пл>п фл>ф"
  /// The consonants that change throughout the present: пишу, плачу, ищу.
  private static let present = "ш>с ж>з ч>к щ>ск ч>т ж>г щ>ст бл>б мл>м пл>п"

  private static let russianVerbRules = [
    EndingRule("ю ешь ет ем ете ют й йте л ла ло ли я в вши", "ть", after: vowels),
    EndingRule("ую уешь ует уем уете уют уй уйте уя", "овать евать"),
    EndingRule("юю юешь юет юем юете юют юй юйте юя", "евать"),
    EndingRule("аю аешь ает аем аете ают", "авать"),
    EndingRule("ну нешь нет нем нете нут ни ните", "нуть"),
    EndingRule("ишь ит им ите ят", "ить еть"),
    EndingRule("ат", "ить", after: hushers),
    EndingRule("ишь ит им ите ат", "ать ить", after: hushers),
    EndingRule("и ите ьте ь", "ить еть"),
    EndingRule("ою оишь оит оим оите оят", "оять"),
    EndingRule("ю у", "ить еть", finals: firstPerson),
    EndingRule("ю у ешь ет ем ете ут ют и ите", "ать", after: consonants, finals: present),
    EndingRule("й йте", "ить", after: vowels),
    EndingRule("и ите", "ать", after: consonants),
    EndingRule("ою оешь оет оем оете оют", "ыть"),
    EndingRule("ью ьешь ьет ьем ьете ьют ей ейте", "ить"),
    EndingRule("ет ут у", "ти", after: consonants),
    EndingRule("я", "ить еть ать", after: paired, rank: -1),
    EndingRule("а", "ать ить", after: hushers, rank: -1),
    EndingRule("ла ло ли _", "нуть ти", after: "бвгзкпрсх", rank: -1),
  ]

  /// Participles are declined like adjectives, and the verb is the second guess after the participle's own dictionary form.
  private static let russianParticiples: [EndingRule] = {
    let soft = ["ий", "ая", "ее", "ие", "его", "ему", "им", "ем", "ей", "ую", "их", "ими"]
    let hard = ["ый", "ая", "ое", "ые", "ого", "ому", "ым", "ом", "ой", "ую", "ых", "ыми"]
    func rule(_ suffixes: [String], _ endings: [String], _ bases: String, finals: String = "") -> EndingRule {
      let forms = suffixes.flatMap { suffix in endings.map { suffix + $0 } }
      return EndingRule(forms.joined(separator: " "), bases, finals: finals, rank: -1)
    }
    return [
      rule(["ющ", "вш"], soft, "ть"),
      rule(["ующ"], soft, "овать евать"),
      rule(["ущ"], soft, "ать нуть", finals: present),
      rule(["ящ", "ащ"], soft, "ить еть ать"),
      rule(["нн", "т", "ем"], hard, "ть"),
      rule(["им"], hard, "ить еть"),
      rule(["енн"], hard, "ить еть", finals: firstPerson),
      EndingRule("н на но ны т та то ты", "ть", rank: -1),
      EndingRule("ен ена ено ены", "ить", finals: firstPerson, rank: -1),
    ]
  }()

  private static let russianNouns = """
    человек:люди людей людям людьми людях человек
    люди:людей людям людьми людях
    дети:детей детям детьми детях
    ребёнок:дети детей детям детьми детях ребят ребята ребёнк-
    друг:друзья друзей друзьям друзьями друзьях
    сын:сыновья сыновей сыновьям сыновьями
    мать:матери матерью матерей матерям матерями матерях
    дочь:дочери дочерью дочерей дочерям дочерьми дочерях
    имя:имен-
    время:времен-
    семя:семен- семян
    знамя:знамён-
    день:дн-
    пень:пн-
    лев:льв-
    лёд:льд-
    лоб:лб-
    рот:рт-
    пёс:пс-
    сон:сн-
    угол:угл-
    огонь:огн-
    конец:конц-
    заяц:зайц-
    заём:займ-
    ухо:уши ушей ушам ушами
    глаз:глаза глаз
    плечо:плечи плеч
    колено:колени коленей коленям
    яблоко:яблоки яблок
    небо:небес-
    чудо:чудес-
    цветок:цветы цветов цветам цветами цветах
    церковь:церкв-
    любовь:любв-
    сестра:сестёр
    яйцо:яиц
    деньги:денег
    курица:куры кур курам
    год:лет годов
    сосед:сосед-
    чёрт:черти чертей чертям
    хозяин:хозяев хозяева
    господин:господа господ
    цыган:цыгане
    хороший:лучше лучший
    плохой:хуже худший
    большой:больше больший
    маленький:меньше меньший
    хорошо:лучше
    плохо:хуже
    много:больше
    мало:меньше
    близкий:ближе
    далёкий:дальше
    высокий:выше
    низкий:ниже
    старый:старше
    дешёвый:дешевле
    короткий:короче
    узкий:уже
    тонкий:тоньше
    глубокий:глубже
    широкий:шире
    сладкий:слаще
    ранний:раньше
    долгий:дольше
    дорогой:дороже
    молодой:моложе
    простой:проще
    лёгкий:легче
    мягкий:мягче
    чистый:чище
    частый:чаще
    редкий:реже
    я:меня мне мной мною
    ты:тебя тебе тобой
    он:его ему нём него нему
    она:её ей неё ней
    мы:нас нам нами
    вы:вас вам вами
    они:им их ими них ним ними
    кто:кого кому кем ком
    что:чего чему чем чём
    себя:себе собой
    весь:всё все вся всю всех всем всеми всего всему
    этот:эта это эти этого этому этим этом этой эту этих этими
    тот:та те того тому тем том той ту тех теми
    один:одн-
    мой:мо- мои
    твой:тво- твои
    свой:сво- свои
    наш:наш-
    ваш:ваш-
    сам:сам-
    два:две двух двум двумя
    три:трёх трём тремя
    """

  private static let russianVerbs = """
    быть:был- буд- есть был
    идти:ид- шёл шл- шедш-
    йти:йд- шёл шл- шедш-
    прийти:прид-
    ехать:ед- езжай езжайте поезжай поезжайте
    есть:ем ешь ест едим едите едят ел ел- ешьте
    дать:дам дашь даст дадим дадите дадут дай дайте дал-
    давать:даю даёшь даёт даём даёте дают давай давайте
    хотеть:хоч- хот-
    бежать:бег- беж-
    мочь:мог- мож-
    помочь:помог- помож-
    жить:жив-
    плыть:плыв-
    слыть:слыв-
    стать:стан- стал-
    встать:встан- встал-
    брать:бер-
    драть:дер-
    звать:зов-
    гнать:гон-
    спать:спл- сп-
    ждать:жд-
    лгать:лг- лж-
    сесть:сяд- сел-
    лечь:ляг- ляж- лёг лег-
    печь:пек- печ- пёк
    беречь:берег- береж- берёг
    течь:тек- теч- тёк
    стричь:стриг- стриж-
    сечь:сек-
    жечь:жг- жж- жёг
    влечь:влек- влеч-
    нести:нес- нёс
    везти:вез- вёз
    вести:вед- вёл вел-
    цвести:цвет- цвёл цвел-
    мести:мет- мёл мел-
    плести:плет- плёл плел-
    расти:раст- рос-
    ползти:полз-
    грести:греб-
    спасти:спас-
    трясти:тряс-
    найти:найд- нашёл нашл-
    красть:крад- крал-
    класть:клад- клал-
    упасть:упад- упал-
    пасть:пад- пал-
    брить:бре-
    мыть:мою моешь моет моем моете моют мой мойте
    рыть:рою роешь роет роют
    выть:вою воет воют
    боять:бою боишь боит боим боите боят бой бойте
    петь:по- пой пойте
    пить:пь- пей пейте
    бить:бь- бей бейте
    лить:ль- лей лейте
    шить:шь- шей шейте
    вить:вь- вей вейте
    начать:начн-
    нять:ним- йм-
    снять:сним-
    взять:возьм-
    понять:пойм-
    поднять:подним-
    принять:прим-
    занять:займ-
    обнять:обним-
    жать:жм- жн-
    мять:мн-
    клясть:клян-
    слать:шл- шлё-
    стелить:стел-
    молоть:мел-
    бороть:бор-
    колоть:кол-
    полоть:пол-
    тереть:тр- тёр тер-
    мереть:мр- мер-
    умереть:умр- умер-
    запереть:запр- запер-
    искать:ищ-
    писать:пиш-
    смеять:смею смеёшь смеёт смеём смеёте смеют смейте
    ошибить:ошиб-
    ездить:езж-
    деть:ден-
    чесать:чеш-
    сказать:скаж-
    вязать:вяж-
    казать:каж-
    резать:реж-
    прятать:пряч-
    плакать:плач-
    махать:маш-
    пахать:паш-
    двигать:движ-
    ушибить:ушиб-
    исчезнуть:исчез-
    привыкнуть:привык-
    погибнуть:погиб-
    достигнуть:достиг-
    замёрзнуть:замёрз-
    создать:созда-
    избрать:избер-
    сшить:сошь-
    отстать:отстан-
    узнать:узна-
    """
}
