import CoreModule
import Foundation
import Testing

/// Every noun that is counted anywhere, with the form that belongs to each number.
struct CountedNounTests {
  /// The English forms for 1 and 2, and the Russian ones for 1, 2 and 5.
  private static let nouns: Set = [
    "address addresses, адресе адресах адресах", "answer answers, ответ ответа ответов", "button buttons, кнопка кнопки кнопок",
    "byte bytes, байт байта байт", "card cards, карточка карточки карточек", "change changes, изменение изменения изменений",
    "column columns, столбец столбца столбцов", "day days, день дня дней", "deletion deletions, удаление удаления удалений",
    "direction directions, направление направления направлений", "entry entries, запись записи записей",
    "error errors, ошибка ошибки ошибок", "file files, файл файла файлов", "hour hours, час часа часов",
    "headword headwords, заглавное_слово заглавных_слова заглавных_слов", "level levels, уровень уровня уровней",
    "damaged_record damaged_records, повреждённая_запись повреждённые_записи повреждённых_записей",
    "line lines, строка строки строк", "marked_word marked_words, отмеченное_слово отмеченных_слова отмеченных_слов",
    "minute minutes, минута минуты минут", "month months, месяц месяца месяцев",
    "new_word new_words, новое_слово новых_слова новых_слов",
    "practice_record practice_records, запись_о_повторении записи_о_повторении записей_о_повторении",
    "problem problems, проблема проблемы проблем",
    "record records, запись записи записей", "root roots, корень корня корней", "round rounds, раунд раунда раундов",
    "source sources, источник источника источников", "task tasks, задача задачи задач", "text texts, текст текста текстов",
    "time times, раз раза раз", "translation translations, перевод перевода переводов", "word words, слово слова слов",
    "week weeks, неделю недели недель",
    "year years, год года лет",
    // In 1 minute, in 21 seconds: «через 1 минуту».
    "minute minutes, минуту минуты минут", "second seconds, секунду секунды секунд",
    // Of 1 pair: «из 1 пары», «время 1 субтитра». In 1 word, on 1 line: «в 1 слове», «на 1 строке».
    "pair pairs, пары пар пар", "subtitle subtitles, субтитра субтитров субтитров", "word words, слове словах словах",
    "line lines, строке строках строках",
    // For 1 word: «для 1 слова».
    "word words, слова слов слов",
  ]

  @Test func `each counted noun has the right form for each number`() throws {
    let found = try Self.found()
    #expect(found.map(\.written).filter { !Self.nouns.contains($0) } == [])
    #expect(Self.nouns.subtracting(found.map(\.written)) == [])
    for (forms, _) in found {
      let noun = CountedNoun(en: (forms[0], forms[1]), ru: (forms[2], forms[3], forms[4]))
      for (count, english, russian) in [(1, 0, 2), (2, 1, 3), (5, 1, 4), (11, 1, 4), (21, 1, 2)] {
        #expect(noun(count)(.english) == "\(count) \(forms[english])")
        #expect(noun(count)(.russian) == "\(count) \(forms[russian])")
      }
    }
  }

  /// The nouns in the sources of the program.
  private static func found() throws -> [(forms: [String], written: String)] {
    var files: [String] = []
    for folder in ["App/Sources", "Packages"] {
      let path = Terminal.checkout.appending(path: folder).path(percentEncoded: false)
      files += try FileManager.default.subpathsOfDirectory(atPath: path).map { "\(path)/\($0)" }
    }
    files = files.filter { $0.hasSuffix(".swift") && $0.contains("Sources/") && !$0.contains("/Tests/") && !$0.contains("/.build") }
    let noun = #/CountedNoun\(\s*en: \("(.+?)", "(.+?)"\),\s*ru: \("(.+?)", "(.+?)", "(.+?)"\)\s*\)/#
    var found: [(forms: [String], written: String)] = []
    for file in files {
      for match in try String(contentsOfFile: file, encoding: .utf8).matches(of: noun) {
        let (_, one, many, first, second, fifth) = match.output
        let forms = [one, many, first, second, fifth].map { String($0) }
        let words = forms.map { $0.replacing(" ", with: "_") }
        found.append((forms, "\(words[0]) \(words[1]), \(words[2...].joined(separator: " "))"))
      }
    }
    return found
  }
}
