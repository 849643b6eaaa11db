import CoreModule

/// Imports the words of a file in portions, as one undo step.
@MainActor
public final class ImportViewModel {
  /// The state to show.
  public private(set) var state = ImportState()

  private let lookUp: LookUp
  private let store: any WordStore
  private let directions: any DirectionStore
  private let spoken: Language?
  private let changeGroup: any ChangeGroup
  private let clock: WallClock
  private let localTime: LocalTime
  private let random: RandomSource
  private let router: any Router<PersonalDictionaryDestination>
  private var isToStop = false

  init(
    lookUp: LookUp, store: any WordStore, directions: any DirectionStore, spoken: Language?, changeGroup: any ChangeGroup,
    clock: WallClock, localTime: LocalTime, random: RandomSource, router: any Router<PersonalDictionaryDestination>
  ) {
    self.lookUp = lookUp
    self.store = store
    self.directions = directions
    self.spoken = spoken
    self.changeGroup = changeGroup
    self.clock = clock
    self.localTime = localTime
    self.random = random
    self.router = router
  }

  /// Imports the words of `file`, unless another import is running. Calls `onProgress` after each portion.
  public func run(_ request: ImportRequest, from file: any WordFileSource, onProgress: @MainActor (ImportState) -> Void = { _ in }) async {
    guard !state.isRunning else { return }
    state = ImportState()
    state.isRunning = true
    isToStop = false
    do throws(ImportProblem) {
      let reading = try await reading(request)
      if request.isTrial {
        try await mergeAll(of: file, reading, request, in: nil, onProgress)
      } else {
        try await prepare(file)
        try await mergeTogether(file, reading, request, onProgress)
      }
    } catch {
      state.problem = error
    }
    if state.problem != nil || isToStop || (request.isStrict && state.badCount > 0) { forgetCounts(request) }
    state.isRunning = false
  }

  /// Cancels the import after the current portion. Nothing is changed then.
  public func cancel() { isToStop = true }

  /// Navigates to the choice of languages.
  public func pickLanguages() { router.navigate(to: .langPicker) }

  private func forgetCounts(_ request: ImportRequest) {
    (state.newCount, state.mergedCount, state.skippedCount) = (0, 0, 0)
    state.extras?.forgetCounts()
    state.isCancelled = isToStop
    state.isRefused = request.isStrict && state.badCount > 0
  }

  private func reading(_ request: ImportRequest) async throws(ImportProblem) -> WordFileConverter {
    do throws(PersonalDictionaryProblem) {
      let direction = try await directions.direction(from: request.from, to: request.to, spoken: spoken).direction
      return WordFileConverter(
        direction: direction, from: request.from, to: request.to, now: clock.now(), localTime: localTime
      )
    } catch { throw .dictionary(error) }
  }

  /// Why the import is rolled back.
  private enum Stop: Error {
    case problem(ImportProblem)
    case unwanted
  }

  /// Other writers wait during the import, so a slow stream is read before it.
  private func prepare(_ file: any WordFileSource) async throws(ImportProblem) {
    do throws(WordFileError) {
      while !isToStop, try await file.prepare() { await Task.yield() }
    } catch { throw .file(error) }
  }

  private func mergeTogether(
    _ file: any WordFileSource, _ reading: WordFileConverter, _ request: ImportRequest, _ onProgress: @MainActor (ImportState) -> Void
  ) async throws(ImportProblem) {
    let result: Result<Void, Stop>
    do throws(StorageError) {
      result = try await changeGroup.together(.fileImport) { change -> Result<Void, Stop> in
        do throws(ImportProblem) {
          try await mergeAll(of: file, reading, request, in: change, onProgress)
        } catch { return .failure(.problem(error)) }
        return isToStop || (request.isStrict && state.badCount > 0) ? .failure(.unwanted) : .success(())
      }
    } catch { throw .dictionary(.store(.storage(error))) }
    if case .failure(.problem(let problem)) = result { throw problem }
  }

  private func mergeAll(
    of file: any WordFileSource, _ reading: WordFileConverter, _ request: ImportRequest, in change: Change?,
    _ onProgress: @MainActor (ImportState) -> Void
  ) async throws(ImportProblem) {
    var trial = TrialImport()
    var identities = OrderedIdentities(from: reading.now, random)
    let lookUp = try await openedLookUp()
    while !isToStop {
      let records: [WordFileRecord]
      do throws(WordFileError) { records = try await file.next() } catch { throw .file(error) }
      state.ignoredColumns = file.ignoredColumns
      state.progress = file.progress
      if records.isEmpty { return }
      let (words, places) = words(of: records, reading, request, &identities)
      if !words.isEmpty, !(request.isStrict && state.badCount > 0) {
        let taken = try await merge(try await completed(words, lookUp), in: change)
        count(request.isTrial ? trial.corrected(taken) : taken, places)
        try await handOver(zip(taken, places).filter { $0.0.refusal == nil }.map { ($0.word, $1) }, of: file, in: change)
      }
      state.extras = file.extras
      onProgress(state)
      // Lets other work on the main actor run.
      await Task.yield()
    }
  }

