extension Grammar {
  static let french = Grammar(
    particles: Particles(
      articles: Articles(of: .french),
      subjects: "je j' tu il elle on nous vous ils elles c' ça ce qu' que qu'il qu'elle",
      auxiliaries: "suis es est sommes êtes sont étais était être vais va vont allons",
      perfect: "ai as a avons avez ont avais avait avoir",
      reflexives: "me m' te t' se s' nous vous toi"
    ),
    irregular: IrregularForms(frenchVerbs + "\n" + frenchAdjectives),
    rules: EndingRules(frenchNouns + frenchVerbRules),
    prefixes: spellings(
      """
      entre contre satis inter trans main pré par per pro con com sou sur dés des dis mal ré dé re de en em ab ad ap ac at
      ob é r a
      """
    ),
    infinitives: list("er ir re"),
    stemEndings: StemEndings(
      verbs: """
        _ s t x e es ent ons ez ont ais ait aient ions iez ant ai as a is it irent us ut urent ums isse usse i ie ies u ue ues
        """
    ),
    enclitics: Enclitics(
      "-moi -toi -nous -vous -le -la -les -lui -leur -en -y -t-il -t-elle -je -tu -il -elle -ils -elles -on",
      reflexives: "-toi -nous -vous", hosts: "_"
    ),
    reflexive: { verb in
      guard let first = verb.first, !verb.contains(" ") else { return nil }
      return "aeiouh".contains(Spelling.fold(first)) ? "s'" + verb : "se " + verb
    }
  )

  private static let frenchNouns = [
    EndingRule("aux", "al ail", rank: 1),
    EndingRule("s x", "_", rank: 1),
    EndingRule("é", "er", rank: 2),
    EndingRule("ée ées", "er é"),
    EndingRule("euse euses", "eux eur"),
    EndingRule("elle elles", "eller eler el eau"),
    EndingRule("enne ennes", "en"),
    EndingRule("onne onnes", "onner on"),
    EndingRule("ette ettes", "etter eter et"),
    EndingRule("ete etes", "eter êter et"),
    EndingRule("iere ieres", "ier"),
    EndingRule("ere eres", "er"),
    EndingRule("ive ives", "iver if"),
    EndingRule("trice trices", "teur"),
    EndingRule("esse esses", "e eur"),
    EndingRule("lle lles", "ller l"),
    EndingRule("ie ies", "ier ir i"),
    EndingRule("ue ues", "uer u"),
    EndingRule("ise ises", "iser is"),
    EndingRule("ite ites", "iter it"),
    EndingRule("che ches", "cher c"),
    EndingRule("gue gues", "guer g"),
    EndingRule("que ques", "quer c"),
    EndingRule("amment", "ant", rank: -1),
    EndingRule("emment", "ent", rank: -1),
    EndingRule("ement", "_ e", rank: -1),
    EndingRule("ment", "_", rank: -1),
  ]

  private static let muteE = "ll>l tt>t i>y"
  private static let accents = "è>é è>e"
  private static let beforeA = "ge>g ç>c"

  private static let frenchVerbRules = [
    EndingRule("e es ent erai eras era erons erez eront", "er", finals: muteE, inner: accents),
    EndingRule("erais erait erions eriez eraient", "er", finals: muteE, inner: accents),
    EndingRule("ons ais ait aient ai as a ames ates asse asses assions assent ant", "er", finals: beforeA),
    EndingRule("ez iez ions erent ee ees at assiez", "er"),
    EndingRule("e es", "_"),
    EndingRule("is it issons issez issent issais issait issions issiez issaient issant isse isses i ie ies", "ir"),
    EndingRule("irai iras ira irons irez iront irais irait iriez iraient irent imes ites", "ir"),
    EndingRule("ons ez ent ais ait ions iez aient ant e es", "ir re"),
    EndingRule("s t is it i u ue us ues irent isse", "re ir"),
    EndingRule("drai dras dra drons drez dront drais drait driez draient", "dre"),
    EndingRule("d ds", "dre"),
    EndingRule("rs rt", "rtir rmir rvir"),
    EndingRule("ens ent", "entir"),
    EndingRule("ignons ignez ignent ignais ignait ignant igne ignes ins int inte ints intes", "indre", after: "aeo"),
    EndingRule("uis uit uite uits uites uisons uisez uisent uisais uisait uisant uise uisit uisirent", "uire"),
    EndingRule("ais ait aissons aissez aissent aissais aissait aissant aisse aitra aitrai", "aître"),
    EndingRule("ois oit oivent oive u us ut urent evons evez evais evait evra evrai evrait ue ues", "evoir oir"),
  ]

