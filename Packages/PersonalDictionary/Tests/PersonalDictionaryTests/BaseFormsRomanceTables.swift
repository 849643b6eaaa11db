extension FormTables {
  static let spanish = """
    casa: casas, la casa, las casas, una casa
    perro: un perro, perros, los perros
    ciudad: ciudades
    luz: luces
    canción: canciones
    alemán: alemanes
    joven: jóvenes
    francés: franceses, francesa
    niño: niñas, niños
    rojo: rojas, roja
    español: española
    profesor: profesora, profesores
    bonito: bonitas
    hablar: hablo, hablamos, hablaron, hablaba, hablaré, hablaría, hablé, hablado, hable, hablara, yo hablo, he hablado
    cantar: cantando, cantas, cantó
    comer: comieron, comía, comeré, comido, comiendo, come
    vivir: vivimos, vivió, viven, viviré, viviera
    empezar: empiezo, empecé, empiece
    buscar: busqué, busquen
    llegar: llegué
    contar: cuento, cuenta
    pedir: pido, pidió, pidiendo
    dormir: duermo, durmió
    preferir: prefiero
    conocer: conozco
    coger: cojo
    seguir: sigo
    construir: construyó, construyen
    leer: leyó, leyendo
    lavar: lávate, lavarlo, lavándose, lavarse
    lavarse: lávate, me lavo, lavarme, se lava
    llamarse: me llamo
    sentarse: siéntate
    dar: dámelo, doy
    ser: soy, eres, fue, era
    estar: estoy, estuve
    ir: voy, fuimos, iba, vaya
    tener: tengo, tuvo, tendrá, tienes
    mantener: mantuvo, mantiene
    hacer: hizo, haré, hecho, haga
    decir: dijo, dicho, dime
    poder: puedo, pudo, podría
    querer: quiero, quiso
    saber: sé, supe, sabré
    venir: vengo, vino
    poner: puse, puesto
    ver: visto, vimos, veía
    volver: vuelto, vuelvo
    escribir: escrito
    traer: trajo
    conducir: condujo
    rápido: rápidamente
    guapo: guapísima
    gato: gatito
    darse cuenta: me doy cuenta
    fin de semana: fines de semana
    """

  static let french = """
    maison: une maison, maisons, la maison
    eau: l'eau, l’eau, de l'eau
    chien: chiens, les chiens
    cheval: chevaux
    journal: journaux
    travail: travaux
    bateau: bateaux
    œil: yeux
    beau: belle, beaux
    nouveau: nouvelles
    heureux: heureuse, heureuses
    petit: petite, petites
    italien: italienne
    premier: première
    actif: active
    blanc: blanche
    gros: grosse
    danseur: danseuse
    acteur: actrice
    fatigué: fatiguée
    manger: mangent, mange, mangeons, mangé, mangeait, mangera, j'ai mangé
    parler: parlons, parlez, parlaient, parlerai, parlé, je parle
    acheter: achète, achètent
    préférer: préfère
    appeler: appelle
    s'appeler: je m'appelle, s'appelle, m’appelle
    se laver: me lave, se lave
    laver: se laver
    se souvenir: souviens, me souviens
    commencer: commençons
    payer: paie
    employer: emploie
    finir: finissons, finit, fini, finissent
    choisir: choisi, choisissez
    partir: pars, part, partent
    dormir: dort
    vendre: vends, vendu, vendons
    attendre: attendu, attend
    être: suis, est, sont, était, été, sera
    avoir: ai, ont, avait, eu, aura
    aller: allé, vais, vont, irai, suis allé
    faire: fait, fais, font, fera
    dire: dit, disent
    pouvoir: peux, peut, pourrait
    vouloir: veux, voudrais
    savoir: sais, su, saura
    devoir: dois, doit
    voir: vois, vu, verra
    prendre: pris, prend, prennent
    comprendre: compris, comprenons
    mettre: mis, mets
    venir: viens, venu, viendra
    devenir: devenu, devient
    tenir: tient
    ouvrir: ouvert
    boire: bois, bu
    croire: crois, cru
    lire: lu, lisent
    écrire: écrit, écrivez
    vivre: vécu
    connaître: connais, connu
    peindre: peint, peignons
    conduire: conduit
    recevoir: reçu, reçois
    lent: lentement
    pomme de terre: pommes de terre
    """

  static let italian = """
    cane: il cane, cani, un cane
    zaino: lo zaino, zaini
    amico: gli amici, amici, un amico
    amica: amiche, un'amica, l'amica
    casa: case, le case, la casa
    libro: libri
    acqua: l'acqua
    lago: laghi
    problema: problemi
    farfalla: farfalle
    figlio: figli
    faccia: facce
    spiaggia: spiagge
    occhio: occhi
    uomo: uomini
    uovo: uova
    bello: bella, belle, bei
    famoso: famosa, famosi
    felice: felici
    parlare: parlano, parlo, parlato, parlava, parlerò, parlassi, parlando, parlò, io parlo, ho parlato
    andare: andato, vado, va, andrò, sono andato
    essere: sono, è, era, sarà, siamo
    avere: ho, hanno, avrò
    fare: faccio, fatto, fa
    dire: dico, detto, dimmi
    stare: sto, stanno
    potere: posso, può
    volere: voglio, vuole, vorrei
    dovere: devo, deve
    sapere: so, sanno
    venire: vengo, viene
    vedere: visto, vedo
    prendere: preso, prende
    mettere: messo, mise
    scrivere: scritto, scrive
    leggere: letto, leggo
    chiedere: chiesto
    aprire: aperto
    bere: bevo, bevuto
    uscire: esco
    finire: finisco, finisce, finito
    capire: capisci
    dormire: dorme, dormito
    credere: credo, creduto, crederei
    cercare: cerchi, cercherò
    mangiare: mangi, mangerò, mangiamo
    pagare: paghiamo
    lavarsi: mi lavo, lavati, lavandosi
    lavare: lavarsi, lavarlo
    chiamarsi: mi chiamo, si chiama
    tradurre: tradotto, traduce
    rimanere: rimasto
    scegliere: scelto
    lento: lentamente
    bellissimo: bellissimi
    """

  static let portuguese = """
    casa: casas, uma casa
    gato: o gato, gatos, os gatos
    cão: cães
    limão: limões, limoes
    mão: mãos
    animal: animais
    papel: papéis
    hotel: hotéis
    lençol: lençóis
    homem: homens
    flor: flores
    luz: luzes
    mês: meses
    inglês: inglesa, ingleses
    alemão: alemã, alemães
    bom: boa, bons
    bonito: bonita, bonitas
    professor: professora
    europeu: europeia
    falar: falam, falo, falou, falava, falarei, falando, fale, falasse, falei, eu falo
    comer: comeu, comia, comido, come, comerá
    partir: partiu, partem, partimos
    começar: comece, comecei
    ficar: fiquei
    chegar: cheguei
    conhecer: conheço
    dirigir: dirijo
    dormir: durmo
    sentir: sinto
    preferir: prefiro
    subir: sobe
    passear: passeio
    construir: constrói, construiu
    ser: sou, é, foi, são, era
    estar: estou, esteve
    ir: vou, vamos, foi
    ter: tenho, teve, tinha
    manter: mantém
    haver: há, houve
    fazer: faço, fez, feito, fará
    dizer: disse, digo, dito
    trazer: trouxe
    poder: posso, pôde, podem
    querer: quis, quero
    saber: sei, soube
    ver: vi, visto, vejo
    vir: venho, veio
    pôr: ponho, pôs, põe
    dar: dou, deu
    sair: saiu, saio
    ler: leio
    ouvir: ouço
    pedir: peço
    perder: perco
    abrir: aberto
    escrever: escrito
    lavar-se: lava-se, me lavo, lavar-me
    lavar: lavar-se
    chamar-se: chamo-me
    levantar: levantá-lo
    fazer compras: fazemos compras
    lento: lentamente
    gatinho: gatinhos
    """
}
