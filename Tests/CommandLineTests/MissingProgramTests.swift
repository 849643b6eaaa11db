import Testing

/// glot without the program that asks services for it.
struct MissingProgramTests {
  @Test func `a command that needs it says how to make it, and loses nothing`() throws {
    let terminal = try Terminal(language: "C.UTF-8")
    _ = try terminal.run("cp \"$(command -v glot)\" alone; ./alone source add libretranslate mine --url http://127.0.0.1:9/")
    let sentence = "The program glot-network, with which glot asks services, is missing. Build it with “App/build glot-network”"
    let answer = try terminal.run("./alone add qwxyzq -d es:en")
    #expect(answer.status == 0)
    #expect(answer.errors.contains(sentence))
    #expect(try terminal.run("./alone list --plain | cut -f 2").output == "qwxyzq\n")
    let russian = try terminal.run("./alone fetch --lang ru")
    #expect(russian.status == 75)
    #expect(russian.errors.contains("Нет программы glot-network"))
    for command in ["./alone fetch -q", "./alone fetch --offline", "./alone list"] {
      #expect(!(try terminal.run(command).errors.contains("glot-network")))
    }
  }
}
