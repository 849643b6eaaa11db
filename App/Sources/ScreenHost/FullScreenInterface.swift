import AppGraph
import CoreModule
import TerminalKit

/// The full-screen interface: handles events of the terminal and draws the navigator's frames.
@MainActor
final class FullScreenInterface {
  private let device: TerminalDevice
  private let navigator: Navigator
  private let disk: DiskWork
  private let variables: [String: String]
  private let trace: KeyTrace?
  /// Opens the first screen.
  private let opening: @MainActor (Navigator) -> Void
  private var painter: FramePainter
  private var isDrawingDue = false
  private var hasMouse = false
  private var nextDrawing: Task<Void, Never>?

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
    navigator.size = device.size
  }

  /// Runs until the user quits or a signal ends the program.
  ///
  /// - Returns: The signal; `nil` when the user quit.
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
      if case .terminationRequested(let number) = event {
        signal = number
        break
      }
      await handle(event)
      if navigator.isEnded { break }
    }
    nextDrawing?.cancel()
    navigator.stop()
    // Restore the terminal and the signals first: the last change may take long.
    device.close()
    await navigator.finishWork()
    return signal
  }

  private func handle(_ event: TerminalEvent) async {
    switch event {
    case .keys(let keys, let moment):
      trace?.keys(keys, read: moment)
      for key in keys where !navigator.isEnded && !device.isTerminationRequested {
        if key == .control("z"), navigator.top?.isBusy != true { await suspend() } else { navigator.handle(key) }
      }
      draw()
    case .stopRequested: await suspend()
    case .resumed:
      device.enter()
      navigator.reload()
      repaint()
    case .resized:
      // The terminal may have discarded cells, even if the window has its old size again.
      painter.invalidate()
      navigator.size = device.size
      draw()
    case .terminationRequested, .woken: break
    }
  }

  private func suspend() async {
    navigator.top?.willDisappear()
    // A suspended program must not hold a write transaction. Other work, such as a request to a service, just pauses.
    if navigator.top?.isBusy == true { await navigator.finishWork() }
    await device.suspend(disk)
    navigator.reload()
    repaint()
  }

  private func repaint() {
    // Leaving the screen has disabled mouse reporting.
    hasMouse = false
    navigator.size = device.size
    painter.invalidate()
    draw()
  }

  /// Coalesces all changes of this turn of the run loop into one frame.
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
    navigator.tick()
    let output = mouse() + painter.paint(navigator.frame(navigator.size))
    if !output.isEmpty { device.write(output) }
    trace?.drawn(isSettled: navigator.workCount == 0)
    drawAgainInTime()
  }

  /// Enables or disables mouse reporting as the user has set.
  private func mouse() -> HarmlessText {
    guard navigator.usesMouse != hasMouse else { return "" }
    hasMouse = navigator.usesMouse
    return TerminalMode.mouseSequence(isOn: hasMouse)
  }

  /// Schedules the next frame, for a message that expires or an animation.
  private func drawAgainInTime() {
    nextDrawing?.cancel()
    nextDrawing = nil
    let delays = [navigator.messages.timeUntilExpiry(at: navigator.monotonicNow()), navigator.top?.frameInterval].compactMap { $0 }
    guard let delay = delays.min() else { return }
    nextDrawing = Task { [weak self] in
      // A millisecond more, so that the message has expired by then.
      do { try await Task.sleep(nanoseconds: UInt64(max(0, delay) * 1_000_000) + 1_000_000) } catch { return }
      self?.draw()
    }
  }

  private func apply(_ key: SettingKey, _ value: String) {
    guard key == .color else { return }
    painter.palette = Self.palette(variables, ColorChoice(rawValue: value))
    painter.invalidate()
  }

  private static func palette(_ variables: [String: String], _ color: ColorChoice?) -> Palette {
    Palette(depth: ColorDepth(variables: variables, choice: color), theme: Theme(variables: variables))
  }
}
