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
    ]
  }

  /// A browser asks each time, so that a page never meets the files of another version.
  var response: Response {
    Response(
      status: .ok, headers: [.contentType: type, .cacheControl: "no-cache"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
