/// The profiles of the languages that are recognised; those of others are in `LanguageProfiles+Others.swift`.
enum LanguageProfiles {
  static let known = [
    LanguageProfile(
      "en",
      """
      the of and to in a is that it was i for he you as with on be his at by had not are but from have they this which or her one were she all we \
      their an there been would has will when what who if so more no them out up said its into than him can my could only do some me other time \
      about then now these your any over such our man like also how did must us very after where most made before should being because those \
      may don't it's too here just i'm didn't can't
      """,
      letters: "éèïêëçñöüôâàæœ", endings: "ing ed tion ly ness ment ght ous th"
    ),
    LanguageProfile(
      "es",
      """
      de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este ya entre cuando todo esta \
      ser son dos también fue había era muy años hasta desde está mi porque qué sólo solo han yo hay vez puede todos así nos ni parte tiene él uno donde \
      bien tiempo mismo ese ahora cada e vida otro después te otros aunque esa eso hace otra gobierno tan durante siempre día tanto ella tres sí \
      dijo sido gran país según menos nada algo estaba cómo esto quien
      """,
      letters: "áéíóúüñªº", endings: "ción ciones mente dad ado ada ados idas aba ía ían ando iendo illo oso"
    ),
    LanguageProfile(
      "ru",
      """
      и в не на я что он с как это по но его а к из у за так все она же от был бы о мне ты меня было только ее её мы для вот еще ещё когда ни уже до или \
      вы если ему да даже этого них их со того есть чтобы этот нет была быть может он при были там тем где под во себя потом ничего один кто вас без \
      чем через после теперь раз тут нас про очень себе надо мой сейчас можно тоже тебя вам эти сказал который которые время здесь свой
      """,
      letters: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
      endings: """
        ого его ться ение ность ать ить ый ий ая ые ами ах ов ть ся ой ью ии ость ство ешь ует ают ют ит ла ли нный ной ными ском ских
        """, script: .cyrillic
    ),
    LanguageProfile(
      "de",
      """
      der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass daß sie nach wird bei einer um \
      am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei hatte kann gegen vom können \
      schon wenn habe seine ihre dann unter wir soll ich eines jahr zwei jahren diese dieser wieder keine seiner worden will zwischen immer \
      was sagte gibt alle seit muss wurden beim doch jetzt waren drei mir mich ihm ihn uns du da nichts sehr hier ihr wo etwas
      """,
      letters: "äöüß", endings: "ung ungen lich keit heit isch schaft chen ten tet ich"
    ),
    LanguageProfile(
      "fr",
      """
      de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec ou son il aux d l qu ces cette mais comme s on \
      n sa c nous y été être leur ils elle deux même si après ses leurs sans fait entre tout encore ans où peut était ont aussi sous vous \
      je contre bien avait dont très avant autres fut tous depuis faire notre donc votre alors moins mon ma me j quand cela rien ni lui moi \
      toujours jamais quelque quelques peu avoir m tu te puis dit temps jour c'est
      """,
      letters: "àâæçéèêëîïôœùûüÿ", endings: "tion ment eux euse ait aient eur ité elle ère ique ée ées"
    ),
    LanguageProfile(
      "it",
      """
      di e il la che in a per un è l del non una le si con i da della dei sono al nel alla più come gli delle ha ma lo o su anche dal se dell ai \
      nella ci questo d questa essere suo sua era due stato quando tra dalla tutto tutti loro hanno dopo prima solo cosa molto ed dalle nei così \
      mi poi io perché anni ad sulla chi sul stata fatto ogni proprio quella noi fu degli all uno ancora lui altri senza quello può \
      quanto sempre alcuni parte agli aveva c'è cui mio lei disse me te ne vi già mai tempo nella fra
      """,
      letters: "àèéìòóùî", endings: "zione zioni mente ità ato ata ati ando endo ava ano ono elle etto oso"
    ),
    LanguageProfile(
      "pt",
      """
      de a o que e do da em um para com não uma os no se na por mais as dos como mas foi ao ele das à seu sua ou ser quando muito há nos já está eu \
      também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles estão você tinha foram essa num nem \
      suas meu às minha têm numa pelos elas havia seja qual será nós tenho lhe deles essas esses pelas este dele são fazer pode ainda anos \
      assim onde porque disse tudo bem agora dia então sobre lá outro nada outra dois vez
      """,
      letters: "áâãàçéêíóôõúü", endings: "ção ções mente dade ado ada inho inha ava ndo ém ões ão lho lha lhos lhas nho nha"
    ),
  ]
}
