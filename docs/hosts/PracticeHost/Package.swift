// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PracticeHost",
  dependencies: [
    .package(path: "../../../Packages/CoreModule"),
    .package(path: "../../../Packages/CoreModule/CoreModuleLive"),
    .package(path: "../../../Packages/Practice"),
  ],
  targets: [.executableTarget(name: "PracticeHost", dependencies: ["CoreModule", "CoreModuleLive", "Practice"])]
)
