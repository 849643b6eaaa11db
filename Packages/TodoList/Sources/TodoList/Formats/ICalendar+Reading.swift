public import CoreModule

extension ICalendar {
  /// Parses a file. Components other than tasks are skipped. `now` replaces missing times of creation and change.
  public func read(_ text: String, now: Timestamp) -> TodoFile {
    var file = TodoFile()
    var parents: [TodoTask.Number: TodoTask.ID] = [:]
    var names = DerivedNames(format: "ics")
    var component: (line: Int, properties: [Property])?
    // The component inside a task, such as an alarm, whose properties are skipped.
    var inner: String?
    let lines = Self.unfolded(text)
    guard lines.contains(where: { $0.text.uppercased().hasPrefix("BEGIN:VCALENDAR") }) else {
      file.fail(1, .foreign)
      return file
    }
    for (number, line) in lines {
      let upper = line.uppercased()
      if let name = inner, upper != "END:VTODO" {
        if upper == "END:" + name { inner = nil }
        continue
      }
      switch upper {
      case "BEGIN:VTODO": component = (number, [])
      case "END:VTODO":
        guard let ended = component else { continue }
        (component, inner) = (nil, nil)
        let todo = VTodo(ended.properties, localTime: localTime, zone: zone)
        if let parent = todo["RELATED-TO"]?.value { parents[file.nextNumber] = TodoTask.ID(named: parent) }
        switch todo.task(number: file.nextNumber, now: now, &names) {
        case .success(let task):
          file.tasks.append(task)
          if todo.isRuleLeftOut, !task.isDeleted { file.leftOut["RRULE", default: 0] += 1 }
        case .failure(let fault): file.fail(ended.line, fault.reason)
        }
      case _ where component != nil && upper.hasPrefix("BEGIN:"): inner = String(upper.dropFirst(6))
      default: component?.properties.append(Property(line))
      }
    }
    if let component { file.fail(component.line, .unfinished) }
    file.resolve(parents: parents)
    return file
  }

  /// The lines after unfolding, with their line numbers.
  private static func unfolded(_ text: String) -> [(line: Int, text: String)] {
    var lines: [(line: Int, text: String)] = []
    for (index, line) in text.lines.enumerated() {
      // Scalars instead of characters: a combining mark at the start of a continuation would form one character with the space before it.
      let scalars = line.unicodeScalars
      if let first = scalars.first, first == " " || first == "\t", !lines.isEmpty {
        lines[lines.count - 1].text += String(scalars.dropFirst())
      } else {
        lines.append((index + 1, String(line)))
      }
    }
    return lines
  }
}

/// A property of a component, such as `DUE;VALUE=DATE:20261231`.
struct Property {
  let name: String
  let value: String
  /// The name of the time zone, if the property has one.
  let zone: String?

  init(_ line: String) {
    var isQuoted = false
    let colon = line.unicodeScalars.firstIndex { scalar in
      if scalar == "\"" { isQuoted.toggle() }
      return scalar == ":" && !isQuoted
    }
    let head = colon.map { line[..<$0] } ?? line[...]
    name = head.prefix { $0 != ";" }.uppercased()
    let parameter = head.split(separator: ";").dropFirst().first { $0.uppercased().hasPrefix("TZID=") }
    zone = parameter.map { $0.dropFirst(5).filter { $0 != "\"" } }
    value = colon.map { String(line.unicodeScalars[line.unicodeScalars.index(after: $0)...]) } ?? ""
  }

  /// The values, unescaped and split at commas.
  var texts: [String] {
    var (texts, isEscaped) = ([String.UnicodeScalarView()], false)
    for scalar in value.unicodeScalars {
      switch (isEscaped, scalar) {
      case (false, "\\"): isEscaped = true
      case (false, ","): texts.append(String.UnicodeScalarView())
      case (true, "n"), (true, "N"):
        texts[texts.count - 1].append("\n")
        isEscaped = false
      default:
        texts[texts.count - 1].append(scalar)
        isEscaped = false
      }
    }
    return texts.map { String($0) }
  }

  /// The whole value as one text.
  var text: String { texts.joined(separator: ",") }
}
