import CoreModule
import CorePresentation
import Hummingbird

/// How a browser without an address gets access: it asks, the terminal shows a code, and the user types the code here.
@MainActor
enum PairingPages {
  nonisolated static let path = "/pair"

  /// Begins the pairing, or ends it when the form has a code.
  static func respond(to request: Request, _ site: Site) async throws -> Response {
    guard !Authentication.isForeign(request) else { throw Refusal.foreignForm }
    let fields = try FormFields(bytes: await SiteResponder.form(request))
    let language = site.language(accepting: request.headers[.acceptLanguage])
    let device = DeviceName.of(request.headers[.userAgent])
    guard let code = fields.text("code") else {
      if let code = try site.access.beginPairing() { site.onPairing(device, code) }
      return SiteResponder.response(.ok, page(language, problem: nil))
    }
    guard let secret = try site.access.enter(withCode: code, device: device) else {
      return SiteResponder.response(.unauthorized, page(language, problem: wrongCode))
    }
    return Authentication.welcome(secret, request, site)
  }

  /// What a browser that is not known is shown.
  nonisolated static func stranger(_ problem: Problem, _ language: InterfaceLanguage) -> HTML {
    let (title, ask) = (
      LocalizedText(en: "Not known here", ru: "Браузер неизвестен"),
      LocalizedText(en: "Show a code in the terminal", ru: "Показать код в терминале")
    )
    let explanation = LocalizedText(
      en: "Or ask for a code: the terminal in which the server runs shows it, and you type it here.",
      ru: "Или запросите код: его покажет терминал, в котором работает сервер, и вы введёте его здесь."
    )
    return Page.document(
      title, language,
      """
      <main id="main"><h1>\(title(language))</h1>\(Page.alert(problem, language))<p>\(explanation(language))</p>
      <form method="post" action="/pair"><button class="main">\(ask(language))</button></form></main>
      """
    )
  }

  private static func page(_ language: InterfaceLanguage, problem: Problem?) -> HTML {
    let (title, label, send) = (
      LocalizedText(en: "The code", ru: "Код доступа"),
      LocalizedText(en: "The six digits that the terminal shows", ru: "Шесть цифр, которые показывает терминал"),
      LocalizedText(en: "Sign in", ru: "Войти")
    )
    return Page.document(
      title, language,
      """
      <main id="main">\(problem.map { Page.alert($0, language) })<h1>\(title(language))</h1><form method="post" action="/pair">
      <label for="code">\(label(language))</label><div class="field">
      <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="9" required autofocus>
      <button class="main">\(send(language))</button></div></form></main>
      """
    )
  }

  private static let wrongCode = Problem(
    .permissionDenied, "wrong_code", en: ("That is not the code.", "Look at it in the terminal, and type it again."),
    ru: ("Код неверен.", "Посмотрите его в терминале и введите снова.")
  )
}
