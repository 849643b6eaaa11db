package import CorePresentation

/// Exit codes of sysexits.h and docs/cli.md.
package enum ExitCode: Int32 {
  case done = 0
  case nothingFound = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case internalError = 70
  case cannotCreate = 73
  case inputOutput = 74
  case tryAgainLater = 75
  case permissionDenied = 77
  case configuration = 78
  case hungUp = 129
  case interrupted = 130
  case terminated = 143
}

extension ExitCode {
  package init(_ kind: Problem.Kind) {
    self =
      switch kind {
      case .nothingFound: .nothingFound
      case .usage: .usage
      case .badData: .badData
      case .noInput: .noInput
      case .unavailable: .unavailable
      case .internalError: .internalError
      case .cannotCreate: .cannotCreate
      case .inputOutput: .inputOutput
      case .tryAgainLater: .tryAgainLater
      case .permissionDenied: .permissionDenied
      case .configuration: .configuration
      case .hungUp: .hungUp
      case .interrupted: .interrupted
      case .terminated: .terminated
      }
  }
}
