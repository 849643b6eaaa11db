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
  products: [
    .library(name: "TodoList", targets: ["TodoList"]),
    .library(name: "TodoListTesting", targets: ["TodoListTesting"]),
  ],
  dependencies: [.package(path: "../CoreModule")],
  targets: [
    .target(name: "TodoList", dependencies: ["CoreModule"], swiftSettings: settings),
    .target(
      name: "TodoListTesting",
      dependencies: ["TodoList", "CoreModule", .product(name: "CoreModuleTesting", package: "CoreModule")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TodoListTests",
      dependencies: [
        "TodoList", "TodoListTesting", "CoreModule", .product(name: "CoreModuleTesting", package: "CoreModule"),
      ],
      exclude: ["QuickEntry/JudgedPhrases"],
      swiftSettings: settings
    ),
  ]
)
