import Foundation

do throws(BuildError) {
  print(try DictionaryBuild(arguments: Array(CommandLine.arguments.dropFirst())).run())
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(error.exitCode)
}
