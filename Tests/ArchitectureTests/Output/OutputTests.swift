import Testing

struct OutputTests {
  @Test func `nothing but the streams and the log writes what a person reads`() throws {
    expectNone(OutputRule.violations(in: try SourceTree.current.get().sources))
  }

  @Test func `each file that may write to the system does`() throws {
    let sources = try SourceTree.current.get().sources
    for path in OutputRule.writers.keys {
      let file = try #require(sources.first { $0.path == path }, "\(path)")
      #expect(OutputRule.violations(in: [SourceFile("A.swift", file.text)]) != [], "\(path)")
    }
  }

  @Test(arguments: [
    ("print(a)", "print"), ("Swift.print(a)", "print"), ("fputs(a, file)", "fputs"), ("write(1, a, 2)", "write"),
    ("_ = Glibc.write(file, bytes, bytes.count)", "write"), ("let file = STDERR_FILENO", "STDERR_FILENO"),
    ("FileHandle.standardError", "standardError"), ("perror(a)", "perror"),
  ])
  func `another way out is found`(line: String, name: String) {
    #expect(OutputRule.violations(in: [SourceFile("A.swift", "\n\(line)\n")]) == ["A.swift:2: \(name)"])
  }

  @Test(arguments: [
    "renderer.print(a)", "func print(_ document: A) {", "try streams.write(text)", "write(text, to: file, in: context)", "write(headers)",
    "// print(a)", "\"print(a)\"",
  ])
  func `other functions are none`(line: String) {
    #expect(OutputRule.violations(in: [SourceFile("A.swift", line + "\n")]) == [])
  }
}
