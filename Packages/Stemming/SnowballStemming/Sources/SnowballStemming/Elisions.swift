/// Words that lose their final vowel before a vowel, by language.
///
/// The Snowball library treats them as a part of the next word: `l'école` would have another root than `école`. Words that contain an
/// apostrophe themselves stay whole: aujourd'hui, quelqu'un, presqu'île, senz'altro.
enum Elisions {
  static let ofLanguages: [String: Set<String>] = ["fr": french, "it": italian]

  private static let french: Set<String> = [
    "c", "ç", "d", "j", "l", "m", "n", "s", "t", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu",
  ]

  private static let italian: Set<String> = [
    // Articles, also combined with prepositions.
    "l", "un", "gl", "all", "coll", "dall", "dell", "nell", "sull",
    // Pronouns and other short words.
    "c", "d", "m", "n", "s", "t", "v", "anch", "neanch", "com", "cos", "dov", "quand", "quant",
    // Determiners.
    "quell", "quest", "alcun", "ciascun", "nessun", "qualcun", "bell", "sant", "mezz", "tutt",
  ]
}
