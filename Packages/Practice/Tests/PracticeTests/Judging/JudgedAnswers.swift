/// Answers as a teacher judges them, one a line: what the entry says, its articles (with `!` when they are asked for), what was typed,
/// the verdict and the remark.
enum JudgedAnswers {
  static let english = """
    house||house|right
    house||House|right
    house||HOUSE |right
    house|| the house|right
    house||a house|right
    house||hose|wrong
    house||mouse|wrong
    house||home|wrong
    house|||wrong
    house||?|wrong
    hello||Hello!|right
    to go||go|right
    to go||to go|right
    go||to go|right
    (to) hang||hang|right
    (to) hang||to hang|right
    house (building)||house|right
    house (building)||house building|right
    apple / pear||pear|right
    apple / pear||apple, pear|right
    apple / pear||apple, plum|wrong
    apple; pear||pear|right
    he/she||she|right
    he/she||he|right
    he/she||it|wrong
    don't know||don’t know|right
    well-known||well known|right
    ice cream||icecream|almost slip
    a lot||a lot|right
    a lot||lot|wrong
    a little||little|wrong
    to give up||give up|right
    to give up||give in|wrong
    café||cafe|almost accents
    necessary||neccessary|almost slip
    necessary||necesary|almost slip
    necessary||necesery|wrong
    receive||recieve|almost slip
    responsibility||responsability|almost slip
    responsibility||responsabilitty|almost slip
    friend||freind|almost slip
    friend||frend|almost slip
    friend||fiend|almost slip
    cat||cats|wrong
    house, home||home|right
    sister||brother|wrong
    """

  static let spanish = """
    casa|la|casa|right
    casa|la|la casa|right
    casa|la|el casa|almost articleWrong
    casa|la|una casa|right
    casa|la|un casa|almost articleWrong
    casa|!la|casa|almost articleMissing
    casa|!la|el casa|wrong articleWrong
    casa|!la|la casa|right
    problema|el|la problema|almost articleWrong
    problema|!el|el problema|right
    agua|el|el agua|right
    agua|el|la agua|almost articleWrong
    canción|la|cancion|almost accents
    canción|la|la canción|right
    canción|la|cansión|almost slip
    canción|la|cansion|wrong
    año|el|ano|almost accents
    niño|el|niño|right
    pingüino|el|pinguino|almost accents
    pingüino|el|pingüino|right
    hermano|el|hermana|wrong
    hermano|el|hermani|almost slip
    hermano|el|hermanoa|almost slip
    ordenado||ordenada|wrong
    ordenado||ordenad|almost slip
    ordenado||ordenaod|almost slip
    desarrollo|el|desarroll|almost slip
    desarrollo|el|desarrollos|wrong
    desarrollo|el|desarrolla|wrong
    desarrollo|el|el desarrollp|almost slip
    desarrollo||proyecto, desarroll|wrong
    el desarrollo ordenado||el desarrollo ordenada|wrong
    profesor|el|profesora|wrong
    profesora|la|profesor|wrong
    perro|el|pero|wrong
    perro|el|perra|wrong
    hablar||habla|wrong
    levantarse||levantarce|almost slip
    levantarse||levantrase|almost slip
    biblioteca|la|bibloteca|almost slip
    biblioteca|la|bilioteca|almost slip
    bueno/a||bueno|right
    bueno/a||buena|right
    bueno/a||buenos|wrong
    cazador/a||cazadora|right
    cazador/a||cazador|right
    ¿cómo estás?||como estas|almost accents
    ¿cómo estás?||cómo estás|right
    ¿cómo estás?||Cómo estás?|right
    un poco||un poco|right
    un poco||poco|wrong
    día|el|dia|almost accents
    gafas|las|las gafas|right
    gafas|las|los gafas|almost articleWrong
    ayer||hoy|wrong
    """

  static let german = """
    Haus|!das|das Haus|right
    Haus|!das|Das haus|right
    Haus|!das|Haus|almost articleMissing
    Haus|!das|die Haus|wrong articleWrong
    Haus|!das|der Haus|wrong articleWrong
    Haus|!das|ein Haus|right
    Haus|!das|eine Haus|wrong articleWrong
    Haus|das|Haus|right
    Haus|das|der Haus|almost articleWrong
    Tür|!die|die Tur|almost accents
    Tür|!die|die Tuer|almost accents
    Mädchen|!das|das Maedchen|almost accents
    Mädchen|!das|das Mädchen|right
    Mädchen|!das|die Mädchen|wrong articleWrong
    Joghurt|!der/das|das Joghurt|right
    Joghurt|!der/das|der Joghurt|right
    Joghurt|!der/das|die Joghurt|wrong articleWrong
    Straße|!die|die Strasse|almost accents
    Straße|!die|die Straße|right
    Krankenhaus|!das|das Krankenhuas|almost slip
    Krankenhaus|!das|das Krankehaus|almost slip
    Krankenhaus|!das|die Krankehaus|wrong articleWrong
    Wohnung|!die|die Wonung|almost slip
    Hund|!der|der Hunt|wrong
    Hund|!der|der Hand|wrong
    neu||neue|wrong
    gehen||gehen|right
    gehen||geht|wrong
    schön||schon|almost accents
    schön||schoen|almost accents
    über||uber|almost accents
    ein bisschen||bisschen|wrong
    ein bisschen||ein bißchen|almost accents
    Eltern|!die|die Eltern|right
    Eltern|!die|Eltern|almost articleMissing
    Freundin|!die|die Freudin|almost slip
    Fußball|!der|der Fussball|almost accents
    Übung|!die|die Übung|right
    verstehen||vertehen|almost slip
    auf Wiedersehen||Auf Wiedersehen!|right
    """

