import Hummingbird

/// A file that the browser stores.
struct Download {
  let name: String
  let type: String
  let bytes: [UInt8]

  var response: Response {
    Response(
      status: .ok,
      headers: [
        .contentType: type, .contentDisposition: "attachment; filename=\"\(name)\"", .cacheControl: "no-store",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
