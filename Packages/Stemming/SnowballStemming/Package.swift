// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "SnowballStemming",
  products: [.library(name: "SnowballStemming", targets: ["SnowballStemming"])],
  dependencies: [.package(path: "..")],
  targets: [
    .systemLibrary(name: "LibStemmer", providers: [.apt(["libstemmer-dev"])]),
    .target(
      name: "SnowballStemming", dependencies: ["LibStemmer", .product(name: "Stemming", package: "Stemming")], swiftSettings: settings
    ),
    .testTarget(
      name: "SnowballStemmingTests",
      dependencies: ["SnowballStemming", .product(name: "Stemming", package: "Stemming")],
      swiftSettings: settings
    ),
  ]
)
