import Hummingbird

/// A file of the pages, which is in the program.
struct Asset: Sendable {
  let path: String
  private let type: String
  private let bytes: [UInt8]

  static var all: [Asset] {
    [
      Asset(path: "/assets/style.css", type: "text/css; charset=utf-8", bytes: PackageResources.style_css),
      Asset(path: "/assets/page.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.page_js),
      Asset(path: "/assets/features.css", type: "text/css; charset=utf-8", bytes: PackageResources.features_css),
      Asset(path: "/assets/live.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.live_js),
      Asset(path: "/assets/keyboard.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.keyboard_js),
      Asset(path: "/assets/game.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.game_js),
    ]
  }

  /// The style sheet of the pages beside those of words.
  static let features: HTML = "<link rel=\"stylesheet\" href=\"/assets/features.css\">"

  /// The script that shows what comes out of a form while one types.
  static let live: HTML = "<script src=\"/assets/live.js\" defer></script>"
  static let keyboard: HTML = "<script src=\"/assets/keyboard.js\" defer></script>"
  static let game: HTML = "<script src=\"/assets/game.js\" defer></script>"

  /// A browser asks each time, so that a page never meets the files of another version.
  var response: Response {
    Response(
      status: .ok, headers: [.contentType: type, .cacheControl: "no-cache"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
