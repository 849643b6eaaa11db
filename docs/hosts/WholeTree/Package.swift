// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "WholeTree",
  dependencies: [
    .package(name: "glot", path: "../../..", traits: []),
    .package(path: "../../../Packages/CoreModule"),
    .package(path: "../../../Packages/PersonalDictionary"),
  ],
  targets: [
    .executableTarget(
      name: "WholeTree",
      dependencies: [
        .product(name: "AppGraph", package: "glot"), .product(name: "AppLive", package: "glot"), "CoreModule", "PersonalDictionary",
      ])
  ]
)
