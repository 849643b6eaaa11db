import ContentKeyboard
import CoreModule

/// The keyboard in the file of everything: one object.
struct KeyboardSection: ExportSection {
  let keyboard: ContentKeyboardGraph

  let name = "keyboard"

  func export() async throws(Problem) -> ExportedPart {
    let transfer = keyboard.transfer.build()
    await transfer.load()
    if let problem = transfer.state.problem { throw Problem(problem, in: .english) }
    guard let everything = transfer.state.everything, everything != KeptKeyboard() else { return .value(.null) }
    return .value(KeyboardRecord(everything).json)
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    var read: KeptKeyboard?
    let bad = try reader.record { value, flaws in
      let (keyboard, faults) = KeyboardRecord.keyboard(value)
      read = keyboard
      return flaws + faults
    }
    guard bad.isEmpty, let read else { return ImportedPart(bad: bad) { _ in .success(ImportTally()) } }
    return ImportedPart { isTrial in
      let transfer = keyboard.transfer.build()
      await transfer.take(read, isTrial: isTrial)
      if let problem = transfer.state.problem { return .failure(Problem(problem, in: .english)) }
      guard let intake = transfer.state.intake else { return .success(ImportTally()) }
      return .success(ImportTally(new: intake.newCount, merged: intake.mergedCount, skipped: intake.skippedCount))
    }
  }
}
