public import CoreModule

extension ICalendar {
  /// Reads a file at `now`. What it holds besides tasks is passed over.
  public func read(_ text: String, now: Timestamp) -> TodoFile {
    var file = TodoFile()
    var parents: [TodoTask.Number: TodoTask.ID] = [:]
    var component: (line: Int, properties: [Property])?
    // What stands inside a task, such as an alarm, is none of its properties.
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
        switch todo.task(number: file.nextNumber, now: now) {
        case .success(let task):
          file.tasks.append(task)
          if todo.rule.isLeftOut, !task.isDeleted { file.leftOut["RRULE", default: 0] += 1 }
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

  /// The lines with those that continue them, each with its place.
  private static func unfolded(_ text: String) -> [(line: Int, text: String)] {
    var lines: [(line: Int, text: String)] = []
    // A line break of two characters is one to Swift.
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
        lines[lines.count - 1].text += line.dropFirst()
      } else {
        lines.append((index + 1, String(line)))
      }
    }
    return lines
  }
}

/// A line of a component: `DUE;VALUE=DATE:20261231`.
struct Property {
  let name: String
  let value: String
  /// The name of the zone that a time is of, where the line gives one.
  let zone: String?

  init(_ line: String) {
    var isQuoted = false
    let colon = line.firstIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ":" && !isQuoted
    }
    let head = colon.map { line[..<$0] } ?? line[...]
    name = head.prefix { $0 != ";" }.uppercased()
    let parameter = head.split(separator: ";").dropFirst().first { $0.uppercased().hasPrefix("TZID=") }
    zone = parameter.map { $0.dropFirst(5).filter { $0 != "\"" } }
    value = colon.map { String(line[line.index(after: $0)...]) } ?? ""
  }

  /// The texts of a value, without its escapes; a comma separates them.
  var texts: [String] {
    var (texts, isEscaped) = ([""], false)
    for character in value {
      switch (isEscaped, character) {
      case (false, "\\"): isEscaped = true
      case (false, ","): texts.append("")
      case (true, "n"), (true, "N"):
        texts[texts.count - 1] += "\n"
        isEscaped = false
      default:
        texts[texts.count - 1].append(character)
        isEscaped = false
      }
    }
    return texts
  }

  /// The value as one text.
  var text: String { texts.joined(separator: ",") }
}
