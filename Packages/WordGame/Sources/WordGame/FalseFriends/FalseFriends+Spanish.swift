extension FalseFriends {
  /// Lines with an English word, its meaning in Spanish, the Spanish word that looks like it, and the meaning of that word in English.
  ///
  /// Written for this project. Pairs can be checked in: M. Prado, *Diccionario de falsos amigos inglés–español* (Gredos, 2001); *Oxford
  /// Spanish Dictionary* (4th edition, 2008).
  static let spanish = """
    actually | en realidad | actualmente | at present
    advertisement | anuncio | advertencia | warning
    attend | asistir | atender | serve
    bank | banco | banca | bench
    bland | soso | blando | soft
    camp | campamento | campo | field
    carpet | alfombra | carpeta | folder
    cartoon | dibujos animados | cartón | cardboard
    casualty | víctima | casualidad | coincidence
    choke | ahogarse | chocar | crash
    commodity | mercancía | comodidad | comfort
    compromise | acuerdo | compromiso | commitment
    confidence | confianza | confidencia | secret
    constipated | estreñido | constipado | having a cold
    deception | engaño | decepción | disappointment
    delight | deleite | delito | crime
    dinner | cena | dinero | money
    disgrace | vergüenza | desgracia | misfortune
    disgust | asco | disgusto | annoyance
    embarrassed | avergonzado | embarazada | pregnant
    exit | salida | éxito | success
    fabric | tela | fábrica | factory
    fast | rápido | fasto | pomp
    football | fútbol | futbolín | table football
    gentle | suave | gentil | kind
    globe | esfera | globo | balloon
    grocery | comestibles | grosería | rudeness
    idiom | modismo | idioma | language
    ingenuity | ingenio | ingenuidad | naivety
    inhabited | habitado | inhabitado | uninhabited
    jam | mermelada | jamón | ham
    jubilation | júbilo | jubilación | retirement
    large | grande | largo | long
    lecture | conferencia | lectura | reading
    library | biblioteca | librería | bookshop
    luxury | lujo | lujuria | lust
    mascara | rímel | máscara | mask
    mayor | alcalde | mayor | older
    molest | acosar | molestar | bother
    notice | aviso | noticia | news
    once | una vez | once | eleven
    pan | sartén | pan | bread
    parent | padre | pariente | relative
    pie | pastel | pie | foot
    preservative | conservante | preservativo | condom
    pretend | fingir | pretender | intend
    quiet | silencioso | quieto | still
    quit | dejar | quitar | remove
    record | grabar | recordar | remember
    red | rojo | red | net
    resume | reanudar | resumir | summarize
    rope | cuerda | ropa | clothes
    sane | cuerdo | sano | healthy
    sauce | salsa | sauce | willow
    sensible | sensato | sensible | sensitive
    soap | jabón | sopa | soup
    stranger | desconocido | extranjero | foreigner
    success | éxito | suceso | event
    sympathetic | compasivo | simpático | nice
    tramp | vagabundo | trampa | trap
    tuna | atún | tuna | prickly pear
    ultimately | al final | últimamente | lately
    vase | jarrón | vaso | glass
    vine | vid | vino | wine
    """
}
