// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TodoListHost",
  dependencies: [
    .package(path: "../../../Packages/CoreModule"),
    .package(path: "../../../Packages/CoreModule/CoreModuleLive"),
    .package(path: "../../../Packages/TodoList"),
  ],
  targets: [.executableTarget(name: "TodoListHost", dependencies: ["CoreModule", "CoreModuleLive", "TodoList"])]
)
