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
  name: "TextFiles",
  products: [.library(name: "TextFiles", targets: ["TextFiles"])],
  dependencies: [
    .package(path: ".."),
    .package(path: "../../CoreModule"),
    .package(path: "../../CoreModule/CoreModuleZip"),
  ],
  targets: [
    .target(
      name: "TextFiles",
      dependencies: [
        "Reading", "CoreModule", .product(name: "CoreModulePOSIX", package: "CoreModule"),
        .product(name: "ZipFiles", package: "CoreModuleZip"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TextFilesTests",
      dependencies: [
        "TextFiles", "Reading", "CoreModule", .product(name: "CoreModuleTesting", package: "CoreModule"),
        .product(name: "ZipFilesTesting", package: "CoreModuleZip"),
      ],
      swiftSettings: settings
    ),
  ]
)
