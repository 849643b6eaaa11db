// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "WordGameHost",
  dependencies: [
    .package(path: "../../../Packages/CoreModule"),
    .package(path: "../../../Packages/CoreModule/CoreModuleLive"),
    .package(path: "../../../Packages/WordGame"),
  ],
  targets: [.executableTarget(name: "WordGameHost", dependencies: ["CoreModule", "CoreModuleLive", "WordGame"])]
)
