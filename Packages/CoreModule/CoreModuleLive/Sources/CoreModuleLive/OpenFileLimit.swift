import Glibc

/// The maximum number of files that this process may have open.
public enum OpenFileLimit {
  /// Raises the limit to `wanted` if the system allows it, and returns the new limit.
  public static func raised(to wanted: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return wanted }
    if limit.rlim_cur < wanted, limit.rlim_cur < limit.rlim_max {
      var higher = limit
      higher.rlim_cur = min(rlim_t(wanted), limit.rlim_max)
      if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &higher) == 0 { limit = higher }
    }
    return Int(clamping: limit.rlim_cur)
  }
}
