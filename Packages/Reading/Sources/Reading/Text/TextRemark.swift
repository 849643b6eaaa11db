/// What a text lacks, though it can be read.
public enum TextRemark: Hashable, Sendable {
  /// The list of a book's parts names one that is not in it.
  case missingPart(String)
  /// The times of this many subtitles cannot be read, and were left out.
  case brokenTimes(Int)
}
