import CoreModule
import Testing

@testable import CommandHost

struct ParserSentenceTests {
  @Test(arguments: [
    ("Unknown option '--x'", "Unknown option “--x”.", "Неизвестный параметр «--x»."),
    (
      "Unknown option '--form'. Did you mean '--from'?", "Unknown option “--form”. Did you mean “--from”?",
      "Неизвестный параметр «--form». Возможно, вы имели в виду «--from»?"
    ),
    (
      "Unknown option '-dx'\n   or: Missing value for '-d <direction>' in '-dx'", "Unknown option “-dx”.", "Неизвестный параметр «-dx»."
    ),
    (
      "The option '--plain' does not take any value, but 'yes' was specified.",
      "The option “--plain” takes no value, but “yes” was given.", "Параметр «--plain» не принимает значения, но указано «yes»."
    ),
    ("Unexpected argument 'a'", "Unexpected argument “a”.", "Лишний аргумент: «a»."),
    ("3 unexpected arguments: 'a', 'b', 'c'", "Unexpected arguments: “a”, “b”, “c”.", "Лишние аргументы: «a», «b», «c»."),
  ])
  func `what stood on the command line is quoted`(sentence: String, english: String, russian: String) {
    #expect(ParserSentence(sentence).text(.english) == english)
    #expect(ParserSentence(sentence).text(.russian) == russian)
  }

  @Test(arguments: [
    ("Missing value for '--from <from>'", "Missing value for “--from FROM”.", "Не указано значение параметра «--from ЯЗЫК»."),
    ("Missing value for '--from'", "Missing value for “--from”.", "Не указано значение параметра «--from»."),
    ("Missing expected argument '<word>'", "Missing argument “WORD”.", "Не указан аргумент «СЛОВО»."),
    ("Missing expected argument '<word> ...'", "Missing argument “WORD”.", "Не указан аргумент «СЛОВО»."),
    (
      "Missing one of: '--note <note>', '<word>'", "Missing one of “--note NOTE”, “WORD”.",
      "Не указано ни одно из: «--note ЗАМЕТКА», «СЛОВО»."
    ),
    (
      "The value 'a' is invalid for '--limit <limit>'. Please provide one of '1' and '2'.",
      "“a” is not a value for “--limit LIMIT”.", "«a» не подходит для «--limit ЧИСЛО»."
    ),
  ])
  func `values have the names that the help gives them`(sentence: String, english: String, russian: String) {
    #expect(ParserSentence(sentence).text(.english) == english)
    #expect(ParserSentence(sentence).text(.russian) == russian)
  }

  @Test(arguments: [
    ("Unexpected argument 'l'eau d'or'", "Лишний аргумент: «l'eau d'or»."),
    ("Unexpected argument '''", "Лишний аргумент: «'»."),
    ("Unexpected argument ''", "Лишний аргумент: «»."),
    ("Unexpected argument '\u{301}'", "Лишний аргумент: «\u{301}»."),
    ("Unexpected argument 'a\nb'", "Лишний аргумент: «a\nb»."),
    ("Unexpected argument '<from>'", "Лишний аргумент: «<from>»."),
    ("2 unexpected arguments: 'l'eau', 'don't'", "Лишние аргументы: «l'eau», «don't»."),
    ("Unknown option '--don't'", "Неизвестный параметр «--don't»."),
    ("Unknown option '--fro'm'. Did you mean '--from'?", "Неизвестный параметр «--fro'm». Возможно, вы имели в виду «--from»?"),
    (
      "The option '--plain' does not take any value, but 'it's' was specified.",
      "Параметр «--plain» не принимает значения, но указано «it's»."
    ),
    ("The value 'it's' is invalid for '--limit <limit>'", "«it's» не подходит для «--limit ЧИСЛО»."),
  ])
  func `apostrophes in an argument stay in it`(sentence: String, russian: String) {
    #expect(ParserSentence(sentence).text(.russian) == russian)
  }

  @Test(arguments: [
    ("Something new about 'it's'", "The command is not clear: “it's”.", "Не удалось разобрать команду: «it's»."),
    ("Can't do 'a'.\nDo it differently", "The command is not clear: “a”.", "Не удалось разобрать команду: «a»."),
    ("Something new", "The command is not clear.", "Не удалось разобрать команду."),
    ("It's new", "The command is not clear.", "Не удалось разобрать команду."),
    ("", "The command is not clear.", "Не удалось разобрать команду."),
  ])
  func `an unknown sentence is told without its words`(sentence: String, english: String, russian: String) {
    #expect(ParserSentence(sentence).text(.english) == english)
    #expect(ParserSentence(sentence).text(.russian) == russian)
  }
}
