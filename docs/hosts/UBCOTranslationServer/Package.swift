// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "UBCOTranslationServer",
  dependencies: [
    .package(path: "../../../Packages/CoreModule"),
    .package(path: "../../../Packages/CoreModule/CoreModuleLive"),
    .package(path: "../../../Packages/UBCOTranslation"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
  ],
  targets: [
    .executableTarget(
      name: "UBCOTranslationServer",
      dependencies: ["CoreModule", "CoreModuleLive", .product(name: "Hummingbird", package: "hummingbird"), "UBCOTranslation"])
  ]
)
