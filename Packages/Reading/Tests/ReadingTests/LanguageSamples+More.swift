extension LanguageSamples {
  /// More paragraphs: a recipe, a dialogue, and one about history or, with English names, about computers.
  static let more = [
    (
      "en",
      "Peel the onions and cut them into thin slices. Heat a little oil in a heavy pan, add the onions and let them brown slowly for half an hour. Stir in the flour, pour the broth over it and let the soup simmer until it has thickened."
    ),
    (
      "en",
      "“You are late again,” she said without looking up from her newspaper. He hung his coat behind the door, sat down and waited. There was nothing he could tell her that she did not know already, and yet he wished that she would ask him where he had been."
    ),
    (
      "en",
      "The first railway in the county was built to carry coal from the mines to the harbour. Passengers were allowed to ride on the wagons from the second year on, at their own risk, and within ten years they paid more than the coal ever had."
    ),
    (
      "es",
      "Pele las cebollas y córtelas en rodajas finas. Caliente un poco de aceite en una cazuela, añada las cebollas y déjelas dorar despacio durante media hora. Incorpore la harina, vierta el caldo por encima y deje que la sopa hierva a fuego lento hasta que espese."
    ),
    (
      "es",
      "—Otra vez llegas tarde —dijo ella sin levantar la vista del periódico. Él colgó el abrigo detrás de la puerta, se sentó y esperó. No había nada que pudiera contarle que ella no supiera ya, y sin embargo deseaba que le preguntara dónde había estado toda la noche."
    ),
    (
      "es",
      "El primer ferrocarril de la comarca se construyó para llevar el carbón de las minas al puerto. A partir del segundo año se permitió a los viajeros subir a los vagones por su cuenta y riesgo, y diez años después pagaban más de lo que nunca había dado el carbón."
    ),
    (
      "ru",
      "Очистите лук и нарежьте его тонкими кольцами. Разогрейте в толстой сковороде немного масла, положите лук и медленно жарьте полчаса, пока он не станет золотистым. Добавьте муку, влейте бульон и варите суп на слабом огне, пока он не загустеет. Подавайте с гренками и тёртым сыром, посыпав зеленью."
    ),
    (
      "ru",
      "— Ты опять опоздал, — сказала она, не поднимая глаз от газеты. Он повесил пальто за дверью, сел и стал ждать. Ему нечего было ей рассказать такого, чего она бы уже не знала, и всё-таки ему хотелось, чтобы она спросила, где он был весь этот вечер."
    ),
    (
      "ru",
      "Сервер работает под управлением Debian GNU/Linux, почту принимает Postfix, а сайты обслуживают Apache и Nginx. Резервные копии делает BackupPC, за состоянием следят Munin и Nagios, сеть настроена через NetworkManager, а виртуальные машины запускаются в KVM и QEMU. Все настройки хранятся в Git, и менять их на самом сервере запрещено."
    ),
    (
      "de",
      "Schälen Sie die Zwiebeln und schneiden Sie sie in dünne Scheiben. Erhitzen Sie etwas Öl in einer schweren Pfanne, geben Sie die Zwiebeln dazu und lassen Sie sie eine halbe Stunde langsam bräunen. Rühren Sie das Mehl ein, gießen Sie die Brühe darüber und lassen Sie die Suppe leise kochen."
    ),
    (
      "de",
      "„Du kommst schon wieder zu spät“, sagte sie, ohne von der Zeitung aufzusehen. Er hängte seinen Mantel hinter die Tür, setzte sich und wartete. Es gab nichts, was er ihr hätte erzählen können und was sie nicht schon wusste, und doch wünschte er, sie würde fragen, wo er gewesen war."
    ),
    (
      "de",
      "Die erste Eisenbahn des Kreises wurde gebaut, um Kohle aus den Gruben zum Hafen zu bringen. Vom zweiten Jahr an durften Reisende auf eigene Gefahr auf den Wagen mitfahren, und keine zehn Jahre später brachten sie mehr Geld ein, als es die Kohle jemals getan hatte."
    ),
    (
      "fr",
      "Épluchez les oignons et coupez-les en fines rondelles. Faites chauffer un peu d'huile dans une cocotte, ajoutez les oignons et laissez-les dorer doucement pendant une demi-heure. Incorporez la farine, versez le bouillon par-dessus et laissez mijoter la soupe jusqu'à ce qu'elle épaississe."
    ),
    (
      "fr",
      "— Tu es encore en retard, dit-elle sans lever les yeux de son journal. Il accrocha son manteau derrière la porte, s'assit et attendit. Il n'y avait rien qu'il pût lui raconter et qu'elle ne sût déjà, et pourtant il aurait voulu qu'elle lui demande où il était passé."
    ),
    (
      "fr",
      "Le premier chemin de fer du département fut construit pour transporter le charbon des mines jusqu'au port. Dès la deuxième année, les voyageurs eurent le droit de monter sur les wagons à leurs risques et périls, et dix ans plus tard ils rapportaient davantage que le charbon n'avait jamais rapporté."
    ),
    (
      "it",
      "Sbucciate le cipolle e tagliatele a fettine sottili. Scaldate un po' d'olio in una pentola pesante, aggiungete le cipolle e lasciatele dorare lentamente per mezz'ora. Incorporate la farina, versateci sopra il brodo e lasciate sobbollire la zuppa finché non si sarà addensata, mescolando ogni tanto con un cucchiaio di legno."
    ),
    (
      "it",
      "«Sei di nuovo in ritardo», disse lei senza alzare gli occhi dal giornale. Lui appese il cappotto dietro la porta, si sedette e aspettò. Non c'era niente che potesse raccontarle e che lei non sapesse già, eppure avrebbe voluto che gli chiedesse dove era stato tutta la notte."
    ),
    (
      "it",
      "La prima ferrovia della provincia fu costruita per portare il carbone dalle miniere al porto. Dal secondo anno in poi i viaggiatori ebbero il permesso di salire sui vagoni a loro rischio, e dopo dieci anni rendevano più di quanto il carbone avesse mai reso alla compagnia."
    ),
    (
      "pt",
      "Descasque as cebolas e corte-as em rodelas finas. Aqueça um pouco de azeite numa panela pesada, junte as cebolas e deixe-as alourar lentamente durante meia hora. Misture a farinha, deite o caldo por cima e deixe a sopa cozer em lume brando até engrossar, mexendo de vez em quando."
    ),
    (
      "pt",
      "— Chegaste outra vez atrasado — disse ela sem levantar os olhos do jornal. Ele pendurou o casaco atrás da porta, sentou-se e esperou. Não havia nada que lhe pudesse contar que ela não soubesse já, e no entanto gostaria que ela lhe perguntasse onde tinha estado."
    ),
    (
      "pt",
      "A primeira ferrovia da região foi construída para levar o carvão das minas até o porto. A partir do segundo ano, os passageiros puderam viajar nos vagões por sua própria conta e risco, e dez anos depois eles rendiam mais do que o carvão jamais tinha rendido à companhia."
    ),
  ]

  /// Russian sentences of ten to twelve words.
  static let shortRussian = [
    "Вчера я ходил на рынок и купил свежего хлеба, сыра и помидоров.",
    "Дети играли у реки, пока старый рыбак чинил на берегу свои сети.",
    "Поезд опоздал на два часа из-за снега, и мы пропустили пересадку.",
    "Учительница спросила, кто прочитал книгу, но никто не поднял руку.",
    "Сервер Apache перезапускают командой systemctl restart apache2 после каждого изменения настроек сайта.",
    "Математика учит думать, а физика показывает, над чем стоит поломать голову.",
  ]

  /// Short sentences in languages whose letters are all or mostly Russian.
  static let shortOthers = [
    "Вчера отидох на пазара и купих пресен хляб, сирене и няколко домата.",
    "Децата играеха край реката, докато старият рибар поправяше мрежите си.",
    "Учора я ходив на базар і купив свіжий хліб, сир та кілька помідорів.",
    "Потяг запізнився на дві години через сніг, тому ми пропустили пересадку.",
    "Учора я хадзіў на рынак і купіў свежы хлеб, сыр і некалькі памідораў.",
    "Јуче сам ишао на пијацу и купио свеж хлеб, сир и неколико парадајза.",
    "Би өчигдөр зах руу явж шинэ талх, бяслаг, хэдэн улаан лооль худалдаж авсан.",
    "Мен кеше базарға барып, жаңа нан, ірімшік және бірнеше қызанақ сатып алдым.",
  ]
}
