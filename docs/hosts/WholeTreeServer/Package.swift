// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "WholeTreeServer",
  dependencies: [
    .package(name: "glot", path: "../../..", traits: []),
    .package(path: "../../../Packages/CoreModule"),
    .package(path: "../../../Packages/PersonalDictionary"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
  ],
  targets: [
    .executableTarget(
      name: "WholeTreeServer",
      dependencies: [
        .product(name: "AppGraph", package: "glot"), .product(name: "AppLive", package: "glot"), "CoreModule", "PersonalDictionary",
        .product(name: "Hummingbird", package: "hummingbird"),
      ])
  ]
)
