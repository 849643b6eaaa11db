import CoreModule
import Foundation

/// Converts the records of a file into words.
struct WordFileConverter {
  /// The direction that supplies each language that neither the file nor the user names.
  let direction: Direction
  /// The languages that the user named.
  let from: Language?
  let to: Language?
  let now: Timestamp
  let localTime: LocalTime

  /// The result of a conversion.
  enum Reading: Equatable {
    case word(Word)
    case bad([WordFileFault])
  }

  /// Converts a record into a word, or returns its faults.
  ///
  /// - Parameter id: The identity of a word that has none in the file.
  func reading(_ record: WordFileRecord, id: @autoclosure () -> UUID) -> Reading {
    var faults = record.faults
    guard let content = record.content else { return .bad(faults) }
    let text = tidy(content.text, .text, &faults) ?? ""
    let direction = direction(of: content, &faults) ?? self.direction
    let translations = content.translations.compactMap { tidy($0, .translation, &faults) }.withoutRepeats()
    let tags = content.tags.compactMap { tidy($0, .tag, &faults) }.withoutRepeatedTags()
    let note = content.note.flatMap { $0.isBlank ? nil : tidy($0, .note, &faults) }
    let examples = content.examples.compactMap { example(of: $0, &faults) }
    let source = content.source.flatMap { tidy($0, .source, &faults) }
    let partOfSpeech = content.partOfSpeech.flatMap { tidy($0, .partOfSpeech, &faults) }
    let baseForm = content.baseForm.flatMap { tidy($0, .baseForm, &faults) }
    if content.lookups > Word.maximumTimesAdded { faults.append(.badValue("\(content.lookups)", in: .lookups)) }
    if faults.isEmpty, content.from == nil { checkScript(text, translations, direction, canReverse: content.to == nil, &faults) }
    guard faults.isEmpty else { return .bad(faults) }
    let isOwn = source == nil || source == Word.userSource || translations.isEmpty
    let found =
      isOwn ? nil : FoundTranslation(translations: translations, partOfSpeech: partOfSpeech, source: source ?? "", baseForm: baseForm)
    let created = min(content.created ?? content.createdDay.map(localTime.start(of:)) ?? now, now)
    return .word(
      Word(
        number: Word.Number(content.number ?? 0), id: Word.ID(content.id ?? id()), text: text, direction: direction,
        ownTranslations: isOwn ? translations : [], found: found, isStarred: content.isStarred, note: note, tags: tags,
        examples: [].adding(examples, of: text, in: direction.from), timesAdded: content.lookups, created: created, updated: created
      )
    )
  }

  private func checkScript(
    _ text: String, _ translations: [String], _ direction: Direction, canReverse: Bool, _ faults: inout [WordFileFault]
  ) {
    let check = ScriptCheck(direction: direction)
    guard check.isForeign(text, translations: translations) else { return }
    faults.append(.otherScript(text, in: direction, reversed: canReverse ? check.reversed(text, translations: translations) : nil))
  }

  private func example(of read: WordExample, _ faults: inout [WordFileFault]) -> WordExample? {
    guard !read.text.isBlank, let text = tidy(read.text, .example, &faults) else { return nil }
    let origin = read.origin.flatMap { $0.isBlank ? nil : tidy($0, .origin, &faults) }
    return WordExample(text, origin: origin)
  }

  private func tidy(_ text: String, _ field: WordFileField, _ faults: inout [WordFileFault]) -> String? {
    do throws(UserTextProblem) { return try UserText(text).description } catch {
      faults.append(.unacceptable(error, in: field))
      return nil
    }
  }

  /// The direction of a record: from the file, or else from the user, or else the chosen one.
  private func direction(of content: WordFileContent, _ faults: inout [WordFileFault]) -> Direction? {
    if content.from == nil, content.to == nil { return direction }
    let count = faults.count
    let (saidFrom, saidTo) = (language(content.from, .from, &faults), language(content.to, .to, &faults))
    guard faults.count == count else { return nil }
    switch (saidFrom ?? from, saidTo ?? to) {
    case (let from?, let to?):
      if let direction = Direction(from: from, to: to) { return direction }
      faults.append(.sameLanguages(from))
      return nil
    case (let from?, nil): return direction.fitted(from: from)
    case (nil, let to?): return direction.fitted(to: to)
    case (nil, nil): return direction
    }
  }

  private func language(_ name: String?, _ field: WordFileField, _ faults: inout [WordFileFault]) -> Language? {
    guard let name else { return nil }
    if let language = Language(named: name) { return language }
    faults.append(.unknownLanguage(name, in: field))
    return nil
  }
}
