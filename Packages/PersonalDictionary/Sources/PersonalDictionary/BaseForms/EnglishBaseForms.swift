extension Grammar {
  static let english = Grammar(
    particles: Particles(
      articles: Articles(of: .english),
      subjects: "i you he she it we they",
      auxiliaries: "am is are was were be been being have has had will would i'm he's she's it's we're they're you're i've you've",
      objects: "me you him her it us them myself yourself himself herself itself ourselves yourselves themselves",
      impersonal: impersonalWords
    ),
    irregular: IrregularForms(englishVerbs + "\n" + englishNouns),
    rules: EndingRules(englishRules),
    prefixes: spellings("under over out with fore for mis re un be up"),
    infinitives: list("_")
  )

  /// The word of a headword for each person's.
  private static let impersonalWords: [String: [String]] = {
    let owners = list("my your his her its our their").map { ($0, ["one's", "someone's", "somebody's"]) }
    let selves = list("myself yourself himself herself itself ourselves yourselves themselves").map { ($0, ["oneself"]) }
    return Dictionary(owners + selves) { first, _ in first }
  }()

  private static let doubled = "bb>b dd>d gg>g kk>k ll>l mm>m nn>n pp>p rr>r ss>s tt>t vv>v zz>z"

  private static let englishRules = [
    EndingRule("'s 'd 'll 're 've", "_"),
    EndingRule("s'", "_ s"),
    EndingRule("men", "man"),
    EndingRule("ies ied ier iest", "y ie"),
    EndingRule("ying", "y ie"),
    EndingRule("ves", "ve f fe"),
    EndingRule("es", "e _ is", finals: "zz>z ss>s"),
    EndingRule("s", "_"),
    EndingRule("ed er est ing", "e _"),
    EndingRule("ed er est ing", "_", finals: doubled + " ck>c"),
    EndingRule("in'", "ing"),
    EndingRule("d", "_", rank: -1),
    EndingRule("ily", "y", rank: -1),
    EndingRule("ically", "ic ical", rank: -1),
    EndingRule("ly", "_ le l", rank: -1),
    EndingRule("iness", "y", rank: -1),
    EndingRule("ness", "_", rank: -1),
    EndingRule("ices", "ex ix", rank: -1),
    EndingRule("ae", "a", rank: -1),
    EndingRule("eaux", "eau", rank: -1),
    EndingRule("n't", "_"),
  ]

  private static let englishNouns = """
    man:men
    woman:women
    child:children
    person:people
    foot:feet
    tooth:teeth
    goose:geese
    mouse:mice
    louse:lice
    ox:oxen
    die:dice
    penny:pence
    brother:brethren
    leaf:leaves
    thief:thieves
    life:lives
    wife:wives
    knife:knives
    wolf:wolves
    shelf:shelves
    half:halves
    self:selves
    calf:calves
    loaf:loaves
    elf:elves
    scarf:scarves
    hoof:hooves
    axis:axes
    quiz:quizzes
    bus:buses busses
    gas:gases
    lens:lenses
    photo:photos
    good:better best
    well:better best
    bad:worse worst
    ill:worse worst
    far:farther further farthest furthest
    little:less least
    few:fewer fewest
    much:more most
    many:more most
    old:elder eldest
    late:latter last
    near:nearer nearest
    I:me
    he:him
    she:her
    we:us
    they:them
    who:whom whose
    this:these
    that:those
    a:an
    """

  private static let englishVerbs = """
    be:am is are was were been being isn't aren't wasn't weren't
    have:has had having haven't hasn't hadn't
    do:does did done doing don't doesn't didn't
    go:goes went gone going
    can:could cannot can't couldn't
    will:would won't wouldn't
    shall:should shan't shouldn't
    may:might
    must:mustn't
    arise:arose arisen
    awake:awoke awoken
    bear:bore borne born
    beat:beaten
    become:became
    begin:began begun
    bend:bent
    bid:bade bidden
    bind:bound
    bite:bit bitten
    bleed:bled
    blow:blew blown
    break:broke broken
    breed:bred
    bring:brought
    build:built
    burn:burnt
    buy:bought
    catch:caught
    choose:chose chosen
    cling:clung
    come:came coming
    creep:crept
    deal:dealt
    die:dying
    dig:dug
    draw:drew drawn
    dream:dreamt
    drink:drank drunk
    drive:drove driven
    dwell:dwelt
    eat:ate eaten
    fall:fell fallen
    feed:fed
    feel:felt
    fight:fought
    find:found
    flee:fled
    fling:flung
    fly:flew flown
    forbid:forbade forbidden
    forget:forgot forgotten
    freeze:froze frozen
    get:got gotten
    give:gave given
    grind:ground
    grow:grew grown
    hang:hung
    hear:heard
    hide:hid hidden
    hold:held
    keep:kept
    kneel:knelt
    know:knew known
    lay:laid
    lead:led
    lean:leant
    leap:leapt
    learn:learnt
    leave:left leaving
    lend:lent
    lie:lay lain lying
    light:lit
    lose:lost
    make:made
    mean:meant
    meet:met
    mow:mown
    pay:paid
    plead:pled
    prove:proven
    ride:rode ridden
    ring:rang rung
    rise:rose risen
    run:ran
    saw:sawn
    say:said
    see:saw seen
    seek:sought
    sell:sold
    send:sent
    sew:sewn
    shake:shook shaken
    shave:shaven
    shear:shorn
    shine:shone
    shoe:shod
    shoot:shot
    show:shown
    shrink:shrank shrunk
    sing:sang sung singing
    sink:sank sunk
    sit:sat
    slay:slew slain
    sleep:slept
    slide:slid
    sling:slung
    smell:smelt
    sow:sown
    speak:spoke spoken
    speed:sped
    spell:spelt
    spend:spent
    spill:spilt
    spin:spun
    spit:spat
    spoil:spoilt
    spring:sprang sprung
    stand:stood
    steal:stole stolen
    stick:stuck
    sting:stung
    stink:stank stunk
    stride:strode stridden
    strike:struck stricken
    string:strung
    strive:strove striven
    swear:swore sworn
    sweep:swept
    swell:swollen
    swim:swam swum
    swing:swung swinging
    take:took taken
    teach:taught
    tear:tore torn
    tell:told
    think:thought
    throw:threw thrown
    tie:tying
    tread:trod trodden
    understand:understood
    wake:woke woken
    wear:wore worn
    weave:wove woven
    weep:wept
    win:won
    wind:wound
    wring:wrung
    write:wrote written
    """
}
