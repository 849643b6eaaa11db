import CoreModule
import Testing

@testable import CommandHost

/// How a command line is read, by a command with an argument of every kind.
struct CommandLineParserTests {
  struct Everything {
    let flag: Bool
    let other: Bool
    let header: Bool?
    let plain: String?
    let pair: String?
    let tags: [String]
    let files: [String]
    let count: Int?
    let first: String?
    let rest: [String]

    init(_ arguments: inout ArgumentReader) {
      flag = arguments.flag("flag", short: "f", en: "A flag.", ru: "Флаг.")
      other = arguments.flag("other", short: "o", en: "Another.", ru: "Другой.")
      header = arguments.invertibleFlag(
        "header", LocalizedText(en: "A header.", ru: "Заголовок."), opposite: LocalizedText(en: "No header.", ru: "Без заголовка.")
      )
      plain = arguments.option("from", russianValue: "ЯЗЫК", en: "A language.", ru: "Язык.")
      pair = arguments.option("direction", short: "d", russianValue: "НАПРАВЛЕНИЕ", en: "A direction.", ru: "Направление.")
      tags = arguments.options("tag", russianValue: "МЕТКА", en: "A tag.", ru: "Метка.")
      files = arguments.options("file", short: "i", russianValue: "ФАЙЛ", takesSeveral: true, en: "Files.", ru: "Файлы.")
      count = arguments.number("wait", russianValue: "СЕКУНДЫ", en: "Seconds.", ru: "Секунды.")
      first = arguments.operand("word", russianValue: "СЛОВО", en: "A word.", ru: "Слово.")
      rest = arguments.operands("others", russianValue: "ДРУГИЕ", default: ["none"], en: "Others.", ru: "Другие.")
    }
  }

  private static func read(_ arguments: [String]) throws(ArgumentError) -> Everything {
    let declared = ArgumentReader.arguments { _ = Everything(&$0) }
    var reader = ArgumentReader(try CommandLineParser.values(in: arguments, for: declared))
    return Everything(&reader)
  }

  private static func read(_ line: String) throws(ArgumentError) -> Everything {
    try read(line.split(separator: " ").map(String.init))
  }

  private static func complaint(_ arguments: [String]) -> LocalizedText? {
    do throws(ArgumentError) { _ = try read(arguments) } catch { return error.sentence }
    return nil
  }

  private static func complaint(_ line: String) -> LocalizedText? { complaint(line.split(separator: " ").map(String.init)) }

  @Test(arguments: ["--from es", "--from=es", "a --from es", "--from en --from es", "-f --from es -o", "--from= es"])
  func `an option has its value behind it or within the same argument, and the last one counts`(line: String) throws {
    #expect(try Self.read(line).plain == "es")
  }

  @Test(arguments: ["-d a:b", "-d=a:b", "--direction a:b", "-fd a:b", "-fod a:b"])
  func `a letter may stand alone or in a cluster`(line: String) throws {
    #expect(try Self.read(line).pair == "a:b")
  }

  @Test func `a cluster sets all its flags`() throws {
    let read = try Self.read("-of")
    #expect(read.flag && read.other)
    #expect(try !Self.read("a").flag)
  }

  @Test func `an option that may be given again keeps all values in order`() throws {
    #expect(try Self.read("--tag b --tag=a x --tag c").tags == ["b", "a", "c"])
    #expect(try Self.read("-i a b --tag c d -i e").files == ["a", "b", "e"])
    #expect(try Self.read("--file=a b -f").files == ["a", "b"])
  }

  @Test func `of a flag and its opposite the last one counts`() throws {
    #expect(try Self.read("--header --no-header").header == false)
    #expect(try Self.read("--no-header --header").header == true)
    #expect(try Self.read("a").header == nil)
  }

  @Test func `operands are taken in order, and behind two dashes everything is one`() throws {
    let read = try Self.read("a --from es b -- --tag -- -f")
    #expect(read.first == "a" && read.rest == ["b", "--tag", "--", "-f"])
    #expect(try Self.read("a").rest == ["none"])
    #expect(try Self.read(["", "-"]).first == "")
    #expect(try Self.read(["-"]).first == "-")
    #expect(try Self.read(["-\u{301}"]).first == "-\u{301}")
  }

