import Hummingbird

/// What is said when a path is asked for by a method that it has not.
enum WrongMethod {
  private static let methods =
    [.get, .head, .post, .put, .patch, .delete, .options, .trace, .connect] + [HTTPRequest.Method("QUERY")].compactMap(\.self)

  /// Refuses the other methods of these paths.
  static func refuse(in router: Hummingbird.Router<SiteResponder.Context>, at paths: [String: Set<HTTPRequest.Method>]) {
    for (path, allowed) in paths {
      let allowed = allowed.union(allowed.contains(.get) ? [.head] : [])
      let names = allowed.map(\.rawValue).sorted().joined(separator: ", ")
      for method in methods where !allowed.contains(method) {
        router.on(RouterPath(path), method: method) { _, _ -> Response in throw Refusal.wrongMethod(allowed: names) }
      }
    }
  }
}
