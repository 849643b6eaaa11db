public import PersonalDictionary

extension CoreDictionaryReader {
  /// The keys of `language` that are spelled almost like what `walk` measures against, in their order.
  public func near(_ walk: SpellingWalk, in language: Language) -> [NearSpelling] {
    var walk = walk
    var found: [NearSpelling] = []
    var letters: [UInt8] = []
    // So many letters of the last key are enough to see that none with this beginning is near.
    var hopeless = Int.max
    for place in 0..<keyCount(of: language) {
      guard let key = key(place, of: language), Letters.all.decode(key, into: &letters) else { continue }
      let shared = zip(walk.path, letters).prefix { $0 == $1 }.count
      if shared >= hopeless { continue }
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
