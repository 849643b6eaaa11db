import ArgumentParser

/// A command, or a group of options, that lists its fields for the parser itself.
///
/// The parser finds the fields of a type by a `Mirror`, and what a mirror does to look into a type is a quarter of a short command
/// (docs/decisions/0002). A field that is not listed does not exist for the parser, and the command ends with its complaint.
protocol ListedFields: ParsableArguments, CustomReflectable {
  /// The property wrappers under the names that a mirror would give them.
  var fields: [Mirror.Child] { get }
}

extension ListedFields {
  /// The subject is the fields, not the command: for each type of subject the mirror asks once more what it is.
  var customMirror: Mirror {
    let fields = fields
    return Mirror(fields, children: fields, ancestorRepresentation: .suppressed)
  }
}
