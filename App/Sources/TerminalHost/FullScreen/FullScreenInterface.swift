import AppGraph
import CoreModule
import Glibc

/// The interface on the whole terminal: takes what comes from it, and draws what the navigator shows.
@MainActor
final class FullScreenInterface {
  private let device: TerminalDevice
  private let navigator: Navigator
  private let disk: DiskWork
  private let variables: [String: String]
  private let trace: KeyTrace?
  /// Goes to the screen that is wanted first.
  private let opening: @MainActor (Navigator) -> Void
  private var painter: FramePainter
  private var size: Size
  private var isDrawingDue = false
  private var hasMouse = false
  private var expiry: Task<Void, Never>?

  init(
    device: TerminalDevice, navigator: Navigator, disk: DiskWork, variables: [String: String], color: ColorChoice?, trace: KeyTrace?,
    opening: @escaping @MainActor (Navigator) -> Void
  ) {
    self.device = device
    self.navigator = navigator
    self.disk = disk
    self.variables = variables
    self.trace = trace
    self.opening = opening
    painter = FramePainter(palette: Self.palette(variables, color))
    size = device.size
  }

  /// Runs until the user leaves or the system asks to.
  ///
  /// - Returns: The signal that ended it; `nil` when the user left.
  func run() async -> Int32? {
    let events = device.open()
    defer { device.close() }
    navigator.onChange = { [weak self] in self?.drawSoon() }
    navigator.onSetting = { [weak self] key, value in self?.apply(key, value) }
    navigator.onEnd = { [device] in device.wake() }
    navigator.onBell = { [device] in device.write("\u{7}") }
    navigator.start()
    opening(navigator)
    draw()
    var signal: Int32?
    for await event in events {
      if case .endRequested(let number) = event {
        signal = number
        break
      }
      await take(event)
      if navigator.isEnded { break }
    }
    expiry?.cancel()
    navigator.stop()
    // The screen is the user's again, and signals end the program as they do elsewhere, however long the last change takes.
    device.close()
    await navigator.finishWork()
    return signal
  }

  private func take(_ event: TerminalEvent) async {
    switch event {
    case .keys(let keys, let moment):
      trace?.keys(keys, read: moment)
      for key in keys where !navigator.isEnded && !device.isEndRequested {
        if key == .control("z"), navigator.top?.isBusy != true { await suspend() } else { navigator.handle(key) }
      }
      draw()
    case .stopRequested: await suspend()
    case .resumed:
      device.enter()
      navigator.reload()
      repaint()
    case .resized:
      // The terminal may have cut away what was there, also where the window is as large as before by now.
      painter.forget()
      size = device.size
      draw()
    case .endRequested, .woken: break
    }
  }

  private func suspend() async {
    navigator.top?.rest()
    // A change that is half made would keep everybody else from the data for as long as the program stands still. Whatever else is under way
    // waits, such as a service that is asked.
    if navigator.top?.isBusy == true { await navigator.finishWork() }
    await device.suspend(disk)
    navigator.reload()
    repaint()
  }

  private func repaint() {
    // Whoever had the terminal meanwhile has left it without.
    hasMouse = false
    size = device.size
    painter.forget()
    draw()
  }

  /// Draws once for all that changes now, and for what the work that begins now shows of itself at once.
  private func drawSoon() {
    guard !isDrawingDue else { return }
    isDrawingDue = true
    Task {
      isDrawingDue = false
      draw()
    }
  }

  private func draw() {
    guard !navigator.isEnded, device.isEntered else { return }
    let output = mouse() + painter.paint(navigator.frame(size))
    if !output.isEmpty { device.write(output) }
    trace?.drawn(isSettled: navigator.workCount == 0)
    drawAgainInTime()
  }

  /// Takes the mouse where a screen wants it, and gives it back after.
  private func mouse() -> HarmlessText {
    let isWanted = navigator.top?.usesMouse ?? false
    guard isWanted != hasMouse else { return "" }
    hasMouse = isWanted
    return TerminalMode.mouseSequence(isOn: isWanted)
  }

  /// Draws when a message goes or the next picture of something that moves is due.
  private func drawAgainInTime() {
    expiry?.cancel()
    expiry = nil
    let waits = [navigator.messages.rest(at: navigator.moment()), navigator.top?.frameInterval].compactMap { $0 }
    guard let rest = waits.min() else { return }
    expiry = Task { [weak self] in
      do { try await Task.sleep(nanoseconds: UInt64(max(0, rest) * 1_000_000) + 1_000_000) } catch { return }
      self?.draw()
    }
  }

  private func apply(_ key: SettingKey, _ value: String) {
    guard key == .color else { return }
    painter.palette = Self.palette(variables, ColorChoice(rawValue: value))
    painter.forget()
  }

  private static func palette(_ variables: [String: String], _ color: ColorChoice?) -> Palette {
    Palette(depth: ColorDepth(variables: variables, choice: color), theme: Theme(variables: variables))
  }
}
