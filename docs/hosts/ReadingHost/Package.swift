// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ReadingHost",
  dependencies: [
    .package(path: "../../../Packages/CoreModule"),
    .package(path: "../../../Packages/CoreModule/CoreModuleLive"),
    .package(path: "../../../Packages/Reading"),
    .package(path: "../../../Packages/Reading/TextFiles"),
  ],
  targets: [
    .executableTarget(
      name: "ReadingHost",
      dependencies: ["CoreModule", .product(name: "CoreModuleLive", package: "CoreModuleLive"), "Reading", "TextFiles"]
    )
  ]
)
