// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PersonalDictionaryHost",
  dependencies: [
    .package(path: "../../../Packages/CoreModule"),
    .package(path: "../../../Packages/CoreModule/CoreModuleLive"),
    .package(path: "../../../Packages/PersonalDictionary"),
    .package(path: "../../../Packages/PersonalDictionary/CoreDictionary"),
  ],
  targets: [
    .executableTarget(
      name: "PersonalDictionaryHost", dependencies: ["CoreDictionary", "CoreModule", "CoreModuleLive", "PersonalDictionary"])
  ]
)
