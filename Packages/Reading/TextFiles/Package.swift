// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

let core: Target.Dependency = .product(name: "CoreModule", package: "CoreModule")
let reading: Target.Dependency = .product(name: "Reading", package: "Reading")

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
        core, reading, .product(name: "CoreModulePOSIX", package: "CoreModule"), .product(name: "ZipFiles", package: "CoreModuleZip"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TextFilesTests",
      dependencies: [
        "TextFiles", core, reading, .product(name: "CoreModuleTesting", package: "CoreModule"),
        .product(name: "ZipFilesTesting", package: "CoreModuleZip"),
      ],
      swiftSettings: settings
    ),
  ]
)
