extension String {
  /// The lines of the text without their ends, LF or CR LF. Behind a line break at the end there is one more, which is empty.
  ///
  /// A `Character` of CR LF is not equal to one of LF, so that dividing a text at `"\n"` finds no line of a file from Windows.
  public var lines: [Substring] {
    utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      Substring(line.last == 0x0D && line.endIndex < utf8.endIndex ? line.dropLast() : line)
    }
  }
}
