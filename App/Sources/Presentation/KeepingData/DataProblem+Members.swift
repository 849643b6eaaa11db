package import CoreModule
import CorePresentation

extension DataProblem {
  /// The JSON members of a problem: a stable code, then the details.
  package var members: [(String, JSON)] {
    switch self {
    case .unusable(let error): [("code", .string(Problem(error).code))]
    case .structure(let detail): [("code", "damaged_structure"), ("detail", .string(detail))]
    case .schema(let name): [("code", "other_schema"), ("name", .string(name))]
    case .brokenReference(let table): [("code", "broken_reference"), ("table", .string(table))]
    case .outOfStep(let name): [("code", "out_of_step"), ("name", .string(name))]
    case .damagedRecord(let record):
      [
        ("code", "damaged_record"), ("area", .string(record.area.name)), ("number", JSON(record.number)), ("text", JSON(record.subject)),
        ("backup", JSON(record.backup)),
      ]
    case .damagedStep(let number): [("code", "damaged_step"), ("number", .number(number))]
    }
  }
}
