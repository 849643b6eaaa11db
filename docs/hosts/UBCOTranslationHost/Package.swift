// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "UBCOTranslationHost",
  dependencies: [
    .package(path: "../../../Packages/UBCOTranslation")
  ],
  targets: [.executableTarget(name: "UBCOTranslationHost", dependencies: ["UBCOTranslation"])]
)
