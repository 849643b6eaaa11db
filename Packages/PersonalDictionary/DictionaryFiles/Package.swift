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
  name: "DictionaryFiles",
  products: [.library(name: "DictionaryFiles", targets: ["DictionaryFiles"])],
  dependencies: [.package(path: ".."), .package(path: "../../CoreModule")],
  targets: [
    .systemLibrary(name: "ZLib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "DictionaryFiles",
      dependencies: [
        "ZLib", .product(name: "CoreModule", package: "CoreModule"), .product(name: "CoreModulePOSIX", package: "CoreModule"),
        .product(name: "PersonalDictionary", package: "PersonalDictionary"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DictionaryFilesTests",
      dependencies: [
        "DictionaryFiles", "ZLib", .product(name: "CoreModule", package: "CoreModule"),
        .product(name: "CoreModuleTesting", package: "CoreModule"),
        .product(name: "PersonalDictionary", package: "PersonalDictionary"),
        .product(name: "PersonalDictionaryTesting", package: "PersonalDictionary"),
      ],
      swiftSettings: settings
    ),
  ]
)
