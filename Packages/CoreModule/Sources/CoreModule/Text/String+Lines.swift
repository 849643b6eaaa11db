extension String {
  /// The lines of the text without their ends, LF or CR LF. A line break at the end is followed by an empty line.
  ///
  /// CR LF is a single `Character` different from LF, so that splitting at `"\n"` does not work for files from Windows.
  public var lines: [Substring] {
    // Most texts have one.
    guard utf8.contains(0x0A) else { return [self[...]] }
    return utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      Substring(line.last == 0x0D && line.endIndex < utf8.endIndex ? line.dropLast() : line)
    }
  }
}
