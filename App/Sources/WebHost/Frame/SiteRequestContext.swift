import Hummingbird
import NIOCore

/// What the server knows of a request besides its text.
struct SiteRequestContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// Where it came from; empty when that is not known.
  let sender: String

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    sender = source.channel.remoteAddress?.ipAddress ?? ""
  }
}
