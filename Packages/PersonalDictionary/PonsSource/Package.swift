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
  name: "PonsSource",
  products: [.library(name: "PonsSource", targets: ["PonsSource"])],
  dependencies: [.package(path: ".."), .package(path: "../../CoreModule")],
  targets: [
    .target(
      name: "PonsSource",
      dependencies: [
        .product(name: "CoreModule", package: "CoreModule"),
        .product(name: "PersonalDictionary", package: "PersonalDictionary"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PonsSourceTests",
      dependencies: [
        "PonsSource",
        .product(name: "CoreModule", package: "CoreModule"),
        .product(name: "CoreModuleTesting", package: "CoreModule"),
        .product(name: "PersonalDictionary", package: "PersonalDictionary"),
        .product(name: "PersonalDictionaryTesting", package: "PersonalDictionary"),
      ],
      swiftSettings: settings
    ),
  ]
)