  private static let frenchAdjectives = """
    beau:belle belles bel beaux
    nouveau:nouvelle nouvelles nouvel
    vieux:vieille vieilles vieil
    fou:folle folles fol
    mou:molle molles
    blanc:blanche blanches
    franc:franche franches
    sec:sèche sèches
    frais:fraîche fraîches
    doux:douce douces
    roux:rousse rousses
    faux:fausse fausses
    jaloux:jalouse jalouses
    long:longue longues
    grec:grecque grecques
    public:publique publiques
    turc:turque turques
    favori:favorite favorites
    content:contente contentes
    gentil:gentille gentilles
    gros:grosse grosses
    bas:basse basses
    gras:grasse grasses
    las:lasse lasses
    épais:épaisse épaisses
    mal:maux
    bon:bonne bonnes
    bref:brève brèves
    neuf:neuve neuves
    actif:active actives
    malin:maligne
    œil:yeux
    ciel:cieux
    monsieur:messieurs
    madame:mesdames
    mademoiselle:mesdemoiselles
    copain:copine copines
    tout:toute tous toutes
    meilleur:meilleure
    ce:cet cette ces
    mon:ma mes
    son:sa ses
    """

  private static let frenchVerbs = """
    être:suis es est sommes êtes sont étais était étions étiez étaient fus fut fûmes furent sois soit soyons soyez soient été étant ser-
    avoir:ai as a avons avez ont avais avait aviez avaient eus eut eurent aie aies ait ayons ayez aient eu eue ayant aur-
    aller:vais vas va vont aille ailles aillent ir-
    faire:fais fait faites faisons font fais- fass- fer- fit firent fait-
    dire:dis dit dites dit- disons dis- dit- dir-
    pouvoir:peux peut peuv- pouv- puiss- pourr- pu pus put purent
    vouloir:veux veut veul- voul- veuill- voudr-
    savoir:sais sait sach- saur- sav- su sus sut sues sue
    devoir:dois doit doiv- dev- devr- dû due dus dut dues
    voir:vois voit voyons voyez voy- voi- verr- vu vue vus vues vis vit virent
    prendre:prend prends pren- prenn- pris- prit prirent prendr-
    mettre:met mets mett- mis- mit mirent mettr-
    venir:vien- vienn- ven- viendr- vint vinrent venu-
    tenir:tien- tienn- ten- tiendr- tins tint tinrent tenu-
    partir:pars part
    sortir:sors sort
    sentir:sens sent
    mentir:mens ment
    servir:sers sert
    dormir:dors dort
    courir:cour- courr- couru-
    mourir:meur- mour- mourr- mort- mouru-
    ouvrir:ouvr- ouvert-
    offrir:offr- offert-
    souffrir:souffr- souffert-
    couvrir:couvr- couvert-
    cueillir:cueill- cueiller-
    accueillir:accueill- accueiller-
    recevoir:reçoi- reçoiv- recev- reçu- recevr-
    apercevoir:aperçoi- aperçoiv- aperçu-
    décevoir:déçoi- déçoiv- déçu-
    boire:bois boit boiv- buv- bu bue bus but burent boir-
    croire:croi- croir- croy- cru crue crus crut
    lire:lis lit lis- lu lue lus lues lut lir-
    écrire:écri- écriv- écrit- écrir-
    décrire:décri- décriv- décrit-
    inscrire:inscri- inscriv- inscrit-
    rire:ris rit rions riez rient riais riait riant rire- ri rira
    sourire:sourit souris sourient souriait souriant sourira souri
    vivre:vis vit viv- vivr- vécu-
    suivre:suis suit suiv- suivr- suivi-
    connaître:connai- connaiss- connu- connaîtr-
    reconnaître:reconnai- reconnaiss- reconnu-
    paraître:parai- paraiss- paru- paraîtr-
    disparaître:dispar- disparu- disparai-
    naître:nai- naiss- né née nés nées naqu-
    plaire:plaî- plais- plu
    taire:tais- tu
    pleuvoir:pleut plu pleuvr- pleuv-
    falloir:faut fallu- faudr- fall-
    valoir:vau- val- vaill- vaudr- valu-
    battre:bat bats batt- battr- battu-
    conduire:condui- conduis-
    construire:construi- construis-
    craindre:crain- craign-
    joindre:join- joign-
    résoudre:résou- résolv- résolu-
    coudre:coud- cous- cousu-
    vaincre:vainc- vainqu-
    fuir:fui- fuy-
    haïr:hai- haïss-
    asseoir:assied- assey- assis- assoi- assoy-
    acquérir:acquier- acquièr- acquis- acquer-
    conquérir:conquier- conquis-
    mouvoir:meu- meuv- mu
    émouvoir:émeu- émeuv- ému-
    conclure:conclu-
    exclure:exclu-
    rompre:romp- rompr-
    interrompre:interromp-
    suffire:suffi- suffis-
    cuire:cui- cuis- cuit-
    nuire:nui- nuis-
    moudre:moul- moud-
    bouillir:bous bout
    appeler:appell-
    jeter:jett-
    envoyer:envoi- enverr-
    payer:pai- pay-
    s'asseoir:assied- assieds
    se souvenir:souvien- souvenu-
    s'enfuir:enfui- enfuy-
    """
}
