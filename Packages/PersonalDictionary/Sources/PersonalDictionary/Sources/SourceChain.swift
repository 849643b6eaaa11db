public import CoreModule

/// The list of sources with its rules, which all stores share. Positions are always 1, 2, 3 …
public struct SourceChain: Equatable, Sendable {
  /// The sources in the order of look-ups.
  public private(set) var sources: [SourceConfiguration]

  /// Creates a list from stored sources in any order. If the built-in dictionary is missing, it comes first.
  public init(stored: [SourceConfiguration] = []) {
    sources = stored.sorted { ($0.position, $0.number) < ($1.position, $1.number) }
    if !sources.contains(where: { $0.kind == .core }) { sources.insert(.core, at: 0) }
    renumber()
  }

  /// Adds `source` at this position, from 1; `nil` for the end.
  public mutating func add(
    _ source: NewSource, number: SourceConfiguration.Number, at position: Int? = nil
  ) throws(SourceStoreError) -> SourceConfiguration {
    if let other = sources.first(where: { $0.isCalled(source.name) }) { throw .nameTaken(other) }
    append(source, number: number)
    if let position { try move(number, to: position) }
    return sources[try index(of: number)]
  }

  /// Removes the source with this number and returns it.
  public mutating func remove(_ number: SourceConfiguration.Number) throws(SourceStoreError) -> SourceConfiguration {
    let index = try index(of: number)
    guard sources[index].kind != .core else { throw .coreStays }
    let removed = sources.remove(at: index)
    renumber()
    return removed
  }

  /// Moves the source with this number to this position, from 1; a position after the end means the last one.
  public mutating func move(_ number: SourceConfiguration.Number, to position: Int) throws(SourceStoreError) {
    let source = sources.remove(at: try index(of: number))
    sources.insert(source, at: min(max(position - 1, 0), sources.count))
    renumber()
  }

  /// Enables or disables the source with this number and returns it.
  public mutating func setEnabled(
    _ number: SourceConfiguration.Number, _ isEnabled: Bool
  ) throws(SourceStoreError) -> SourceConfiguration {
    let index = try index(of: number)
    sources[index].isEnabled = isEnabled
    return sources[index]
  }

  /// Imports another list: adds the sources whose name is not taken. The position and state of the built-in dictionary are imported only
  /// while this list is the default one.
  ///
  /// - Returns: Whether each source was added.
  public mutating func merge(_ others: [NewSource], number: () throws -> SourceConfiguration.Number) rethrows -> [Bool] {
    let isUntouched = self == SourceChain()
    var answers: [Bool] = []
    for (index, other) in others.enumerated() {
      guard other.kind != .core else {
        answers.append(false)
        if isUntouched { adoptCore(other.isEnabled, at: index) }
        continue
      }
      guard !sources.contains(where: { $0.isCalled(other.name) }) else {
        answers.append(false)
        continue
      }
      append(other, number: try number())
      answers.append(true)
    }
    return answers
  }

  private mutating func append(_ source: NewSource, number: SourceConfiguration.Number) {
    sources.append(
      SourceConfiguration(
        number: number, name: source.name, kind: source.kind, direction: source.direction, isEnabled: source.isEnabled,
        position: sources.count + 1
      )
    )
  }

  private mutating func adoptCore(_ isEnabled: Bool, at place: Int) {
    guard let index = sources.firstIndex(where: { $0.kind == .core }) else { return }
    var core = sources.remove(at: index)
    core.isEnabled = isEnabled
    sources.insert(core, at: min(place, sources.count))
    renumber()
  }

  private func index(of number: SourceConfiguration.Number) throws(SourceStoreError) -> Int {
    guard let index = sources.firstIndex(where: { $0.number == number }) else { throw .noSuchSource(number) }
    return index
  }

  private mutating func renumber() {
    for index in sources.indices { sources[index].position = index + 1 }
  }
}

extension SourceConfiguration {
  /// Whether the source has this name, ignoring case and accents.
  public func isCalled(_ name: String) -> Bool { FoldedText(self.name) == FoldedText(name) }
}

extension SourceChain {
  /// The sources, then those of `installed` that have neither the files nor the name of one of them.
  func sources(with installed: [NewSource]) -> [SourceConfiguration] {
    var all = sources
    for new in installed where !all.contains(where: { $0.kind == new.kind || $0.isCalled(new.name) }) {
      let number = SourceConfiguration.Number(-1 - all.count)
      all.append(SourceConfiguration(number: number, name: new.name, kind: new.kind, direction: new.direction, position: all.count + 1))
    }
    return all
  }
}

extension NewSource {
  /// Creates a source to store for an installed dictionary.
  init(_ installed: SourceConfiguration, isEnabled: Bool) {
    self.init(name: installed.name, kind: installed.kind, direction: installed.direction, isEnabled: isEnabled)
  }
}
