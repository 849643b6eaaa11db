/// Forms of everyday words, a line for each dictionary form.
enum FormTables {
  static let english = """
    dog: dogs, the dogs, a dog, dog's, the dog
    box: boxes
    city: cities
    house: houses, the house
    leaf: leaves
    tomato: tomatoes
    toe: toes
    potato: potatoes
    knife: knives
    glove: gloves
    man: men
    policeman: policemen
    child: children
    foot: feet
    mouse: mice
    person: people
    analysis: analyses
    bus: buses
    quiz: quizzes
    run: running, ran, runs
    stop: stopped, stopping
    make: making, made
    hope: hoped, hoping
    plan: planned, planning
    travel: travelled, traveling
    picnic: picnicking
    study: studies, studied, studying
    die: dying, died
    lie: lying
    go: went, gone, to go, goes, going, she went, has gone
    be: was, were, is, am, been, isn't, to be
    have: had, has
    do: did, does, don't, doing
    can: could, can't
    write: wrote, written, writing
    understand: understood
    misunderstand: misunderstood
    take: taken, took
    undertake: undertook
    buy: bought
    teach: taught
    feel: felt
    find: found
    sing: singing, sang
    see: saw, seen
    happy: happier, happiest, happily
    big: bigger, biggest
    large: larger
    good: better, best
    bad: worse, worst
    far: further
    quick: quickly
    gentle: gently
    give up: gave up, gives up
    put off: put it off, puts them off
    turn down: turned it down
    swimming pool: swimming pools, the swimming pool
    make up: made up
    change one's mind: changed his mind, change my mind, she has changed her mind, changing their minds
    enjoy oneself: enjoyed themselves, enjoy yourself, to enjoy myself
    get on someone's nerves: gets on my nerves, got on Anna's nerves
    bite somebody's head off: bit his head off
    on one's own: on his own
    by oneself: by herself
    """

  static let german = """
    Haus: Häuser, das Haus, Häusern, Hauses, haeuser, hauser
    Hund: ein Hund, Hunde, der Hund
    Kind: Kinder, Kindern
    Frau: Frauen
    Mutter: Mütter
    Apfel: Äpfel
    Gast: Gäste, Gästen
    Socke: Socken
    Auto: Autos
    Lehrerin: Lehrerinnen
    Löwe: Löwen
    Bett: Betten
    Museum: Museen
    Firma: Firmen
    Freund: die Freunde, freunde
    gehen: gegangen, ging, geht, bin gegangen
    machen: gemacht, machst, machte, mach, machend
    arbeiten: arbeitet, gearbeitet, arbeitete
    sammeln: sammle, sammelt
    studieren: studiert, studierte
    aufmachen: aufgemacht, aufzumachen, macht auf
    schnell: am schnellsten
    aufstehen: aufgestanden, aufsteht, steht auf
    anfangen: angefangen, fängt an
    einkaufen: eingekauft, kaufe ein
    verstehen: verstanden, versteht, verstand
    besuchen: besucht
    sich waschen: ich wasche mich, wasche mich
    waschen: sich waschen, wäscht
    sich freuen: freue mich, ich habe mich gefreut
    sich anziehen: ziehe mich an
    sein: ist, war, bin, gewesen
    haben: hat, hatte, gehabt
    werden: wird, wurde
    können: kann, konnte
    müssen: muss, musste
    wissen: weiß, wusste
    kommen: kam, gekommen
    bekommen: bekam
    geben: gibt, gegeben, gab
    nehmen: nimmt, genommen
    sehen: sieht, sah
    essen: isst, aß
    lesen: liest, las
    sprechen: spricht, sprach
    fahren: fährt, fuhr
    laufen: läuft, lief
    finden: fand, gefunden
    schreiben: schrieb
    bringen: gebracht
    denken: dachte
    schön: schönes, schöne, schöner, schönste
    klein: kleiner, kleinen
    groß: größer, größte
    alt: älter
    dunkel: dunkle
    teuer: teure
    gut: besser, beste
    hoch: hohe, höher
    """

  static let russian = """
    собака: собаками, собаку, собак, собаке
    книга: книги, книг, книгой
    девушка: девушек
    сестра: сестёр, сестры
    неделя: недель, неделю
    армия: армии, армией
    стол: столом, столы, столов
    отец: отца, отцом
    кусок: куска
    рынок: рынки
    музей: музея, музеев
    словарь: словаря, словарей
    ночь: ночью, ночей
    окно: окна, окон, окном
    письмо: писем
    море: морей, моря
    здание: здания, зданий
    имя: имени, имена
    день: дня, дней
    человек: людей, люди
    ребёнок: детей, дети, ребенка
    друг: друзья, друзей
    мать: матери
    котёнок: котята
    брат: братья
    красивый: красивая, красивого, красивых, красивее, красив
    синий: синяя, синего
    хороший: хорошая, хорошими, лучше
    большой: большая, больше
    нужный: нужен, нужна
    читать: читаю, читает, читал, читай, читая, читающий
    говорить: говорит, говорю, говорили, говорите
    любить: люблю, любит
    ходить: хожу, ходи
    писать: пишу, пишет
    искать: ищу
    рисовать: рисую, рисует
    танцевать: танцую
    давать: даю
    сидеть: сижу, сидит
    кричать: кричат
    стоять: стоит
    отдохнуть: отдохнул, отдохну
    умываться: умывается, умывалась, умываюсь
    умывать: умывается
    смеяться: смеюсь, смеялся
    идти: шёл, иду, шла, шел
    прийти: пришёл, приду
    пойти: пошла, пойдём
    есть: ем, едят
    быть: был, будет
    хотеть: хочу, хотят, хотел
    мочь: могу, может, мог
    дать: дам, дал, дадут
    ехать: еду, едет
    взять: возьму
    жить: живу
    нести: нёс, несут
    привыкнуть: привык
    сделать: сделано, сделанный
    открыть: открыта, открою
    """
}
