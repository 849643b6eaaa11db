import Hummingbird

/// What is said when a path is asked for by a method that it has not.
enum WrongMethod {
  private static let methods: [HTTPRequest.Method] = [.get, .post, .put, .patch, .delete, .options, .trace]

  /// Refuses the other methods of these paths.
  static func refuse(in router: Hummingbird.Router<SiteResponder.Context>, at paths: [String: Set<HTTPRequest.Method>]) {
    for (path, allowed) in paths {
      let names = allowed.union(allowed.contains(.get) ? [.head] : []).map(\.rawValue).sorted().joined(separator: ", ")
      for method in methods where !allowed.contains(method) {
        router.on(RouterPath(path), method: method) { _, _ -> Response in throw Refusal.wrongMethod(allowed: names) }
      }
    }
  }
}
