/// Groups words by root, in order of the first occurrence of the roots.
struct RootGroups {
  private let stemmer: Stemmer
  private var groups: [Group] = []
  private var places: [String: Int] = [:]
  private var wordCount = 0

  private struct Group {
    let root: String
    var count: Int
    var forms: [String]
  }

  init(stemmer: Stemmer) { self.stemmer = stemmer }

  /// Adds a word with its count.
  mutating func add(_ word: String, count: Int) {
    let root = stemmer.stem(spelled: word).root
    wordCount += count
    if let place = places[root] {
      groups[place].count += count
      groups[place].forms.append(word)
    } else {
      places[root] = groups.count
      groups.append(Group(root: root, count: count, forms: [word]))
    }
  }

  var counts: RootCounts {
    let roots = groups.map { group in
      RootCount(root: group.root, count: group.count, forms: group.forms.count == 1 ? group.forms : Array(Set(group.forms)))
    }
    return RootCounts(wordCount: wordCount, roots: roots)
  }
}
