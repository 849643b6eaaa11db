import Foundation

/// The lines of a tab-separated table.
enum TableLines {
  /// Why a line is invalid.
  struct Reason: Error {
    let text: String

    init(_ text: String) { self.text = text }
  }

  /// Parses the fields of each line with `line`.
  static func read<Value>(
    _ text: String, columns: Int, _ line: ([String]) throws(Reason) -> Value
  ) throws(TableLinesError) -> [Value] {
    var values: [Value] = []
    var problems: [String] = []
    for (number, text) in zip(1..., text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false))
    where !text.isEmpty && text.first != "#" {
      do throws(Reason) { values.append(try line(fields(of: Substring(text), columns))) } catch {
        problems.append("line \(number): \(error.text)")
      }
    }
    guard problems.isEmpty else { throw TableLinesError(problems: problems) }
    return values
  }

  private static func fields(of line: Substring, _ columns: Int) throws(Reason) -> [String] {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == columns else { throw Reason("has \(fields.count) columns, not \(columns); separate them with single tabs") }
    let isInvisible = { (scalar: Unicode.Scalar) in scalar != "\t" && [.control, .format].contains(scalar.properties.generalCategory) }
    guard !line.unicodeScalars.contains(where: isInvisible) else { throw Reason("has an invisible character") }
    guard line.unicodeScalars.elementsEqual(line.precomposedStringWithCanonicalMapping.unicodeScalars) else {
      throw Reason("is not in Unicode normal form C; type its accents as one character")
    }
    return fields
  }

  static func headword(_ text: String, _ term: String) throws(Reason) -> Headword {
    guard let partOfSpeech = PartOfSpeech(rawValue: term) else { throw Reason("“\(term)” is no part of speech") }
    guard !text.isEmpty else { throw Reason("there is no headword") }
    return Headword(text, partOfSpeech)
  }
}

/// Invalid lines of a table.
public struct TableLinesError: Error, Equatable, CustomStringConvertible {
  /// The number of each line, with the reason.
  public let problems: [String]

  /// One line for each problem.
  public var description: String { problems.joined(separator: "\n") }
}
