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
  name: "ContentKeyboardSQLite",
  products: [.library(name: "ContentKeyboardSQLite", targets: ["ContentKeyboardSQLite"])],
  dependencies: [
    .package(path: ".."),
    .package(path: "../../CoreModule"),
    .package(path: "../../CoreModule/CoreModuleSQLite"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .target(
      name: "ContentKeyboardSQLite",
      dependencies: ["ContentKeyboard", "CoreModule", "CoreModuleSQLite", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ContentKeyboardSQLiteTests",
      dependencies: [
        "ContentKeyboardSQLite", "ContentKeyboard", "CoreModule", "CoreModuleSQLite",
        .product(name: "ContentKeyboardTesting", package: "ContentKeyboard"),
        .product(name: "CoreModuleTesting", package: "CoreModule"),
        .product(name: "CoreModuleSQLiteTesting", package: "CoreModuleSQLite"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
  ]
)
