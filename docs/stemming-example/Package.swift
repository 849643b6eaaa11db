// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "roots",
  dependencies: [.package(path: "../../Packages/Stemming")],
  targets: [.executableTarget(name: "roots", dependencies: [.product(name: "Stemming", package: "Stemming")])]
)
