// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TwoFeatures",
  dependencies: [
    .package(path: "../../../Packages/CoreModule"),
    .package(path: "../../../Packages/CoreModule/CoreModuleLive"),
    .package(path: "../../../Packages/PersonalDictionary"),
    .package(path: "../../../Packages/PersonalDictionary/CoreDictionary"),
    .package(path: "../../../Packages/TodoList"),
  ],
  targets: [
    .executableTarget(
      name: "TwoFeatures", dependencies: ["CoreDictionary", "CoreModule", "CoreModuleLive", "PersonalDictionary", "TodoList"])
  ]
)
