// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "PersonalDictionary",
  products: [
    .library(name: "PersonalDictionary", targets: ["PersonalDictionary"]),
    .library(name: "PersonalDictionaryTesting", targets: ["PersonalDictionaryTesting"]),
  ],
  dependencies: [.package(path: "../CoreModule")],
  targets: [
    .target(name: "PersonalDictionary", dependencies: ["CoreModule"], swiftSettings: settings),
    .target(
      name: "PersonalDictionaryTesting",
      dependencies: ["PersonalDictionary", "CoreModule", .product(name: "CoreModuleTesting", package: "CoreModule")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PersonalDictionaryTests",
      dependencies: [
        "PersonalDictionary", "PersonalDictionaryTesting", "CoreModule", .product(name: "CoreModuleTesting", package: "CoreModule"),
      ],
      swiftSettings: settings
    ),
  ]
)
