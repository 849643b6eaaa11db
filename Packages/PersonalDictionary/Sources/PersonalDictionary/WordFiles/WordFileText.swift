/// Words written in the format of a file; JSON, which is the host's, aside.
public enum WordFileText {
  /// The text of the file, or `nil` when the format is not written here.
  public static func of(_ words: [Word], in format: WordFileFormat) -> String? {
    switch format {
    case .csv: DelimitedText(delimiter: ",").text(of: words)
    case .tsv: DelimitedText(delimiter: "\t").text(of: words)
    case .quizlet: QuizletText.text(of: words)
    case .anki: AnkiText.text(of: words)
    case .kvtml: KVTMLText(words).text
    case .json, .kindle, .kobo: nil
    }
  }
}
