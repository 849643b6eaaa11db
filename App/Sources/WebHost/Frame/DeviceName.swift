/// What a browser is called in the list of devices, by what it says about itself: “Firefox, Android”.
enum DeviceName {
  static func of(_ userAgent: String?) -> String {
    let text = (userAgent ?? "").lowercased()
    let browser = browsers.first { text.contains($0.mark) }?.name
    let system = systems.first { text.contains($0.mark) }?.name
    let names = [browser, system].compactMap(\.self)
    return names.isEmpty ? "?" : names.joined(separator: ", ")
  }

  // Most browsers also claim to be others; the first that is found is meant.
  private static var browsers: [(mark: String, name: String)] {
    [
      ("firefox", "Firefox"), ("fxios", "Firefox"), ("edg", "Edge"), ("opr/", "Opera"), ("samsungbrowser", "Samsung Internet"),
      ("chromium", "Chromium"), ("chrome", "Chrome"), ("crios", "Chrome"), ("safari", "Safari"), ("curl", "curl"), ("python", "Python"),
    ]
  }

  private static var systems: [(mark: String, name: String)] {
    [
      ("android", "Android"), ("iphone", "iPhone"), ("ipad", "iPad"), ("windows", "Windows"), ("mac os", "macOS"), ("cros", "ChromeOS"),
      ("linux", "Linux"),
    ]
  }
}
