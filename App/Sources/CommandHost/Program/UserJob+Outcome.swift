import CoreModule
import CorePresentation
import Presentation

extension UserJob {
  /// Installs the job and shows what was written.
  ///
  /// - Parameters:
  ///   - members: Additional members of the JSON.
  ///   - note: What is said when it runs now, or could not be started.
  func installed(members: [(String, JSON)] = [], note: (_ isRunning: Bool) -> LocalizedText) throws(Problem) -> Outcome {
    guard isExpressible else { throw .lineBreakInPath }
    let plan = plan
    let isRunning: Bool
    do throws(StorageError) { isRunning = try install() } catch { throw Problem(error) }
    let document = JobDocument(plan: plan, members: members, isRunning: isRunning)
    guard case .files = plan else { return Outcome(document) }
    return Outcome(document, notes: [note(isRunning)])
  }

  /// Uninstalls the job; if it was not installed, this is the problem.
  func uninstalled(saying message: LocalizedText, orMissing missing: Problem) throws(Problem) -> Outcome {
    let wasInstalled: Bool
    do throws(StorageError) { wasInstalled = try uninstall() } catch { throw Problem(error) }
    guard wasInstalled else { throw missing }
    return Outcome(RemovedJobDocument(plan: plan, message: message))
  }
}
