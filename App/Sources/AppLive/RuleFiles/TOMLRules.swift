import Stemming
import TOMLKit

/// Collects the rules of a TOML document.
struct TOMLRules {
  private(set) var file = RuleFile()
  private let keys: TOMLKeyLines

  private static let sections: Set = ["rules", "rule", "suffixes"]
  private static let minimum: Set = ["minimum_stem", "minimum-stem", "min_stem", "min-stem"]

  init(_ document: TOMLTable, _ keys: TOMLKeyLines) {
    self.keys = keys
    for (name, value) in document {
      if Self.minimum.contains(name) {
        file.minimumStem = minimumStem(value, [name])
      } else if Self.sections.contains(name), let table = value.table {
        for (suffix, value) in table { add(suffix, value, [name, suffix]) }
      } else if Self.sections.contains(name), let list = value.array {
        for (index, element) in list.enumerated() { add(listed: element, [name, String(index)], within: [name]) }
      } else {
        add(name, value, [name])
      }
    }
    file.entries.sort { $0.line < $1.line }
  }

  /// `IES = "Y"`, or `IES = { replacement = "Y", minimum_stem = 2 }`.
  private mutating func add(_ suffix: String, _ value: any TOMLValueConvertible, _ path: [String]) {
    if path.count == 2, Self.minimum.contains(suffix), value.string == nil, value.table == nil {
      file.minimumStem = minimumStem(value, path)
    } else if let replacement = value.string {
      file.entries.append(RuleEntry(line: keys.line(of: path), suffix: suffix, replacement: replacement))
    } else if let table = value.table, path.count == 2 || table["replacement"] != nil {
      add(fields: table, path, line: keys.line(of: path), suffix: suffix)
    } else {
      file.faults.append(RuleFault(line: keys.line(of: path), value.table == nil ? .notText(key: suffix) : .unknownKey(suffix)))
    }
  }

  /// `[[rule]]` with `suffix` and `replacement`, or an inline table in an array.
  private mutating func add(listed element: any TOMLValueConvertible, _ path: [String], within list: [String]) {
    let isOwnTable = keys.keys.contains { $0.path == path }
    let line = keys.line(of: isOwnTable ? path : list)
    guard let table = element.table else {
      file.faults.append(RuleFault(line: line, .missingSuffix))
      return
    }
    add(fields: table, path, line: line, suffix: nil)
  }

  private mutating func add(fields table: TOMLTable, _ path: [String], line: Int, suffix: String?) {
    var (suffix, replacement, minimumStem) = (suffix, "", Int?.none)
    let isNamed = suffix != nil
    let faultCount = file.faults.count
    for (name, value) in table {
      let place = keys.keys.first { $0.path == path + [name] }?.line ?? line
      switch name {
      case "suffix" where !isNamed: suffix = text(value, name, place) ?? ""
      case "replacement": replacement = text(value, name, place) ?? ""
      case _ where Self.minimum.contains(name): minimumStem = self.minimumStem(value, path + [name], or: line)
      default: file.faults.append(RuleFault(line: place, .unknownKey(name)))
      }
    }
    if suffix == nil { file.faults.append(RuleFault(line: line, .missingSuffix)) }
    guard let suffix, file.faults.count == faultCount else { return }
    file.entries.append(RuleEntry(line: line, suffix: suffix, replacement: replacement, minimumStem: minimumStem))
  }

  private mutating func text(_ value: any TOMLValueConvertible, _ name: String, _ line: Int) -> String? {
    if let text = value.string { return text }
    file.faults.append(RuleFault(line: line, .notText(key: name)))
    return nil
  }

  private mutating func minimumStem(_ value: any TOMLValueConvertible, _ path: [String], or line: Int? = nil) -> Int? {
    if let number = value.int, (0...RuleCheck.maximumMinimumStem).contains(number) { return number }
    let place = keys.keys.first { $0.path == path }?.line ?? line ?? keys.line(of: path)
    file.faults.append(RuleFault(line: place, .notANumber(key: path.last ?? "")))
    return nil
  }
}
