/// Each target stands in the table, and imports what the table allows.
struct ImportRule {
  let layers: [Layer]
  let libraries: Set<String>

  func violations(in files: [SourceFile]) -> [String] {
    files.flatMap(violations) + libraryViolations(in: files)
  }

  /// The targets of the table that have no file.
  func staleTargets(in files: [SourceFile], optional: (String) -> Bool) -> [String] {
    let modules = Set(files.compactMap(\.module))
    return layers.flatMap(\.targets).filter { !modules.contains($0) && !optional($0) }
  }

  private func violations(in file: SourceFile) -> [String] {
    guard let layer = layer(of: file) else {
      return ["\(file.path): its target \(file.module ?? "?") stands in no layer of ImportTable, and is no feature there"]
    }
    return file.imports.filter { !layer.mayImport.contains($0) }.map {
      "\(file.path): imports \($0), which the layer “\(layer.name)” of ImportTable may not"
    }
  }

  /// The files of one target may use different libraries, so this looks at all of them together.
  private func libraryViolations(in files: [SourceFile]) -> [String] {
    let targets = Dictionary(grouping: files) { $0.module ?? "" }
    return targets.keys.sorted().compactMap { target in
      let used = Set(targets[target, default: []].flatMap(\.imports)).intersection(libraries).sorted()
      guard let layer = layers.first(where: { $0.targets.contains(target) }), used.count > layer.libraryLimit else { return nil }
      return "\(target): uses \(used.joined(separator: " and ")), its layer has \(layer.libraryLimit) at most"
    }
  }

  private func layer(of file: SourceFile) -> Layer? { layers.first { file.module.map($0.targets.contains) ?? false } }
}
