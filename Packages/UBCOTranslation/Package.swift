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
  name: "UBCOTranslation",
  products: [
    .library(name: "UBCOTranslation", targets: ["UBCOTranslation"]),
    .library(name: "UBCOTranslationTesting", targets: ["UBCOTranslationTesting"]),
    .library(name: "UnicodeWords", targets: ["UnicodeWords"]),
  ],
  dependencies: [.package(path: "../CoreModule")],
  targets: [
    .target(name: "UBCOKernel"),
    .target(name: "UnicodeWords", swiftSettings: settings, linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "UBCOTranslation", dependencies: ["CoreModule", "UBCOKernel", "UnicodeWords"], swiftSettings: settings),
    .target(
      name: "UBCOTranslationTesting",
      dependencies: ["UBCOTranslation", "CoreModule", .product(name: "CoreModuleTesting", package: "CoreModule")], swiftSettings: settings
    ),
    .testTarget(
      name: "UBCOTranslationTests",
      dependencies: [
        "UBCOTranslation", "UBCOTranslationTesting", "UnicodeWords", "CoreModule",
        .product(name: "CoreModuleTesting", package: "CoreModule"),
      ],
      swiftSettings: settings
    ),
  ]
)
