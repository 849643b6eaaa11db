// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "StemmingHost",
  dependencies: [
    .package(path: "../../../Packages/Stemming")
  ],
  targets: [.executableTarget(name: "StemmingHost", dependencies: ["Stemming"])]
)