  @Test func `a number is a whole one`() throws {
    #expect(try Self.read("--wait 3").count == 3)
    #expect(Self.complaint("--wait x --frob")?(.english) == "“x” is not valid for “--wait WAIT”.")
    #expect(Self.complaint("--wait 1.5")?(.russian) == "«1.5» не подходит для «--wait СЕКУНДЫ».")
  }

  @Test(arguments: [
    ("--x", "Unknown option “--x”.", "Неизвестный параметр «--x»."),
    ("--tga", "Unknown option “--tga”. Did you mean “--tag”?", "Неизвестный параметр «--tga». Возможно, вы имели в виду «--tag»?"),
    ("--first", "Unknown option “--first”.", "Неизвестный параметр «--first»."),
    (
      "--form", "Unknown option “--form”. Did you mean “--from”?", "Неизвестный параметр «--form». Возможно, вы имели в виду «--from»?"
    ),
    ("-from", "Unknown option “-r”.", "Неизвестный параметр «-r»."),
    ("--frob=1 a", "Unknown option “--frob”. Did you mean “--from”?", "Неизвестный параметр «--frob». Возможно, вы имели в виду «--from»?"),
    ("-x", "Unknown option “-x”.", "Неизвестный параметр «-x»."),
    ("-fx -y", "Unknown option “-x”.", "Неизвестный параметр «-x»."),
    ("-xy", "Unknown option “-xy”.", "Неизвестный параметр «-xy»."),
    ("-da:b", "Unknown option “-da:b”.", "Неизвестный параметр «-da:b»."),
    ("--from", "Missing value for “--from FROM”.", "Не указано значение параметра «--from ЯЗЫК»."),
    ("--from --frob", "Missing value for “--from FROM”.", "Не указано значение параметра «--from ЯЗЫК»."),
    ("--from -- es", "Missing value for “--from FROM”.", "Не указано значение параметра «--from ЯЗЫК»."),
    ("-i -f", "Missing value for “-i FILE”.", "Не указано значение параметра «-i ФАЙЛ»."),
    ("--from -5", "“-5” is not valid for --from.", "«-5» не подходит для --from."),
    (
      "--flag=yes", "The option “--flag” takes no value, but “yes” was given.", "Параметр «--flag» не принимает значения, но указано «yes»."
    ),
    ("-f= --frob", "The option “-f” takes no value, but “” was given.", "Параметр «-f» не принимает значения, но указано «»."),
    ("a ---x", "The command is not understood.", "Не удалось разобрать команду."),
    ("-=x", "The command is not understood.", "Не удалось разобрать команду."),
  ])
  func `a mistake is named`(line: String, english: String, russian: String) {
    #expect(Self.complaint(line)?(.english) == english)
    #expect(Self.complaint(line)?(.russian) == russian)
  }

  @Test(arguments: [
    (["l'eau d'or"], "Лишний аргумент: «l'eau d'or»."), ([""], "Лишний аргумент: «»."), (["a\nb"], "Лишний аргумент: «a\nb»."),
    (["l'eau", "<from>"], "Лишние аргументы: «l'eau», «<from>»."),
    (["--don't"], "Неизвестный параметр «--don't»."),
    (["--quiet=it's"], "Параметр «--quiet» не принимает значения, но указано «it's»."),
  ])
  func `what stood on the command line is quoted as it is`(line: [String], russian: String) {
    do throws(ArgumentError) {
      _ = try ListCommand.read(line)
      Issue.record("\(line) was read")
    } catch { #expect(error.sentence(.russian) == russian) }
  }

  @Test func `a required argument is missed before anything unknown`() {
    #expect(throws: ArgumentError.self) { try CompletionsCommand.read([]) }
    do throws(ArgumentError) { _ = try CompletionsCommand.read(["--frob"]) } catch {
      #expect(error.sentence(.english) == "Missing argument “SHELL”.")
      #expect(error.sentence(.russian) == "Не указан аргумент «ОБОЛОЧКА».")
    }
    do throws(ArgumentError) { _ = try TodoSnoozeCommand.read(["3"]) } catch {
      #expect(error.sentence(.english) == "Missing argument “--until UNTIL”.")
    }
  }
}
