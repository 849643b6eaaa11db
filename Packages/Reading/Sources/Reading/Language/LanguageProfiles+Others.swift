extension LanguageProfiles {
  /// Languages that resemble the recognised ones. With them, texts in these are not mistaken for one of the others.
  static let others = [
    LanguageProfile(
      "nl",
      """
      de van het een en in is dat op te zijn met voor niet die hij aan er ook als om maar dan bij ze door naar uit nog wel worden wordt heeft deze \
      hebben over was tot werd ik je meer kan moet zich dit haar geen zo wat of al had mijn hun veel onder wij jaar na waar daar toch \
      tegen alle ons toen u kunnen zou
      """, letters: "ëïéèöü"
    ),
    LanguageProfile(
      "sv",
      """
      och i att det som en på är av för med till den har de inte om ett han var jag men sig från så kan vi när år hade ut då eller hon efter vid \
      mot nu också hans skulle under man sin över bara detta upp varit där än ha mycket få alla dem kunde mig vara
      """, letters: "åäöé"
    ),
    LanguageProfile(
      "da",
      """
      og i at det er en til af på som for med den der de ikke et har jeg om han var men sig fra så vi kan når år havde ud eller hun efter ved mod \
      nu også hans skulle man sin over kun dette op været hvor end ha meget få alle dem kunne mig være hvad bliver blev
      """, letters: "æøåé"
    ),
    LanguageProfile(
      "no",
      """
      og i det er på som en å for til av med at har de ikke den han var et jeg om men seg fra så vi kan når år hadde ut eller hun etter ved mot nå \
      også hans skulle man sin over bare dette opp vært hvor enn ha mye få alle dem kunne meg være hva blir ble noe
      """, letters: "æøåéò"
    ),
    LanguageProfile(
      "pl",
      """
      w i na z się nie do że to jest o jak od po za przez co a dla ale są przy może tym był jego tego ich być tylko oraz lub już czy ze jej które \
      który była ma było która bardzo tak też sobie więc po mnie roku pan gdy gdzie ja tu ten pod nad jako
      """, letters: "ąćęłńóśźż", endings: "ego ych ach ość nia ski wał"
    ),
    LanguageProfile(
      "cs",
      """
      a se v na je že s z do o to i ve pro za by ale si po jako jsem jeho k jsou podle který nebo bude byl od ze už jen která při bylo co však \
      tak jak jsme být není které mezi než aby také když až má roce kde
      """, letters: "áčďéěíňóřšťúůýž"
    ),
    LanguageProfile(
      "sk",
      """
      a sa v na je že s z do o to i vo pre za by ale si po ako som jeho k sú podľa ktorý alebo bude bol od zo už len ktorá pri bolo čo však \
      tak byť nie ktoré medzi než aby tiež keď až má roku kde
      """, letters: "áäčďéíĺľňóôŕšťúýž"
    ),
    LanguageProfile(
      "hr",
      """
      i u je se na da za su od s o a što kao koji to ne će ili iz bi sam do po ali nije te više koja samo biti bio kako ima jer kod ako \
      sve prema još bila nakon može smo gdje kada koje ja pa
      """, letters: "čćđšž"
    ),
    LanguageProfile(
      "ro",
      """
      de și în a la cu o pe că nu un din este se care mai pentru sau fi au era ce sunt al lui dar prin după ca ale fost ar îi iar fără i-a \
      ei cel cea am el ea aceste acest numai când foarte această fiind să lor până
      """, letters: "ăâîșțşţ"
    ),
    LanguageProfile(
      "ca",
      """
      de la i el que a en l d les els un per una amb és del no es al més com se dels va però han seu aquesta aquest són o va ser als hi ha fer s ja \
      molt seva quan anys on també sobre entre fins tot ho si sense després havia perquè així altres aquests ell què dos cada tots pel pels \
      encara era té meva meu nosaltres això
      """, letters: "àçèéíïòóúü·", endings: "ció cions ment tat ada"
    ),
    LanguageProfile(
      "gl",
      """
      de a o que e do da en un non para os unha se no na por máis as dos como pero foi ao co coa das á súa ou ser cando moi hai nos xa está \
      tamén só polo pola ata iso ela entre era despois sen seu aos ten ese eles esta nunha nin nas dun dunha xunto así onde porque estaba
      """, letters: "áéíóúñü", endings: "ción cións mente dade"
    ),
    LanguageProfile(
      "la",
      """
      et in est non ad ut cum qui quod sed si per ex quae de ab esse aut enim a nec ac sunt hoc se atque eius etiam quam autem quo quid haec \
      ille me te nam ne neque erat quoque tamen nunc id omnes omnia pro sine inter
      """, letters: "æœ", endings: "um orum arum ibus tur que"
    ),
    LanguageProfile(
      "fi",
      """
      ja on ei se että oli hän mutta joka kun ovat kuin myös mukaan sen niin ole olla tai jos vain hänen nyt voi siitä mitä kanssa jo sitä vielä \
      minä tämä sitten ne joka koko jälkeen
      """, letters: "äöå", endings: "ssa ssä lla llä sta stä ksi een aan nen"
    ),
    LanguageProfile(
      "hu",
      """
      a az és hogy nem is egy ez meg volt de azt csak ha már mint el még vagy ki ezt van sem aki le fel minden akkor ami lesz nagyon után szerint \
      azonban itt kell neki pedig én mert
      """, letters: "áéíóöőúüű"
    ),
    LanguageProfile(
      "tr",
      """
      ve bir bu da de için ile çok o ne daha olarak gibi en ama kadar sonra var olan ben mi her ki değil diye iki ya yok şey olduğu ise kendi \
      bana zaman onun önce göre
      """, letters: "çğıöşüâ"
    ),
    LanguageProfile(
      "eo",
      """
      la kaj de en estas al ke ne li mi por kun kiu ĝi estis sed oni pri ili el ĉiuj aŭ ĉi si tiu kiel nur pli ankaŭ ĝis ŝi ni tio per se tre
      """, letters: "ĉĝĥĵŝŭ", endings: "oj ojn ajn anta"
    ),
    LanguageProfile(
      "id",
      """
      yang dan di dari untuk dengan pada ini itu dalam tidak adalah akan ke oleh juga ia dia telah atau sebagai karena ada mereka saya bisa para \
      seperti lebih sudah tersebut kami anda bahwa
      """, letters: "é"
    ),
    LanguageProfile(
      "uk",
      """
      і в не на що з у та до я як це за його він а але для від про так є по ми було ви був вона який бути або вже ще їх мене які її під щоб при \
      коли тільки були може навіть все зі де після й його тут нас мені
      """, letters: "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'", endings: "ти ть ся ість ння ого ому ий ів ими ах ою ій ли ла", script: .cyrillic
    ),
    LanguageProfile(
      "be",
      """
      і ў не на што з у да я як гэта за яго ён а але для ад пра так ёсць па мы было вы быў яна які быць або ўжо яшчэ іх мяне якія яе пад каб пры \
      калі толькі былі можа нават усё дзе пасля
      """, letters: "абвгдеёжзійклмнопрстуўфхцчшыьэюя", script: .cyrillic
    ),
    LanguageProfile(
      "bg",
      """
      на и да се в за от с е не че по са до като си това го той към а но ще при със ги беше само или който след които през още тя му му бе има \
      така ако защото те й във бъде което която може
      """, letters: "абвгдежзийклмнопрстуфхцчшщъьюя", endings: "ът ата ята ите ето ната ният ия ява иха ах ше ват ни на", script: .cyrillic
    ),
    LanguageProfile(
      "sr",
      """
      и у је се на да за су од са о а што као који то не ће или из би сам до по али није те више која само бити био како има јер код ако све \
      према још била
      """, letters: "абвгдђежзијклљмнњопрстћуфхцчџш", script: .cyrillic
    ),
  ]
}
