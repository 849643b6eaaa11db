// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ContentKeyboardHost",
  dependencies: [
    .package(path: "../../../Packages/ContentKeyboard"),
    .package(path: "../../../Packages/CoreModule/CoreModuleLive"),
  ],
  targets: [.executableTarget(name: "ContentKeyboardHost", dependencies: ["ContentKeyboard", "CoreModuleLive"])]
)
