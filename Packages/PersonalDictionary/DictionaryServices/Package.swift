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
  name: "DictionaryServices",
  products: [.library(name: "DictionaryServices", targets: ["DictionaryServices"])],
  dependencies: [.package(path: ".."), .package(path: "../../CoreModule"), .package(path: "../../CoreModule/CoreModuleNetwork")],
  targets: [
    .target(
      name: "DictionaryServices",
      dependencies: ["PersonalDictionary", "CoreModule", .product(name: "CoreModulePOSIX", package: "CoreModule")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DictionaryServicesTests",
      dependencies: [
        "DictionaryServices", "PersonalDictionary", "CoreModule", .product(name: "CoreModuleTesting", package: "CoreModule"),
        .product(name: "CoreModuleNetworkTesting", package: "CoreModuleNetwork"),
        .product(name: "PersonalDictionaryTesting", package: "PersonalDictionary"),
      ],
      swiftSettings: settings
    ),
  ]
)
