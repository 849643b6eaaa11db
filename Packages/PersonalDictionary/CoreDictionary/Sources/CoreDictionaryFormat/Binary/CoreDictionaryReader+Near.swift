public import PersonalDictionary

extension CoreDictionaryReader {
  /// The keys of `language` that are near the typed text of `walk`, in order.
  public func near(_ walk: SpellingWalk, in language: Language) -> [NearSpelling] {
    var walk = walk
    var found: [NearSpelling] = []
    var letters: [UInt8] = []
    // The length of a prefix that is too far from the text: keys with it are skipped.
    var hopeless = Int.max
    forEachKey(of: language) { key in
      guard Letters.all.decode(key, into: &letters) else { return }
      let shared = zip(walk.path, letters).prefix { $0 == $1 }.count
      if shared >= hopeless { return }
      walk.cut(to: shared)
      hopeless = .max
      for letter in letters[shared...] where !walk.append(letter) {
        hopeless = walk.path.count
        break
      }
      if hopeless == .max, let distance = walk.distance {
        found.append(NearSpelling(text: String(decoding: key, as: UTF8.self), distance: distance))
      }
    }
    return found
  }
}
