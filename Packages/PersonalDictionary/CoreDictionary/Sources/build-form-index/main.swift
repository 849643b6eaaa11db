import Foundation

do throws(BuildError) {
  print(try FormIndexBuild(arguments: Array(CommandLine.arguments.dropFirst())).run())
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
