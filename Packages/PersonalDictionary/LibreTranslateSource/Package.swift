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
  name: "LibreTranslateSource",
  products: [.library(name: "LibreTranslateSource", targets: ["LibreTranslateSource"])],
  dependencies: [.package(path: ".."), .package(path: "../../CoreModule")],
  targets: [
    .target(
      name: "LibreTranslateSource",
      dependencies: [
        .product(name: "CoreModule", package: "CoreModule"),
        .product(name: "PersonalDictionary", package: "PersonalDictionary"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LibreTranslateSourceTests",
      dependencies: [
        "LibreTranslateSource",
        .product(name: "CoreModule", package: "CoreModule"),
        .product(name: "CoreModuleTesting", package: "CoreModule"),
        .product(name: "PersonalDictionary", package: "PersonalDictionary"),
        .product(name: "PersonalDictionaryTesting", package: "PersonalDictionary"),
      ],
      swiftSettings: settings
    ),
  ]
)
