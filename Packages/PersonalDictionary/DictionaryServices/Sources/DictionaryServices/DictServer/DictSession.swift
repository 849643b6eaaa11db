import CoreModulePOSIX

/// A session with a DICT server over one connection.
struct DictSession {
  private var connection: DictConnection
  private let client: String
  private var isGreeted = false

  /// Connects; the greeting is sent with the first request.
  init(with server: DictServer, _ resolver: HostResolver, deadline: Deadline) throws(DictFailure) {
    connection = try DictConnection(to: server, resolver, deadline: deadline)
    client = server.client
  }

  func end() { connection.end() }

  /// The names and descriptions of the server's databases.
  mutating func databases(deadline: Deadline) throws(DictFailure) -> [(name: String, description: String)] {
    try ask(["SHOW DB"], deadline)
    let status = try status(deadline)
    switch status.code {
    case 110: break
    case 554: return []
    default: throw .refused(status.code)
    }
    let lines = try textLines(deadline)
    try expectEnd(deadline)
    return lines.map { DictLine.words($0[...]) }.filter { !$0.isEmpty }.map { ($0[0], $0.count > 1 ? $0[1] : "") }
  }

  /// The articles for a word in each of these databases.
  mutating func articles(for word: String, in databases: [String], deadline: Deadline) throws(DictFailure) -> [DictArticle] {
    try ask(databases.map { "DEFINE \(DictLine.quoted($0)) \(DictLine.quoted(word))" }, deadline)
    var articles: [DictArticle] = []
    for _ in databases { articles += try definitions(deadline) }
    return articles
  }

  private mutating func definitions(_ deadline: Deadline) throws(DictFailure) -> [DictArticle] {
    let status = try status(deadline)
    switch status.code {
    case 150: break
    case 552: return []
    default: throw .refused(status.code)
    }
    var articles: [DictArticle] = []
    while true {
      let status = try self.status(deadline)
      if status.code == 250 { return articles }
      guard status.code == 151, status.parameters.count >= 2 else { throw .foreign }
      let text = try textLines(deadline).joined(separator: "\n")
      articles.append(DictArticle(headword: status.parameters[0], database: status.parameters[1], text: text))
    }
  }

  /// Sends requests; on a new connection the greeting precedes them in the same packet.
  private mutating func ask(_ lines: [String], _ deadline: Deadline) throws(DictFailure) {
    connection.begin()
    guard !isGreeted else { return try connection.send(lines, deadline: deadline) }
    let banner = try status(deadline)
    guard banner.code == 220 else { throw .refused(banner.code) }
    try connection.send(["CLIENT \(DictLine.quoted(client))"] + lines, deadline: deadline)
    isGreeted = true
    try expectEnd(deadline)
  }

  private mutating func expectEnd(_ deadline: Deadline) throws(DictFailure) {
    let status = try status(deadline)
    guard status.code == 250 else { throw .refused(status.code) }
  }

  private mutating func status(_ deadline: Deadline) throws(DictFailure) -> DictStatus {
    try DictStatus(try connection.line(deadline: deadline))
  }

  private mutating func textLines(_ deadline: Deadline) throws(DictFailure) -> [String] {
    var lines: [String] = []
    while true {
      let line = try connection.line(deadline: deadline)
      if line == "." { return lines }
      lines.append(DictLine.unstuffed(line))
    }
  }
}
