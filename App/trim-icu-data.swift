// Writes the part of ICU's data that glot uses: trim-icu-data LIBRARY OUTPUT
//
// LIBRARY is the toolchain's static ICU, which has the data as one archive: a header, a table of contents, the items. OUTPUT becomes the same
// archive with fewer items, and the name of its symbol is printed. Ends with 1 when the data cannot be found, so that the program is linked
// with the toolchain's own (docs/decisions/0037-a-smaller-program.md).

import Foundation

/// An archive of ICU's format “CmnD”, where it lies in other bytes.
struct DataArchive {
  struct Item {
    let path: String
    let content: Range<Int>
  }

  let bytes: Data
  let header: Range<Int>
  let items: [Item]

  /// Finds the archive by its signature.
  init?(in bytes: Data) {
    guard let signature = bytes.range(of: Data([0xDA, 0x27, 0x14, 0, 0, 0, 0, 0, 2, 0]) + Data("CmnD".utf8)) else { return nil }
    let start = signature.lowerBound - 2
    func number(at offset: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) } }
    let contents = start + (number(at: start) & 0xFFFF)
    let entries = (0..<number(at: contents)).map { entry in
      (name: contents + number(at: contents + 4 + 8 * entry), content: contents + number(at: contents + 8 + 8 * entry))
    }
    // An item ends where the next one begins. Where the last one ends is not told, so it cannot be taken.
    items = zip(entries, entries.dropFirst()).map { entry, next in
      Item(path: String(decoding: bytes[entry.name...].prefix { $0 != 0 }, as: UTF8.self), content: entry.content..<next.content)
    }
    let areSound = items.allSatisfy { !$0.content.isEmpty && $0.content.upperBound <= bytes.count && $0.path.hasPrefix("icudt") }
    guard areSound else { return nil }
    self.bytes = bytes
    header = start..<contents
  }

  /// The archive with these items alone, in the order in which they were.
  func trimmed(to items: [Item]) -> Data {
    func aligned(_ offset: Int) -> Int { (offset + 15) / 16 * 16 }
    func word(_ number: Int) -> Data { withUnsafeBytes(of: UInt32(number).littleEndian) { Data($0) } }
    let names = items.map { Data($0.path.utf8) + [0] }
    var name = 4 + 8 * items.count
    var content = aligned(header.count + name + names.reduce(0) { $0 + $1.count }) - header.count
    var contents = word(items.count)
    for (item, bytes) in zip(items, names) {
      contents += word(name) + word(content)
      name += bytes.count
      content += aligned(item.content.count)
    }
    var archive = bytes[header] + contents + names.joined()
    for item in items {
      archive += Data(count: aligned(archive.count) - archive.count)
      archive += bytes[item.content]
    }
    return archive
  }
}

/// What is left out: what glot never asks ICU for, and the names and forms of languages in which it never asks.
enum Selection {
  /// Conversion of encodings, preparation of host names, names of characters, characters that look alike.
  static let kinds: Set = ["cnv", "spp", "cfu"]
  static let files: Set = ["cnvalias.icu", "unames.icu"]
  /// Order of words, currencies, countries, transliteration, numbers in words, units, names of time zones.
  static let folders: Set = ["coll", "curr", "region", "translit", "rbnf", "unit", "zone"]
  /// Division into lines, sentences and titles.
  static let breaks = ["line", "sent", "title"]
  /// The languages in which AnkiPackages knows the names of languages.
  static let languages: Set = ["en", "es", "ru", "de", "fr", "it", "pt", "uk", "pl", "nl", "cs", "sv", "tr", "ja", "zh", "ko"]

  static func includes(_ path: String) -> Bool {
    let parts = path.split(separator: "/").dropFirst().map(String.init)
    guard let file = parts.last, let dot = file.lastIndex(of: ".") else { return true }
    let folder = parts.count > 1 ? parts[0] : ""
    let stem = file[..<dot]
    if kinds.contains(String(file[dot...].dropFirst())) || files.contains(file) || folders.contains(folder) { return false }
    if folder == "brkitr" { return !breaks.contains { stem.hasPrefix($0) } }
    let language = stem.prefix { $0 != "_" }
    let isLocale = (2...3).contains(language.count) && language.allSatisfy { $0.isLowercase } && file.hasSuffix(".res")
    return !isLocale || languages.contains(String(language))
  }
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let library = try? Data(contentsOf: URL(filePath: arguments[1]), options: .alwaysMapped),
  let archive = DataArchive(in: library), let version = archive.items.first?.path.prefix(while: { $0 != "/" }).dropLast()
else { exit(1) }
let items = archive.items.filter { Selection.includes($0.path) }
// What dates, time zones and words need; a toolchain that keeps it elsewhere is not known.
let needed = ["root.res", "zoneinfo64.res", "brkitr/cjdict.dict", "brkitr/thaidict.dict", "brkitr/word_fi_sv.brk", "lang/ru.res"]
guard needed.allSatisfy({ path in items.contains { $0.path.hasSuffix("/" + path) } }) else { exit(1) }
try archive.trimmed(to: items).write(to: URL(filePath: arguments[2]))
print("\(version)_dat")
