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
  name: "CoreModuleHTTP",
  products: [.library(name: "CoreModuleHTTP", targets: ["CoreModuleHTTP"])],
  dependencies: [
    .package(path: ".."),
    .package(path: "../CoreModuleNetwork"),
    .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.100.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
  ],
  targets: [
    .target(
      name: "CoreModuleHTTP",
      dependencies: [
        .product(name: "CoreModule", package: "CoreModule"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CoreModuleHTTPTests",
      dependencies: [
        "CoreModuleHTTP", .product(name: "CoreModule", package: "CoreModule"),
        .product(name: "CoreModuleNetworkTesting", package: "CoreModuleNetwork"),
      ],
      swiftSettings: settings
    ),
  ]
)
