import Foundation
import Testing

/// The scripts that a new user meets first. They build, so they are only run beside a release program that is there already.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["GLOT_BINARY"] != nil, "skipped: GLOT_BINARY names no release program"))
struct InstallTests {
  let terminal: Terminal
  let scripts = Terminal.checkout.appending(path: "App").path(percentEncoded: false)

  init() throws { terminal = try Terminal() }

  @Test func `the first command of the README keeps a word and shows its translation`() throws {
    let answer = try terminal.run("'\(scripts)/glot' add casa --from es --to en")
    #expect(answer.status == 0)
    #expect(answer.output.hasPrefix("1  la casa  es → en\n  noun  "))
  }

  @Test(arguments: [
    ("add casa --from es --to en", ""), ("list", ""), ("todo add x", ""), ("todo list", ""), ("source list", ""), ("fetch --offline", ""),
    ("fetch --help", ""), ("help serve", ""), ("serve", "glot-web"), ("serve --port 8000", "glot-web"), ("fetch", "glot-network"),
    ("fetch -q", "glot-network"), ("todo sync", "glot-network"), ("source add dict mine", "glot-network"), ("keys refresh", "glot-network"),
  ])
  func `a command waits for the programs that it needs, and for no other`(command: String, programs: String) throws {
    _ = try terminal.run(
      """
      mkdir App; cp '\(scripts)/glot' App/; printf '#!/bin/sh\\necho "$*" >> asked; echo "$PWD/program"\\n' > App/build
      printf '#!/bin/sh\\necho "$*" > ran\\n' > program; chmod +x App/build program
      """)
    #expect(try terminal.run("App/glot \(command)").status == 0)
    #expect(try terminal.run("cat asked ran").output == "\(programs)\n\(command)\n")
  }

  @Test func `installing puts the program, its completions and its manual pages in place`() throws {
    let answer = try terminal.run("'\(scripts)/install' --prefix \"$HOME/usr\"")
    #expect(answer.status == 0)
    #expect(try terminal.run("usr/bin/glot --version").output.hasPrefix("glot "))
    #expect(try terminal.run("test -x usr/libexec/glot/glot-network -a -x usr/libexec/glot/glot-web").status == 0)
    #expect(try terminal.run("bash -n usr/share/bash-completion/completions/glot").status == 0)
    #expect(try terminal.run("ls usr/share/zsh/site-functions/_glot usr/share/fish/vendor_completions.d/glot.fish").status == 0)
    #expect(try terminal.run("MANPATH=usr/share/man man -w glot glot-add glot-help | wc -l").output == "3\n")
    #expect(try terminal.run("zcat usr/share/man/ru/man1/glot-add.1.gz | grep -c ПРИМЕРЫ").output == "1\n")
  }

  @Test func `what was installed is taken away, and what the user has stays`() throws {
    _ = try terminal.run(
      "mkdir -p usr/share/glot usr/bin; touch usr/bin/other usr/bin/gone; echo bin/gone > usr/share/glot/installed-files")
    #expect(try terminal.run("'\(scripts)/install' --prefix \"$HOME/usr\"").status == 0)
    // A file of an earlier version goes, one of others stays.
    #expect(try terminal.run("ls usr/bin").output == "glot\nother\n")
    #expect(try terminal.run("grep -c '^Exec=.*/usr/bin/glot' usr/share/applications/glot.desktop").output == "1\n")
    #expect(try terminal.run("ls usr/share/systemd/user").output == "glot-remind.service\nglot-remind.timer\nglot-serve.service\n")
    _ = try terminal.run("glot add casa -d es:en")
    #expect(try terminal.run("'\(scripts)/install' --prefix \"$HOME/usr\" --uninstall").status == 0)
    #expect(try terminal.run("find usr -type f").output == "usr/bin/other\n")
    #expect(try terminal.run("glot list --plain | wc -l").output == "1\n")
    #expect(try terminal.run("'\(scripts)/install' --prefix \"$HOME/usr\" --uninstall").status == 66)
  }

  @Test func `packages are made of what is installed below another folder`() throws {
    let answer = try terminal.run("DESTDIR=\"$HOME/tree\" '\(scripts)/install' --prefix /usr")
    #expect(answer.status == 0 && answer.output == "")
    #expect(try terminal.run("ls tree/usr/bin tree/usr/lib/systemd/user").output.hasPrefix("tree/usr/bin:\nglot\n"))
    #expect(try terminal.run("grep -r \"$HOME\" tree/usr/share tree/usr/lib").status == 1)
  }

  @Test func `the installed program needs nothing from the checkout`() throws {
    let binary = Terminal.binary.path(percentEncoded: false)
    let answer = try terminal.run(
      "cp '\(binary)' ./moved && mkdir elsewhere && cd elsewhere && env -i HOME=\"$HOME\" ../moved lookup house --from en --to es --plain")
    #expect(answer.output.hasPrefix("\thouse\tcasa"))
    #expect(answer.errors == "")
  }

  @Test func `an unknown argument of install is refused`() throws {
    let answer = try terminal.run("'\(scripts)/install' --frobnicate")
    #expect(answer.status == 64)
    #expect(answer.errors.contains("--frobnicate"))
  }
}