  private func openedLookUp() async throws(ImportProblem) -> ImportLookUp {
    do throws(PersonalDictionaryProblem) { return try await ImportLookUp(lookUp) } catch { throw .dictionary(error) }
  }

  private func completed(_ words: [Word], _ lookUp: ImportLookUp) async throws(ImportProblem) -> [Word] {
    do throws(PersonalDictionaryProblem) { return try await lookUp.complete(words) } catch { throw .dictionary(error) }
  }

  /// The position of a record: its line, its number among the records, and the deck of a note of Anki.
  private typealias Place = (line: Int, place: Int, deck: String?)

  private func words(
    of records: [WordFileRecord], _ reading: WordFileConverter, _ request: ImportRequest, _ identities: inout OrderedIdentities
  ) -> ([Word], [Place]) {
    var words: [Word] = []
    var places: [Place] = []
    words.reserveCapacity(records.count)
    for record in records {
      state.readCount += 1
      switch reading.reading(record, id: identities.next(random)) {
      case .word(let word):
        words.append(word)
        places.append((record.line, state.readCount, record.deck))
        noteAssumption(record, reading, request)
        noteColumns(record)
      case .bad(let faults): refuse(record, faults, reading, request)
      }
    }
    return (words, places)
  }

  private func refuse(_ record: WordFileRecord, _ faults: [WordFileFault], _ reading: WordFileConverter, _ request: ImportRequest) {
    let place = (record.line, state.readCount, record.deck)
    refuse(place, faults)
    var held: Direction?
    if case .otherScript(_, let direction, _) = faults.first {
      held = direction
      noteAssumption(record, reading, request)
    }
    preview(
      place, record.content?.text ?? "", record.content?.translations ?? [], held, held == nil ? .bad : .heldBack
    )
  }

  private func noteColumns(_ record: WordFileRecord) {
    guard let columns = record.columns else { return }
    state.unevenCount += 1
    guard state.uneven.count < ImportState.maximumBad else { return }
    state.uneven.append(UnevenWordRecord(line: record.line, place: state.readCount, columns: columns))
  }

  /// Records of a portion come in two groups: first those that cannot be imported, then the words. Each row is inserted at its place.
  private func preview(
    _ place: Place, _ text: String, _ translations: [String], _ direction: Direction?, _ fate: ImportPreviewRow.Fate
  ) {
    guard place.place <= ImportState.previewLength else { return }
    let row = ImportPreviewRow(
      line: place.line, place: place.place, text: text, translations: translations, direction: direction, fate: fate
    )
    let index = state.preview.firstIndex { $0.place > row.place } ?? state.preview.endIndex
    state.preview.insert(row, at: index)
  }

  private func refuse(_ place: Place, _ faults: [WordFileFault]) {
    guard !state.addImpossibleTimes(faults) else { return }
    state.badCount += 1
    guard state.bad.count < ImportState.maximumBad else { return }
    state.bad.append(BadWordRecord(line: place.line, place: place.place, deck: place.deck, faults: faults))
  }

  private func noteAssumption(_ record: WordFileRecord, _ reading: WordFileConverter, _ request: ImportRequest) {
    guard state.assumedDirection == nil, request.from == nil || request.to == nil, let content = record.content else { return }
    if content.from == nil && request.from == nil || content.to == nil && request.to == nil { state.assumedDirection = reading.direction }
  }

  /// Imports words as a part of `change`; without a change, returns what would happen.
  private func merge(_ words: [Word], in change: Change?) async throws(ImportProblem) -> [ImportedWord] {
    do throws(WordStoreError) {
      return try await store.merge(words, isTrial: change == nil, in: change)
    } catch { throw .dictionary(.store(error)) }
  }

  /// Lets the file import its other data about the imported words, such as schedules.
  private func handOver(_ words: [(Word, Place)], of file: any WordFileSource, in change: Change?) async throws(ImportProblem) {
    let placed = words.map { PlacedWord(line: $1.line, place: $1.place, id: $0.id) }
    do throws(StorageError) {
      for bad in try await file.handOver(placed, in: change) { refuse((bad.line, bad.place, bad.deck), bad.faults) }
    } catch { throw .dictionary(.store(.storage(error))) }
  }

  private func count(_ taken: [ImportedWord], _ places: [Place]) {
    for (taken, place) in zip(taken, places) {
      let fate = fate(of: taken)
      switch fate {
      case .new: state.newCount += 1
      case .merged: state.mergedCount += 1
      case .skipped: state.skippedCount += 1
      case .heldBack, .bad: refuse(place, [.notesTooLong(bytes: taken.refusal?.bytes ?? 0)])
      }
      preview(place, taken.word.text, taken.word.translations, taken.word.direction, fate)
    }
  }

  private func fate(of taken: ImportedWord) -> ImportPreviewRow.Fate {
    if taken.refusal != nil { return .bad }
    if taken.old == nil { return .new }
    return taken.isSkipped ? .skipped : .merged
  }
}
