import AppGraph
import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

extension WordFileInput {
  @MainActor
  init(_ file: String?, in context: Context) throws(Problem) {
    let files = context.launch.files(context.options)
    if let file {
      try self.init(file, of: files)
    } else {
      try self.init(StandardInput(context.streams), named: .standardInput, path: nil, files)
    }
  }

  @MainActor
  func words(_ options: WordFileOptions, in context: Context) throws(Problem) -> any WordFileSource {
    try recognised(options, WordFileOpeners(context.graph), context.launch.absolutePath).words
  }
}

/// Standard input as a stream.
final class StandardInput: ByteStream {
  private let streams: Streams

  init(_ streams: Streams) { self.streams = streams }

  var size: Int? { nil }

  func next() throws(UserFileError) -> [UInt8] {
    do throws(Streams.Failure) { return try streams.readSome() } catch {
      switch error {
      case .closed: throw UserFileError(path: "-", .failed("EPIPE"))
      case .failed(let detail): throw UserFileError(path: "-", .failed(detail))
      }
    }
  }
}
