/// Paragraphs of forty words or so, written for these tests.
enum LanguageSamples {
  static let known = [
    (
      "en",
      "When the old lighthouse keeper finally retired, nobody in the village wanted to take over his lonely work. The lamp had to be lit every evening, and the stairs were steep, but the view from the top was worth more than any wage."
    ),
    (
      "en",
      "Install the package first, then edit the configuration file and restart the service. If something goes wrong, the log will tell you which option could not be read. You can always go back to the default settings by removing the file."
    ),
    (
      "es",
      "Cuando por fin se jubiló el viejo farero, nadie en el pueblo quiso hacerse cargo de su trabajo solitario. Había que encender la lámpara todas las tardes, y la escalera era muy empinada, pero la vista desde arriba valía más que cualquier sueldo."
    ),
    (
      "es",
      "Primero instale el paquete, luego modifique el archivo de configuración y reinicie el servicio. Si algo sale mal, el registro le dirá qué opción no se pudo leer. Siempre puede volver a los valores por omisión borrando el archivo."
    ),
    (
      "ru",
      "Когда старый смотритель маяка наконец вышел на пенсию, никто в деревне не захотел взяться за его одинокую работу. Лампу надо было зажигать каждый вечер, лестница была крутая, но вид сверху стоил больше любого жалованья, и он это знал."
    ),
    (
      "ru",
      "Сначала установите пакет, затем измените файл настроек и перезапустите службу. Если что-то пойдёт не так, в журнале будет сказано, какой параметр не удалось прочитать. Вы всегда можете вернуться к настройкам по умолчанию, если удалите этот файл с диска."
    ),
    (
      "de",
      "Als der alte Leuchtturmwärter endlich in den Ruhestand ging, wollte niemand im Dorf seine einsame Arbeit übernehmen. Die Lampe musste jeden Abend angezündet werden, und die Treppe war steil, aber die Aussicht von oben war mehr wert als jeder Lohn."
    ),
    (
      "de",
      "Installieren Sie zuerst das Paket, bearbeiten Sie dann die Konfigurationsdatei und starten Sie den Dienst neu. Wenn etwas schiefgeht, steht im Protokoll, welche Option nicht gelesen werden konnte. Durch Löschen der Datei kehren Sie immer zu den Voreinstellungen zurück."
    ),
    (
      "fr",
      "Quand le vieux gardien du phare prit enfin sa retraite, personne au village ne voulut reprendre son travail solitaire. Il fallait allumer la lampe tous les soirs, et l'escalier était raide, mais la vue d'en haut valait plus que n'importe quel salaire."
    ),
    (
      "fr",
      "Installez d'abord le paquet, puis modifiez le fichier de configuration et redémarrez le service. Si quelque chose ne va pas, le journal vous dira quelle option n'a pas pu être lue. Vous pouvez toujours revenir aux réglages par défaut en supprimant le fichier."
    ),
    (
      "it",
      "Quando il vecchio guardiano del faro andò finalmente in pensione, nessuno in paese volle prendere il suo lavoro solitario. Bisognava accendere la lampada tutte le sere, e la scala era ripida, ma la vista dall'alto valeva più di qualsiasi stipendio."
    ),
    (
      "it",
      "Installate prima il pacchetto, poi modificate il file di configurazione e riavviate il servizio. Se qualcosa va storto, il registro vi dirà quale opzione non è stata letta. Potete sempre tornare alle impostazioni predefinite cancellando il file dal disco."
    ),
    (
      "pt",
      "Quando o velho faroleiro finalmente se aposentou, ninguém na aldeia quis assumir o seu trabalho solitário. Era preciso acender a lâmpada todas as tardes, e a escada era muito íngreme, mas a vista lá de cima valia mais do que qualquer salário."
    ),
    (
      "pt",
      "Primeiro instale o pacote, depois altere o ficheiro de configuração e reinicie o serviço. Se algo correr mal, o registo dirá qual opção não pôde ser lida. Pode sempre voltar às predefinições apagando o ficheiro do seu disco rígido."
    ),
  ]