  static let french = """
    homme|l'|l'homme|right
    homme|l'|l’homme|right
    homme|l'|homme|right
    homme|l'|le homme|almost articleWrong
    homme|l'|un homme|right
    maison|la|maison|right
    maison|la|la maison|right
    maison|la|le maison|almost articleWrong
    maison|!la|maison|almost articleMissing
    école|l'|ecole|almost accents
    école|l'|l'école|right
    élève|l'|éleve|almost accents
    cœur|le|coeur|almost accents
    cœur|le|le cœur|right
    garçon|le|garcon|almost accents
    aujourd'hui||aujourd'hui|right
    aujourd'hui||aujourd’hui|right
    aujourd'hui||aujourdhui|almost slip
    étudiant|l'|étudiante|wrong
    bonjour||Bonjour !|right
    bonjour||bonjuor|almost slip
    bibliothèque|la|bibliotheque|almost accents
    bibliothèque|la|bibliotèque|almost slip
    beau / belle||belle|right
    heureux/-se||heureux|right
    un peu||un peu|right
    un peu||peu|wrong
    gens|les|les gens|right
    être||etre|almost accents
    être||avoir|wrong
    s'appeler||s'appeler|right
    s'appeler||s'apeler|almost slip
    rendez-vous|le|rendez vous|right
    """

  static let italian = """
    zaino|lo|lo zaino|right
    zaino|lo|zaino|right
    zaino|lo|il zaino|almost articleWrong
    zaino|lo|la zaino|almost articleWrong
    amica|l'|l'amica|right
    amica|l'|un'amica|right
    città|la|citta|almost accents
    città|la|la città|right
    perché||perche|almost accents
    perché||perché|right
    ragazzo|il|ragazza|wrong
    ragazzo|il|ragazz|almost slip
    ragazzo|il|ragazo|almost slip
    un po'||un po'|right
    un po'||un po|almost slip
    gatto/a||gatta|right
    gatto/a||gatto|right
    gatto/a||gatti|wrong
    studente|lo|studete|almost slip
    buongiorno||buongiorno!|right
    buongiorno||buon giorno|almost slip
    mano|la|il mano|almost articleWrong
    mangiare||mangare|almost slip
    """

  static let portuguese = """
    livro|o|o livro|right
    livro|o|livro|right
    livro|o|a livro|almost articleWrong
    irmã|a|irma|almost accents
    irmã|a|a irmã|right
    coração|o|coracao|almost accents
    coração|o|coraçao|almost accents
    coração|o|o coração|right
    avó|a|avo|almost accents
    avó|a|avô|almost accents
    obrigado/a||obrigada|right
    obrigado/a||obrigado|right
    menino|o|menina|wrong
    professor|o|professora|wrong
    um pouco||um pouco|right
    viagem|a|o viagem|almost articleWrong
    viagem|a|viajem|almost slip
    cachorro|o|cachoro|almost slip
    bom dia||Bom dia!|right
    """

  static let russian = """
    дом||дом|right
    дом||Дом|right
    дом||том|wrong
    ёлка||елка|almost accents
    ёлка||ёлка|right
    елка||ёлка|right
    ещё||еще|almost accents
    хорошо||харашо|wrong
    хорошо||харошо|almost slip
    здравствуйте||здраствуйте|almost slip
    здравствуйте||Здравствуйте!|right
    здравствуйте||здраствуете|almost slip
    молоко||молако|almost slip
    молоко||малако|wrong
    студент||студентка|wrong
    большой||большая|wrong
    хороший||хорошие|wrong
    хороший||хороши|wrong
    хороший||хорошии|almost slip
    новости||новость|wrong
    замо́к||замок|right
    за́мок||замок|right
    чай||чаи|wrong
    майка||маика|wrong
    делать / сделать||сделать|right
    делать / сделать||делать|right
    читать||читает|wrong
    самолёт||самолет|almost accents
    самолёт||самалёт|almost slip
    самолёт||самалет|wrong
    учитель (м.)||учитель|right
    """

  /// The words that a dictionary knows, besides the right ones.
  static let otherForms: Set = [
    "hermana", "habla", "ordenada", "profesor", "profesora", "desarrollos", "desarrolla", "étudiante", "ragazza", "menina", "professora",
    "хорошие",
    "хороши", "новость",
  ]

  static let all: [(language: String, lines: String)] = [
    ("en", english), ("es", spanish), ("de", german), ("fr", french), ("it", italian), ("pt", portuguese), ("ru", russian),
  ]
}
