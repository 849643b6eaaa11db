extension FalseFriends {
  /// Lines with an English word, its meaning in Italian, the Italian word that looks like it, and the meaning of that word in English.
  ///
  /// Written for this project. Pairs can be checked in: V. Browne, *Odd Pairs & False Friends: dizionario di false analogie e ambigue
  /// affinità fra inglese e italiano* (Zanichelli, 1987); *il Ragazzini* (Zanichelli).
  static let italian = """
    accommodate | ospitare | accomodarsi | make oneself comfortable
    actual | reale | attuale | current
    actually | in realtà | attualmente | currently
    addiction | dipendenza | addizione | addition
    annoyed | infastidito | annoiato | bored
    attend | frequentare | attendere | wait
    attitude | atteggiamento | attitudine | aptitude
    bald | calvo | baldo | bold
    barracks | caserma | baracca | hut
    brave | coraggioso | bravo | good
    cafeteria | mensa | caffettiera | coffee pot
    camera | macchina fotografica | camera | bedroom
    candid | franco | candido | pure white
    canteen | mensa | cantina | cellar
    caution | cautela | cauzione | bail
    cave | grotta | cava | quarry
    code | codice | coda | tail
    cold | freddo | caldo | hot
    commodity | merce | comodità | comfort
    conductor | direttore d'orchestra | conducente | driver
    confetti | coriandoli | confetti | sugared almonds
    confidence | fiducia | confidenza | familiarity
    confront | affrontare | confrontare | compare
    crude | grezzo | crudo | raw
    cute | carino | cute | skin
    editor | redattore | editore | publisher
    estate | proprietà | estate | summer
    eventually | alla fine | eventualmente | possibly
    evidence | prova | evidenza | obviousness
    fabric | stoffa | fabbrica | factory
    factory | fabbrica | fattoria | farm
    fastidious | pignolo | fastidioso | annoying
    fine | multa | fine | end
    firm | ditta | firma | signature
    furniture | mobili | fornitura | supply
    gymnasium | palestra | ginnasio | grammar school
    injury | ferita | ingiuria | insult
    large | grande | largo | wide
    lecture | conferenza | lettura | reading
    library | biblioteca | libreria | bookshop
    magazine | rivista | magazzino | warehouse
    mansion | villa | mansione | task
    morbid | morboso | morbido | soft
    notice | avviso | notizia | news
    novel | romanzo | novella | short story
    ostrich | struzzo | ostrica | oyster
    parent | genitore | parente | relative
    patent | brevetto | patente | driving licence
    pavement | marciapiede | pavimento | floor
    pepperoni | salame piccante | peperoni | peppers
    petrol | benzina | petrolio | crude oil
    preoccupied | assorto | preoccupato | worried
    preservative | conservante | preservativo | condom
    pretend | fingere | pretendere | demand
    proper | appropriato | proprio | own
    recover | guarire | ricoverare | hospitalize
    rumour | voce | rumore | noise
    scholar | studioso | scolaro | pupil
    sensible | ragionevole | sensibile | sensitive
    stranger | sconosciuto | straniero | foreigner
    suggestive | allusivo | suggestivo | evocative
    sympathetic | comprensivo | simpatico | nice
    terrific | fantastico | terrificante | terrifying
    topic | argomento | topo | mouse
    truculent | aggressivo | truculento | gory
    ultimately | in definitiva | ultimamente | lately
    vacancy | posto libero | vacanza | holiday
    """
}
