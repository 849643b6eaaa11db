/// Writes words in a file format; hosts write JSON themselves.
public enum WordFileText {
  /// The text of the file; `nil` when the format is not supported here.
  public static func of(_ words: [Word], in format: WordFileFormat) -> String? {
    switch format {
    case .csv: DelimitedText(delimiter: ",").text(of: words)
    case .tsv: DelimitedText(delimiter: "\t").text(of: words)
    case .quizlet: QuizletText.text(of: words)
    case .anki: AnkiText.text(of: words)
    case .kvtml: KVTMLText(words).text
    case .apkg, .json, .kindle, .kobo: nil
    }
  }
}
