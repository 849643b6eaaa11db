import AppGraph
import CoreModule
import CorePresentation
import Practice
import Presentation

/// A session of the practice, kept between the requests of a browser, or of all programs.
@MainActor
final class KeptPractice {
  var options = SessionOptions()
  private var model: SessionViewModel?
  private var day: CalendarDay?

  /// The current session. A new one starts if there is none, if it is of another day, or if nothing was due in it.
  func current(_ site: Site) async throws(Problem) -> SessionViewModel {
    let today = site.graph.localTime.day(of: site.graph.clock.now())
    if let model, day == today, !model.state.isIdle { return model }
    let model = site.practice.session.build()
    (self.model, day) = (model, today)
    await model.start(options)
    if let problem = model.state.problem { throw Problem(problem) }
    return model
  }
}

extension SessionState {
  /// Whether there was nothing to do, so that a new session loses nothing.
  fileprivate var isIdle: Bool { overview == nil || question == nil && progress.answers == 0 && lastHold == nil }
}
