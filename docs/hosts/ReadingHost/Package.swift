// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ReadingHost",
  dependencies: [
    .package(path: "../../../Packages/CoreModule"),
    .package(path: "../../../Packages/Reading"),
  ],
  targets: [.executableTarget(name: "ReadingHost", dependencies: ["CoreModule", "Reading"])]
)
