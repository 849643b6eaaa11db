import CoreModule

/// A sound or a picture of a package.
public struct AnkiMedia: Equatable, Sendable {
  /// The name by which notes refer to it. It is untrusted: never use it as the path of a file.
  public let name: String
  /// Whether its content is in the package.
  public let isPresent: Bool
}

extension AnkiMedia {
  /// The entries of the list of an old package: `{"0": "casa.mp3"}`; `nil` when it is damaged.
  static func list(json bytes: [UInt8]) -> [(entry: String, name: String)]? {
    guard !bytes.isEmpty else { return [] }
    guard case .object(let members)? = JSON(document: bytes) else { return nil }
    return members.compactMap { entry, name in name.string.map { (entry, $0) } }
  }

  /// The entries of the list of a new package, where the place in the list is the name of the entry; `nil` when it is damaged.
  static func list(message bytes: [UInt8]) -> [(entry: String, name: String)]? {
    var media: [(entry: String, name: String)] = []
    var reader = ProtobufReader(bytes[...])
    while let (field, value) = reader.next() {
      guard field == 1, case .bytes(let file) = value else { continue }
      guard let name = ProtobufReader.text(1, in: file) else { return nil }
      media.append(("\(media.count)", name))
    }
    return media
  }
}