  static let others = [
    (
      "pl",
      "Kiedy stary latarnik przeszedł wreszcie na emeryturę, nikt we wsi nie chciał przejąć jego samotnej pracy. Lampę trzeba było zapalać każdego wieczoru, a schody były strome, ale widok z góry był wart więcej niż jakakolwiek pensja."
    ),
    (
      "nl",
      "Toen de oude vuurtorenwachter eindelijk met pensioen ging, wilde niemand in het dorp zijn eenzame werk overnemen. De lamp moest elke avond worden aangestoken en de trap was steil, maar het uitzicht van boven was meer waard dan elk loon."
    ),
    (
      "sv",
      "När den gamle fyrvaktaren äntligen gick i pension ville ingen i byn ta över hans ensamma arbete. Lampan måste tändas varje kväll, och trappan var brant, men utsikten från toppen var värd mer än någon lön."
    ),
    (
      "da",
      "Da den gamle fyrpasser endelig gik på pension, ville ingen i landsbyen overtage hans ensomme arbejde. Lampen skulle tændes hver aften, og trappen var stejl, men udsigten fra toppen var mere værd end nogen løn."
    ),
    (
      "uk",
      "Коли старий доглядач маяка нарешті вийшов на пенсію, ніхто в селі не захотів узятися за його самотню роботу. Лампу треба було запалювати щовечора, сходи були круті, але краєвид згори вартував більше за будь-яку платню."
    ),
    (
      "bg",
      "Когато старият пазач на фара най-сетне се пенсионира, никой в селото не искаше да поеме самотната му работа. Лампата трябваше да се пали всяка вечер, а стълбата беше стръмна, но гледката отгоре струваше повече от всяка заплата."
    ),
    (
      "ca",
      "Quan el vell faroner finalment es va jubilar, ningú del poble no va voler fer-se càrrec de la seva feina solitària. Calia encendre el llum cada vespre, i l'escala era molt dreta, però la vista des de dalt valia més que qualsevol sou."
    ),
    (
      "gl",
      "Cando o vello fareiro por fin se xubilou, ninguén na aldea quixo facerse cargo do seu traballo solitario. Había que acender a lámpada todas as tardes, e a escaleira era moi empinada, pero a vista dende arriba valía máis ca calquera soldo."
    ),
    (
      "ro",
      "Când bătrânul paznic al farului s-a pensionat în sfârșit, nimeni din sat nu a vrut să preia munca lui singuratică. Lampa trebuia aprinsă în fiecare seară, iar scara era abruptă, dar priveliștea de sus valora mai mult decât orice salariu."
    ),
    (
      "cs",
      "Když starý strážce majáku konečně odešel do důchodu, nikdo ve vesnici nechtěl převzít jeho osamělou práci. Lampa se musela rozsvěcet každý večer a schody byly strmé, ale výhled shora měl větší cenu než jakákoli mzda."
    ),
    (
      "la",
      "Gallia est omnis divisa in partes tres, quarum unam incolunt Belgae, aliam Aquitani, tertiam qui ipsorum lingua Celtae, nostra Galli appellantur. Hi omnes lingua, institutis, legibus inter se differunt. Gallos ab Aquitanis Garumna flumen dividit."
    ),
    (
      "fi",
      "Kun vanha majakanvartija vihdoin jäi eläkkeelle, kukaan kylässä ei halunnut ottaa hänen yksinäistä työtään. Lamppu piti sytyttää joka ilta ja portaat olivat jyrkät, mutta näköala ylhäältä oli arvokkaampi kuin mikään palkka."
    ),
    (
      "hu",
      "Amikor az öreg világítótorony-őr végre nyugdíjba ment, a faluban senki sem akarta átvenni a magányos munkáját. A lámpát minden este meg kellett gyújtani, a lépcső meredek volt, de a kilátás többet ért minden fizetésnél."
    ),
    (
      "eo",
      "Kiam la maljuna lumturisto fine emeritiĝis, neniu en la vilaĝo volis transpreni lian solecan laboron. La lampon oni devis ŝalti ĉiun vesperon, kaj la ŝtuparo estis kruta, sed la vidaĵo de supre valoris pli ol iu ajn salajro."
    ),
    (
      "tr",
      "Yaşlı fener bekçisi sonunda emekli olunca köyde kimse onun yalnız işini üstlenmek istemedi. Lambanın her akşam yakılması gerekiyordu ve merdiven çok dikti ama yukarıdan görünen manzara her maaştan daha değerliydi."
    ),
  ]
}
