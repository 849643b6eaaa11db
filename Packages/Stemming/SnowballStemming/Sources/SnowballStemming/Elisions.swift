/// Words that lose their last vowel before a word that begins with one, by language.
///
/// The library takes them for a part of that word: `l'école` would have another root than `école`. What an apostrophe has made one word stays
/// one: aujourd'hui, quelqu'un, presqu'île, senz'altro.
enum Elisions {
  static let ofLanguages: [String: Set<String>] = ["fr": french, "it": italian]

  private static let french: Set<String> = [
    "c", "ç", "d", "j", "l", "m", "n", "s", "t", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu",
  ]

  private static let italian: Set<String> = [
    // Articles, alone and with prepositions.
    "l", "un", "gl", "all", "coll", "dall", "dell", "nell", "sull",
    // Pronouns and little words.
    "c", "d", "m", "n", "s", "t", "v", "anch", "neanch", "com", "cos", "dov", "quand", "quant",
    // What stands before a noun.
    "quell", "quest", "alcun", "ciascun", "nessun", "qualcun", "bell", "sant", "mezz", "tutt",
  ]
}
