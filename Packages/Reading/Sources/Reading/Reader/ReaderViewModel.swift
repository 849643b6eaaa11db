import CoreModule
public import Observation

/// The reading of a text, word by word.
///
/// The state has only the blocks around the cursor. A host that shows others asks for them with ``show(block:)``, lays them out in lines, and
/// finds the word at a position by the ranges of ``GlossedBlock/words``.
@MainActor
@Observable
public final class ReaderViewModel {
  /// What is seen.
  public private(set) var state = ReaderState()

  private let tools: ReaderTools
  private let router: any Router<ReadingDestination>

  init(_ tools: ReaderTools, router: any Router<ReadingDestination>) {
    self.tools = tools
    self.router = router
  }

  /// Opens a text where it was left.
  public func open(_ reference: TextReference, _ languages: LanguageChoice) async {}

  /// Makes the blocks around this one part of the state; the cursor stays.
  public func show(block: Int) async {}

  /// Moves to a word; to the nearest one if there is none at this place.
  public func move(to place: TextPlace) async {}

  /// Moves to the next word.
  public func moveForward() async {}

  /// Moves to the word before.
  public func moveBackward() async {}

  /// Moves to the next word that is unknown; stays when there is none.
  public func moveToNextUnknown() async {}

  /// Takes the longest phrase around the cursor that the dictionary has, of at most six words; asked again, takes the word alone.
  public func takePhrase() async {}

  /// Adds what is under the cursor to the reader's own words, with its sentence as an example.
  public func keep() async {}

  /// Marks the word under the cursor as known, or takes this mark away.
  public func markKnown() async {}

  /// Marks the word under the cursor to be ignored, or takes this mark away.
  public func ignore() async {}

  /// Asks for the whole entry of what is under the cursor.
  public func showEntry() {}

  /// Counts the words of the whole text, and how many of them are known.
  public func count() async {}

  /// Finds out again which words are known, after a change of the data.
  public func reload() async {}

  /// Stores the place of the cursor.
  public func remember() async {}
}
