package import CoreModule
package import PersonalDictionary

/// A JSON file of words: an array with an object on each line.
package struct JSONWords {
  package let text: String

  package init(_ words: [Word], _ localTime: LocalTime) {
    let objects = words.map { JSON.object($0.members(localTime)).text }
    text = objects.isEmpty ? "[]\n" : "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }
}
