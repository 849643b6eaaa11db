/// What stands at the top of the repository; files and folders that begin with a dot aside.
enum TopLevelRule {
  static let wanted: Set = ["Packages", "App", "Tests", "docs", "Package.swift", "README.md", "LICENSE"]

  static func violations(in paths: [String]) -> [String] {
    let present = Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) }.filter { !$0.hasPrefix(".") })
    return present.subtracting(wanted).sorted().map { "\($0): does not belong at the top" }
      + wanted.subtracting(present).sorted().map { "\($0): is missing" }
  }
}
