import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation

/// The keyboard in the export file: one object.
struct KeyboardSection: ExportSection {
  let keyboard: ContentKeyboardGraph
  let keepsSecrets: Bool

  let name = "keyboard"

  func export() async throws(Problem) -> ExportedPart {
    let transfer = keyboard.transfer.build()
    await transfer.load()
    if let problem = transfer.state.problem { throw Problem(problem, in: .english) }
    guard let everything = transfer.state.everything, everything != KeyboardSnapshot() else { return .value(.null) }
    let record = KeyboardRecord(everything, keepingSecrets: keepsSecrets)
    return .value(record.json, shortenedAddresses: record.isShortened ? 1 : 0)
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    var read: KeyboardSnapshot?
    var isShortened = false
    let bad = try reader.record { value, flaws in
      let (keyboard, faults) = KeyboardRecord.keyboard(value)
      read = keyboard
      isShortened = KeyboardRecord.isShortened(value)
      return flaws + faults
    }
    guard bad.isEmpty, let read else { return ImportedPart(bad: bad) { _ in .success(ImportTally()) } }
    return ImportedPart { [isShortened] change in
      let transfer = keyboard.transfer.build()
      await transfer.take(read, isTrial: change == nil, in: change)
      if let problem = transfer.state.problem { return .failure(Problem(problem, in: .english)) }
      guard let imported = transfer.state.imported else { return .success(ImportTally()) }
      let notes = isShortened ? [ExportPhrases.shortenedBoard] : []
      return .success(ImportTally(new: imported.newCount, merged: imported.mergedCount, skipped: imported.skippedCount, notes: notes))
    }
  }
}
