// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]
/// Tests/run has what its tests go through word by word optimised, though all else is built for debugging.
let optimized: [SwiftSetting] = Context.environment["GLOT_OPTIMIZED"] == nil ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "CoreDictionary",
  products: [
    .library(name: "CoreDictionary", targets: ["CoreDictionary"]),
    .library(name: "CoreDictionaryFormat", targets: ["CoreDictionaryData", "CoreDictionaryFormat"]),
    .library(name: "FormTables", targets: ["FormTables"]),
  ],
  dependencies: [.package(path: ".."), .package(path: "../../CoreModule")],
  targets: [
    .target(name: "CoreDictionaryData", exclude: ["core-dictionary.bin", "forms.bin", "ranks.bin"]),
    .target(name: "CoreDictionaryFormat", dependencies: ["PersonalDictionary", "CoreModule"], swiftSettings: settings + optimized),
    .target(
      name: "CoreDictionary",
      dependencies: ["CoreDictionaryData", "CoreDictionaryFormat", "PersonalDictionary", "CoreModule"],
      swiftSettings: settings + optimized
    ),
    .target(
      name: "FormTables", dependencies: ["CoreDictionaryFormat", "PersonalDictionary", "CoreModule"], swiftSettings: settings + optimized
    ),
    .executableTarget(
      name: "build-core-dictionary", dependencies: ["CoreDictionaryFormat", "FormTables"], swiftSettings: settings
    ),
    .testTarget(
      name: "CoreDictionaryTests",
      dependencies: [
        "CoreDictionary", "CoreDictionaryData", "CoreDictionaryFormat", "FormTables", "PersonalDictionary",
        .product(name: "PersonalDictionaryTesting", package: "PersonalDictionary"), "CoreModule",
        .product(name: "CoreModuleTesting", package: "CoreModule"),
      ],
      exclude: ["JudgedWords", "TypedWords"],
      swiftSettings: settings
    ),
  ],
  cLanguageStandard: .c2x
)
