import CoreModule

extension SourcesViewModel {
  /// Adds a source at the end of the list, after reading the files of a local dictionary or the API key of a service.
  ///
  /// - Parameters:
  ///   - name: The name of the new source.
  ///   - kind: Its kind. The path of a local dictionary may be that of any of its files, or the name of an installed one.
  ///   - direction: The direction that it serves, if the user names it; otherwise that of its files.
  public func add(_ name: String, _ kind: SourceKind, direction: Direction? = nil) async {
    await changing { () throws(PersonalDictionaryProblem) in
      let new = try await self.checked(NewSource(name: try UserText(checking: name).description, kind: kind, direction: direction))
      return try await self.storing { () throws(SourceStoreError) in try await self.store.add(new) }
    }
  }

  /// Removes the source called `name` from the list. An installed dictionary is still used afterwards, unless it is disabled.
  public func remove(_ name: String) async {
    await changing { () throws(PersonalDictionaryProblem) in
      let source = try await self.source(called: name)
      guard !source.isInstalled else { throw .installedStays(source) }
      return try await self.storing { () throws(SourceStoreError) in try await self.store.remove(source.number) }
    }
  }

  /// Moves the source called `name` to this position, counted from 1. If it is an installed dictionary, this adds it to the list, in the
  /// same undo step.
  public func move(_ name: String, to position: Int) async {
    await changing { () throws(PersonalDictionaryProblem) in
      let source = try await self.source(called: name)
      return try await self.storing { () throws(SourceStoreError) in
        guard !source.isInstalled else { return try await self.store.add(NewSource(source, isEnabled: true), at: position) }
        return try await self.store.move(source.number, to: position).first { $0.number == source.number }
      }
    }
  }

  /// Enables or disables the source called `name`.
  public func setEnabled(_ name: String, _ isEnabled: Bool) async {
    await changing { () throws(PersonalDictionaryProblem) in
      let source = try await self.source(called: name)
      if source.isInstalled, isEnabled { return source }
      return try await self.storing { () throws(SourceStoreError) in
        guard source.isInstalled else { return try await self.store.setEnabled(source.number, isEnabled) }
        return try await self.store.add(NewSource(source, isEnabled: false))
      }
    }
  }

  /// Looks a word up in the source called `name` only, even if it is disabled. Without languages, the direction is the first that the
  /// source serves: the chosen one, the chosen one reversed, or the source's own.
  public func test(_ name: String, _ word: String, from: Language? = nil, to: Language? = nil) async {
    state.problem = nil
    let turn = trials.next()
    do throws(PersonalDictionaryProblem) {
      let configuration = try await source(called: name)
      let text = try UserText(checking: word).description
      let chosen = try await directions.direction(from: from, to: to, spoken: spoken).direction
      guard let source = opener.source(configuration) else { throw .sourceNotSupported(configuration) }
      let mayTurn = from == nil && to == nil
      let candidates = [chosen] + (mayTurn ? [chosen.reversed] + source.directions.prefix(1) : [])
      guard let direction = candidates.first(where: source.directions.contains) else { throw .notServed(configuration, chosen) }
      let answer = try await LookUp(sources: [source]).ignoringPauses(text, in: direction)
      guard trials.isLatest(turn) else { return }
      state.trial = SourceTrial(source: configuration.name, text: text, answer: answer)
    } catch {
      guard trials.isLatest(turn) else { return }
      state.trial = nil
      state.problem = error
    }
  }

  /// Finds the dictionaries that are installed on this machine, including those in the list. Without languages, the direction is the chosen
  /// one.
  public func findInstalled(from: Language? = nil, to: Language? = nil) async {
    state.problem = nil
    let turn = searches.next()
    do throws(PersonalDictionaryProblem) {
      let direction = try await directions.direction(from: from, to: to, spoken: spoken).direction
      guard searches.isLatest(turn) else { return }
      state.direction = direction
      await read()
      let dictionaries = await installed.dictionaries()
      if searches.isLatest(turn) { state.installed = dictionaries }
    } catch {
      if searches.isLatest(turn) { state.problem = error }
    }
  }

  /// The names of the installed dictionaries, as in ``InstalledDictionary/name``, without reading their contents.
  public func installedNames() async -> [String] { await installed.sources().map(\.name) }

  /// The source called `name`; without an exact match, case and accents are ignored.
  private func source(called name: String) async throws(PersonalDictionaryProblem) -> SourceConfiguration {
    let sources: [SourceConfiguration]
    do { sources = try await asked.all() } catch { throw PersonalDictionaryProblem(error) }
    guard let source = sources.first(where: { $0.name == name }) ?? sources.first(where: { $0.isCalled(name) }) else {
      throw .noSuchSource(name: name, known: sources.map(\.name))
    }
    return source
  }

  /// The source with the absolute path of its files and its direction. Throws when its files or the API key of its service are not usable.
  private func checked(_ new: NewSource) async throws(PersonalDictionaryProblem) -> NewSource {
    guard let path = new.kind.path else {
      let source = SourceConfiguration(number: 0, name: new.name, kind: new.kind, direction: new.direction, position: 0)
      if let fault = await opener.source(source)?.inspection().fault { throw .unusableSource(name: new.name, fault) }
      return new
    }
    let dictionary: InstalledDictionary
    do { dictionary = try await installed.dictionary(new.kind.name, at: path) } catch { throw .unusableSource(name: new.name, error) }
    var checked = new
    checked.kind = dictionary.kind
    checked.direction = new.direction ?? dictionary.direction
    guard checked.direction != nil else { throw .unknownDirection(dictionary) }
    return checked
  }

  private func storing<Value>(_ action: () async throws(SourceStoreError) -> Value) async throws(PersonalDictionaryProblem) -> Value {
    do { return try await action() } catch { throw .sources(error) }
  }

  private func changing(_ change: () async throws(PersonalDictionaryProblem) -> SourceConfiguration?) async {
    state.problem = nil
    do {
      let changed = try await change()
      guard await read(), let changed else { return }
      state.changed = await description(of: changed, countingHeadwords: true)
    } catch {
      state.problem = error
    }
  }
}

extension SourceKind {
  /// The path of a local dictionary's files; `nil` for a source of another kind.
  public var path: String? {
    switch self {
    case .dictorg(let path), .stardict(let path): path
    case .core, .dict, .libretranslate, .apertium, .pons: nil
    }
  }
}
