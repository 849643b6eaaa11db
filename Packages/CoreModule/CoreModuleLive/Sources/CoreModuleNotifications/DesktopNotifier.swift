public import CoreModule
import CoreModulePOSIX

/// Shows notifications through the desktop's service (Desktop Notifications Specification 1.2).
public struct DesktopNotifier: Notifier {
  private let addresses: [BusAddress]
  private let name: String

  /// The time limit for an answer of the service.
  private static let answerTimeLimit = Duration.seconds(5)
  private static let service = "org.freedesktop.Notifications"

  /// A notifier of the program called `name`, in the desktop session of these environment variables.
  public init(name: String, variables: [String: String]) {
    self.name = name
    addresses = BusAddress.ofSession(variables)
  }

  public func show(_ notification: UserNotification, waiting seconds: Int) async throws(NotifierError) -> NotificationOutcome {
    let deadline = Deadline(after: Self.answerTimeLimit)
    guard let bus = BusConnection(addresses: addresses, deadline: deadline) else { throw .noSession }
    let daemon = "org.freedesktop.DBus"
    _ = try answer(bus, to: BusMessage.call("Hello", of: daemon, on: "/org/freedesktop/DBus", at: daemon), deadline)
    if notification.action != nil {
      var match = BusMessage.call("AddMatch", of: daemon, on: "/org/freedesktop/DBus", at: daemon)
      match.signature = "s"
      match.body.text("type='signal',interface='\(Self.service)'")
      _ = try answer(bus, to: match, deadline)
    }
    let body = hasMarkup(bus, notification.body, deadline) ? CharacterReferences.escaped(notification.body) : notification.body
    let shown = try answer(bus, to: message(notification, body: body), deadline)
    var reader = shown.reader
    guard let id = reader.number() else { throw .refused("the answer is not as specified") }
    guard notification.action != nil, seconds > 0 else { return .left }
    return outcome(of: id, bus, until: Deadline(after: .seconds(seconds)))
  }

  /// Whether the service would interpret this text as markup. The service is only asked when the text could be markup.
  private func hasMarkup(_ bus: BusConnection, _ text: String, _ deadline: Deadline) -> Bool {
    guard text.contains(where: { "&<>".contains($0) }) else { return false }
    let question = BusMessage.call("GetCapabilities", of: Self.service, on: "/org/freedesktop/Notifications", at: Self.service)
    guard let answer = bus.call(question, deadline: deadline), answer.kind == .answer else { return false }
    var reader = answer.reader
    return reader.texts().contains("body-markup")
  }

  private func message(_ notification: UserNotification, body: String) -> BusMessage {
    var message = BusMessage.call("Notify", of: Self.service, on: "/org/freedesktop/Notifications", at: Self.service)
    message.signature = "susssasa{sv}i"
    message.body.text(name)
    message.body.number(0)
    message.body.text("")
    message.body.text(notification.title)
    message.body.text(body)
    message.body.texts(notification.action.map { ["default", $0, "open", $0] } ?? [])
    message.body.number(0)
    message.body.align(8)
    // -1: the service chooses the duration.
    message.body.number(UInt32(bitPattern: -1))
    return message
  }

  private func outcome(of id: UInt32, _ bus: BusConnection, until deadline: Deadline) -> NotificationOutcome {
    while let signal = bus.signal(deadline: deadline) {
      var reader = signal.reader
      guard signal.interface == Self.service, reader.number() == id else { continue }
      switch signal.member {
      case "ActionInvoked": return .chosen
      case "NotificationClosed": return .left
      default: continue
      }
    }
    return .left
  }

  private func answer(_ bus: BusConnection, to message: BusMessage, _ deadline: Deadline) throws(NotifierError) -> BusMessage {
    guard let answer = bus.call(message, deadline: deadline) else { throw .refused("no answer came") }
    guard answer.kind == .error else { return answer }
    let unknown = ["ServiceUnknown", "NameHasNoOwner"].map { "org.freedesktop.DBus.Error." + $0 }
    if unknown.contains(answer.errorName ?? "") { throw .noService }
    var reader = answer.reader
    throw .refused(answer.signature.first == "s" ? reader.text() ?? "" : answer.errorName ?? "")
  }
}

extension BusMessage {
  fileprivate static func call(_ member: String, of interface: String, on path: String, at destination: String) -> BusMessage {
    var message = BusMessage(kind: .call, serial: 0)
    (message.member, message.interface, message.path, message.destination) = (member, interface, path, destination)
    return message
  }
}
