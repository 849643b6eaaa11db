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
  name: "CoreModuleZip",
  products: [
    .library(name: "ZipFiles", targets: ["ZipFiles"]),
    .library(name: "ZipFilesTesting", targets: ["ZipFilesTesting"]),
  ],
  dependencies: [.package(path: "..")],
  targets: [
    .systemLibrary(name: "LibZ", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "ZipFiles",
      dependencies: [
        "LibZ", .product(name: "CoreModule", package: "CoreModule"), .product(name: "CoreModulePOSIX", package: "CoreModule"),
      ],
      swiftSettings: settings
    ),
    .target(name: "ZipFilesTesting", dependencies: ["LibZ"], swiftSettings: settings),
    .testTarget(
      name: "CoreModuleZipTests",
      dependencies: [
        "ZipFiles", "ZipFilesTesting", .product(name: "CoreModulePOSIX", package: "CoreModule"),
        .product(name: "CoreModuleTesting", package: "CoreModule"),
      ],
      swiftSettings: settings
    ),
  ]
)
