import CoreModule
import PersonalDictionary

@testable import CoreModuleNetwork
@testable import DictionaryServices
@testable import TerminalKit

/// What comes over a wire: answers of services, lines of a DICT server, messages between the programs, keys of a terminal.
extension FuzzTarget {
  static var messages: [FuzzTarget] {
    [
      FuzzTarget("pons") { bytes in try answer(bytes, Pons(url: nil)) },
      FuzzTarget("apertium") { bytes in try answer(bytes, Apertium(url: "http://127.0.0.1")) },
      FuzzTarget("libretranslate") { bytes in try answer(bytes, LibreTranslate(url: "http://127.0.0.1")) },
      FuzzTarget("dict-line") { bytes in
        let line = text(bytes)
        _ = DictLine.unstuffed(line)
        _ = try DictStatus(line)
      },
      FuzzTarget("network-message") { bytes in
        let answer = try HTTPAnswer(message: bytes)
        try agree(try HTTPAnswer(message: answer.message), answer)
      },
      FuzzTarget("keys") { bytes in
        var whole = InputParser()
        let keys = whole.feed(bytes.dropFirst())
        var cut = InputParser()
        try agree(pieces(bytes).flatMap { cut.feed($0) }, keys)
        try agree(cut.flush(), whole.flush())
      },
    ]
  }

  private static func answer(_ bytes: [UInt8], _ service: some HTTPDictionaryAPI) throws {
    guard let direction = Direction.all.first else { return }
    _ = service.entries(of: ServiceQuestion(text: "casa", direction: direction, source: "fuzz"), in: bytes)
  }
}
