extension FalseFriends {
  /// Lines with an English word, its meaning in Russian, the Russian word that sounds like it, and the meaning of that word in English.
  ///
  /// Written for this project. Pairs can be checked in: В. В. Акуленко (ред.), *Англо-русский и русско-английский словарь «ложных друзей
  /// переводчика»* (Советская энциклопедия, 1969); К. В. Краснов, *Англо-русский словарь «ложных друзей переводчика»* (2004).
  static let russian = """
    academic | учебный | академик | academician
    accord | согласие | аккорд | chord
    accurate | точный | аккуратный | tidy
    actual | действительный | актуальный | topical
    adept | знаток | адепт | follower
    agitation | волнение | агитация | propaganda
    angina | стенокардия | ангина | tonsillitis
    aspirant | претендент | аспирант | postgraduate
    balloon | воздушный шар | баллон | cylinder
    band | группа | банда | gang
    baton | дубинка | батон | loaf
    biscuit | печенье | бисквит | sponge cake
    brilliant | блестящий | бриллиант | cut diamond
    champion | чемпион | шампиньон | champignon
    clay | глина | клей | glue
    climax | кульминация | климакс | menopause
    complexion | цвет лица | комплекция | build
    compositor | наборщик | композитор | composer
    concern | забота | концерн | group of companies
    concourse | вестибюль | конкурс | contest
    conserves | варенье | консервы | tinned food
    corpse | труп | корпус | building
    cravat | шейный платок | кровать | bed
    data | данные | дата | date
    decoration | украшение | декорация | stage scenery
    desert | пустыня | десерт | dessert
    direction | направление | дирекция | management
    fabric | ткань | фабрика | factory
    familiar | знакомый | фамильярный | overfamiliar
    family | семья | фамилия | surname
    genial | добродушный | гениальный | brilliant
    gymnasium | спортзал | гимназия | grammar school
    honorary | почётный | гонорар | fee
    insult | оскорбление | инсульт | stroke
    intelligence | ум | интеллигенция | intelligentsia
    intelligent | умный | интеллигентный | cultured
    list | список | лист | sheet
    lunatic | сумасшедший | лунатик | sleepwalker
    magazine | журнал | магазин | shop
    mark | метка | марка | stamp
    mayor | мэр | майор | major
    mess | беспорядок | месса | mass
    motion | движение | моцион | exercise walk
    novel | роман | новелла | short story
    obligation | обязанность | облигация | bond
    occupant | жилец | оккупант | invader
    officious | назойливый | официальный | official
    paragraph | абзац | параграф | section
    pathetic | жалкий | патетический | full of pathos
    physician | врач | физик | physicist
    preservative | консервант | презерватив | condom
    prospect | перспектива | проспект | avenue
    protection | защита | протекция | patronage
    receipt | квитанция | рецепт | recipe
    resin | смола | резина | rubber
    rumour | слух | румяна | rouge
    satin | атлас | сатин | sateen
    scholar | учёный | школяр | schoolboy
    servant | слуга | сервант | sideboard
    silicon | кремний | силикон | silicone
    smoking | курение | смокинг | dinner jacket
    solid | твёрдый | солидный | respectable
    spectacles | очки | спектакль | performance
    subtle | тонкий | субтильный | frail
    sympathetic | сочувствующий | симпатичный | pretty
    talon | коготь | талон | coupon
    tax | налог | такса | dachshund
    translate | переводить | транслировать | broadcast
    troop | отряд | труп | corpse
    urine | моча | урна | litter bin
    valet | слуга | валет | jack
    velvet | бархат | вельвет | corduroy
    """
}
