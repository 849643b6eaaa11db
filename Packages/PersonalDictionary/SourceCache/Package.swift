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
  name: "SourceCache",
  products: [.library(name: "SourceCache", targets: ["SourceCache"])],
  dependencies: [.package(path: ".."), .package(path: "../../CoreModule")],
  targets: [
    .target(
      name: "SourceCache",
      dependencies: [
        .product(name: "CoreModule", package: "CoreModule"),
        .product(name: "CoreModulePOSIX", package: "CoreModule"),
        .product(name: "PersonalDictionary", package: "PersonalDictionary"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SourceCacheTests",
      dependencies: [
        "SourceCache",
        .product(name: "CoreModule", package: "CoreModule"),
        .product(name: "CoreModuleTesting", package: "CoreModule"),
        .product(name: "PersonalDictionary", package: "PersonalDictionary"),
        .product(name: "PersonalDictionaryTesting", package: "PersonalDictionary"),
      ],
      swiftSettings: settings
    ),
  ]
)
