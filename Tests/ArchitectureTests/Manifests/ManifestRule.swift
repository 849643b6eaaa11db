/// What the manifests promise, compared with each other and with the folders.
enum ManifestRule {
  /// The package of a feature, and the core, need nothing from elsewhere: a host that takes one must clone no library.
  static func remoteDependencies(in manifests: [SourceFile]) -> [String] {
    manifests.filter(isFeature).flatMap { manifest in
      manifest.tokens.occurrences(of: ".package(url:").map {
        "\(manifest.path):\(manifest.tokens[$0].line): a feature has no remote dependency"
      }
    }
  }

  /// Each package in the repository is a dependency of its manifest, and each local dependency is a package.
  static func packageDrift(root: SourceFile, packages: [SourceFile]) -> [String] {
    let declared = Set(literals(of: root, after: ".package(path:"))
    let present = Set(packages.map { String($0.path.dropLast("/Package.swift".count)) })
    return present.subtracting(declared).sorted().map { "\($0): not a dependency of Package.swift" }
      + declared.subtracting(present).sorted().map { "\($0): a dependency of Package.swift, but no package" }
  }

  /// Each folder of tests is a target of the manifest, and each such target has tests.
  static func testDrift(root: SourceFile, tests: [SourceFile]) -> [String] {
    let ofPackages = literals(of: root, after: "packageTest(").map { package in
      "Packages/\(package)/Tests/\(package.split(separator: "/").last ?? "")Tests"
    }
    let own = root.tokens.compactMap(\.literal).filter { ($0.hasPrefix("Tests/") || $0.contains("/Tests/")) && $0.hasSuffix("Tests") }
    let declared = Set(ofPackages + own)
    let present = Set(tests.compactMap(testFolder))
    return present.subtracting(declared).sorted().map { "\($0): not a test target of Package.swift" }
      + declared.subtracting(present).sorted().map { "\($0): a test target of Package.swift, but it has no tests" }
  }

  /// The settings that keep an import from leaking and a warning from staying.
  static func laxSettings(in manifests: [SourceFile]) -> [String] {
    let wanted = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    return manifests.flatMap { manifest in
      let named = Set(manifest.tokens.compactMap(\.literal))
      let missing = wanted.filter { !named.contains($0) }
      let isStrict = !manifest.tokens.occurrences(of: ".treatAllWarnings(as: .error)").isEmpty
      return (missing + (isStrict ? [] : ["treatAllWarnings"])).map { "\(manifest.path): without \($0)" }
    }
  }

  /// A file imports only what the manifest of its package names for its target. All packages are built into one folder, where the compiler
  /// also finds what is not named.
  static func unnamedImports(of files: [SourceFile], manifests: [SourceFile]) -> [String] {
    let known = Set(manifests.flatMap { literals(of: $0, after: "name:") })
    let ofModules = Dictionary(grouping: files) { $0.module ?? "" }
    return manifests.filter { $0.path != "Package.swift" }.flatMap { manifest in
      let folder = manifest.path.dropLast("Package.swift".count)
      return targets(of: manifest).flatMap { target in
        ofModules[target.name, default: []].filter { $0.path.hasPrefix(folder) }.flatMap { file in
          file.imports.filter { known.contains($0) && !target.dependencies.contains($0) }.map {
            "\(file.path): imports \($0), which \(manifest.path) does not name for \(target.name)"
          }
        }
      }
    }
  }

  private static func targets(of manifest: SourceFile) -> [(name: String, dependencies: Set<String>)] {
    [".target(name:", ".executableTarget(name:", ".testTarget(name:"].flatMap { code in
      manifest.tokens.occurrences(of: code).compactMap { start in
        let call = Array(manifest.tokens[start..<manifest.tokens.end(ofBracketAt: start + 2)])
        guard let name = call.lazy.compactMap(\.literal).first else { return nil }
        let list = call.occurrences(of: "dependencies: [").first.map { $0..<call.end(ofBracketAt: $0 + 2) } ?? 0..<0
        // What stands after `package:` is not what is imported.
        return (name, Set(list.filter { call[$0 - 2].text != "package" }.compactMap { call[$0].literal }))
      }
    }
  }

  /// `Packages/X/Package.swift`: an adapter lies deeper.
  private static func isFeature(_ manifest: SourceFile) -> Bool {
    let parts = manifest.path.split(separator: "/")
    return parts.count == 3 && parts[0] == "Packages"
  }

  private static func literals(of file: SourceFile, after code: String) -> [String] {
    let length = SwiftScanner.tokens(of: code).count
    return file.tokens.occurrences(of: code).compactMap { start in
      file.tokens.indices.contains(start + length) ? file.tokens[start + length].literal : nil
    }
  }

  private static func testFolder(of file: SourceFile) -> String? {
    let parts = file.path.split(separator: "/")
    guard let tests = parts.firstIndex(of: "Tests"), parts.count > tests + 2, parts[tests + 1].hasSuffix("Tests") else { return nil }
    return parts[...(tests + 1)].joined(separator: "/")
  }
}
