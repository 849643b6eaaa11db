import CoreModule

/// A text that was found and can be read.
struct OpenedText: Sendable {
  let source: TextSource
  let text: ReadText
  let isRecognized: Bool
  let isChanged: Bool
  let remarks: [TextRemark]
}

extension ReaderTools {
  /// Finds a text, where it was left if it was read before.
  ///
  /// One that was read is known by its path, or by its content when it was moved.
  func open(_ reference: TextReference, _ choice: LanguageChoice) async throws(ReadingProblem) -> OpenedText {
    let stored = try await storedText(reference)
    let path: String
    if case .path(let given) = reference { path = given } else { path = stored?.path ?? "" }
    let source = TextSource(self, path: path)
    let identity: TextSource.Identity
    do throws(ReadingProblem) { identity = try await source.identify() } catch {
      if case .text(let fault) = error, fault.reason == .file(.missing), let stored { throw .moved(stored) }
      throw error
    }
    let texts = try await ReadingProblem.converting { () throws(StorageError) -> [ReadText] in
      try await known.store.texts(path: path, digest: identity.digest)
    }
    let before = stored ?? texts.first { $0.path == path } ?? texts.first
    // Where the language is known, recognising it again would only take time.
    let language: String
    if let chosen = choice.from ?? before?.languages.from { language = chosen } else { language = try await source.language(choice) }
    var languages = choice.languages(from: language)
    if choice.to == nil, let before, before.languages.from == language { languages = before.languages }
    guard languages.from != languages.to else { throw .sameLanguage(language) }
    var text =
      before
      ?? ReadText(
        id: ReadText.ID(random.uuid()), path: path, digest: identity.digest, title: identity.title, languages: languages,
        opened: clock.now())
    let isChanged = text.digest != identity.digest
    if isChanged || text.languages != languages { text.count = nil }
    (text.path, text.digest, text.title, text.languages, text.opened) = (path, identity.digest, identity.title, languages, clock.now())
    return OpenedText(
      source: source, text: text, isRecognized: choice.from == nil && before == nil, isChanged: isChanged, remarks: await source.remarks)
  }

  private func storedText(_ reference: TextReference) async throws(ReadingProblem) -> ReadText? {
    guard case .text(let id) = reference else { return nil }
    let text = try await ReadingProblem.converting { () throws(StorageError) -> ReadText? in try await known.store.text(id) }
    guard let text else { throw .noSuchText(id) }
    return text
  }
}
