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
  name: "TodoList",
  products: [.library(name: "TodoList", targets: ["TodoList"])],
  targets: [
    .target(name: "TodoList", swiftSettings: settings),
    .testTarget(name: "TodoListTests", dependencies: ["TodoList"], swiftSettings: settings),
  ]
)
