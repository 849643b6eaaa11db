import CoreModule
import CorePresentation
import Hummingbird

/// One request, as pages see it.
@MainActor
struct PageContext {
  let site: Site
  let session: WebSession
  let language: InterfaceLanguage
  /// The path and the query, to come back to.
  let address: String
  /// The fields of the query, or of the form that was sent.
  let fields: FormFields
  /// The parts of the path that the route names.
  let parameters: [String: String]
  /// Whether only parts of the page are wanted. What was just done is then said by another request.
  var isForParts = false
  /// The version of the data when the page was begun; `nil` while it is not known.
  var version: String?
  /// The file that was sent.
  var upload: UploadedFile?

  /// The text in the language of the page. A number and its sign, as in “93 %”, stay on one line.
  func callAsFunction(_ text: LocalizedText) -> String {
    let text = text(language)
    return text.utf8.contains(UInt8(ascii: "%")) ? text.replacing(" %", with: "\u{A0}%") : text
  }
  /// Only the one that is shown is put together.
  func callAsFunction(en english: @autoclosure () -> String, ru russian: @autoclosure () -> String) -> String {
    self(LocalizedText(verbatim: language == .english ? english() : russian()))
  }

  var style: TextStyle { site.style(language) }

  /// The number in the path.
  func number() throws(Problem) -> Int {
    let text = parameters["number"] ?? ""
    guard let number = Int(text), number > 0 else { throw .noNumber(text) }
    return number
  }

  /// A number among the fields; `nil` when it is left out.
  func number(_ name: String) throws(Problem) -> Int? {
    guard let text = fields.text(name) else { return nil }
    guard let number = Int(text), number > 0 else { throw .noNumber(text) }
    return number
  }

  /// Where the form was sent from, so that the answer leads back there.
  func back(or path: String) -> Answer {
    .goTo(back ?? path)
  }

  /// The page of this server that is named as the one to come back to; `nil` when there is none.
  var back: String? {
    let back = fields["back"]
    return back.hasPrefix("/") && !back.hasPrefix("//") && !back.contains("\\") ? back : nil
  }

  /// Checks the sender and the origin of a form that changes something.
  var formToken: HTML { "<input type=\"hidden\" name=\"form\" value=\"\(session.formToken)\">" }
  var formOrigin: HTML { "\(formToken)<input type=\"hidden\" name=\"back\" value=\"\(address)\">" }
}

extension Request {
  /// Whether the script takes parts of the page into the one that is open.
  var isForParts: Bool { headers[.accept] == "text/html;parts" }
}

/// What a request is answered with.
enum Answer {
  case page(Page)
  /// Asks the browser to get this path.
  case goTo(String)
  case file(Download)
  /// For the script of a page.
  case json(JSON)
}

extension Problem {
  fileprivate static func noNumber(_ text: String) -> Problem {
    let shown = DisplayWidth.cut(text.visibleLine, to: 40)
    return Problem(
      .usage, "usage", en: ("“\(shown)” is not a number.", "Use a whole number from 1 on."),
      ru: ("«\(shown)» — не число.", "Нужно целое число, начиная с 1.")
    )
  }
}
