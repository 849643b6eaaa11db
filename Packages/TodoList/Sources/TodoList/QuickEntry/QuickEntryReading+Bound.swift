import CoreModule

/// Dates that are part of the text.
extension QuickEntryReading {
  /// The end of the words that are not a due date because of the words before or after them; `nil` if they are one.
  func boundEnd(of date: Place, mayFollowConnective: Bool = false) -> Int? {
    let (range, found) = date
    let first = words[range.lowerBound].key
    let previous = range.lowerBound > 0 && !isRemoved[range.lowerBound - 1] ? words[range.lowerBound - 1].key : ""
    // “After 4pm thursday” is due on Thursday.
    if previous == "after", found.time != nil, found.day != nil { return range.lowerBound + 1 }
    // “Party of 12 dec 5”.
    if previous == "of", Int(first) != nil, range.count > 1, Int(words[range.lowerBound...].dropFirst(2).first?.key ?? "") != nil {
      return range.lowerBound + 1
    }
    if Context.binding.contains(previous), !isSet(date), !(mayFollowConnective && Context.connectives.contains(previous)) {
      return range.upperBound
    }
    // “The 9am” is an event, and “The Day After Tomorrow” a film.
    if found.clock != nil || found.time != nil, ["the", "my", "our"].contains(previous), first.first?.isNumber == true || first == "first" {
      return range.lowerBound + 1
    }
    if range.lowerBound > 0, words[range.lowerBound].typed == "The" { return range.upperBound }
    // «Спать 8 часов в 23:00».
    if ["часов", "часа"].contains(first), NumberWords.cardinal(previous) != nil { return range.lowerBound + 1 }
    if let end = numberEnd(date, after: previous) { return end }
    if isBound(date, after: previous) { return range.upperBound }
    let end = range.upperBound
    guard end < words.count, isFree(end) else { return nil }
    // “Book monday off”.
    if words[end].key == "off", found.isOnlyDay { return end }
    if isAttribute(date, after: previous) { return end }
    let joiner = Context.joiners.contains(words[end].key) ? 1 : 0
    let isList = isWeekday(end - 1) && isWeekday(end)
    guard joiner > 0 || isList || words[end - 1].typed.hasSuffix(",") else { return nil }
    // “Dec 18 & 19”.
    let isNumbered = found.isOnlyDay && joiner > 0 && words[range].contains { $0.key.first?.isNumber == true }
    if found.time != nil || isNumbered, isBareHour(end + joiner) { return end + joiner + 1 }
    let other = try? self.date(at: end + joiner, mustBeDate: true)
    return other?.range.upperBound
  }

  /// Whether it is the time in “Set the drill for noon friday”.
  func isSet(_ date: Place) -> Bool {
    date.range.lowerBound > 0 && words[date.range.lowerBound - 1].key == "for" && date.found.day != nil && date.found.time != nil
      && ["set", "schedule", "arrange"].contains(words[0].key)
  }

  /// Whether the date describes the word after it: “Plan Dec 24 menu”, “the May 5 date”, but not “Party 5 dec at Ann's”.
  private func isAttribute(_ date: Place, after verb: String) -> Bool {
    let (range, end) = (date.range, date.range.upperBound)
    let article = words[range.lowerBound].key == "the" ? 1 : 0
    guard article == 1 || range.lowerBound == 1 && !verb.isEmpty || Context.isDescribed(after: verb), range.count == 2 + article,
      !parser.isRussian, date.found.isOnlyDay
    else { return false }
    return range.contains { DateWords.months[words[$0].key] != nil } && words[end - 1].typed.last?.isPunctuation == false
      && words[end].key.first?.isLetter == true
      && ![Context.continuations, Context.connectives, Context.joiners].contains { $0.contains(words[end].key) }
  }

  /// Whether the words are part of the text because of their meaning or the word before them.
  private func isBound(_ date: Place, after previous: String) -> Bool {
    let (range, found) = date
    let first = words[range.lowerBound].key
    // “Ask if 5pm works”.
    if ["not", "не"].contains(previous) || Context.conditions.contains(previous) && range.lowerBound > 1 { return true }
    if isInClause(range.lowerBound) || isPast(date) || isOfTicket(date) || isOfTopic(date) || isLengthOfSeries(range) { return true }
    if range.count == 1, first.first?.isNumber == true, found.clock == nil, Context.isNumberedAlone(previous) { return true }
    if isMeasure(date, after: previous) || isSpan(range, after: previous) { return true }
    if range.lowerBound > 0, isWeekday(range.lowerBound - 1), isWeekday(range.lowerBound) || first == "the" { return true }
    // “Ann's 30th”.
    if previous.hasSuffix("'s") || Context.isDescribed(after: previous), first.first?.isNumber == true, first.last?.isLetter == true,
      found.clock == nil
    {
      return true
    }
    // “Thank Ann for covering saturday”, but not “ship it to staging monday”.
    if range.lowerBound > 1, previous.hasSuffix("ing"), case let binding = words[range.lowerBound - 2].key, binding != "to",
      Context.binding.contains(binding),
      DateWords.weekdays[first] != nil
    {
      return true
    }
    let isName = DateWords.weekdays[first] != nil || found.day == nil && found.moment == nil
    // “3rd thursday”.
    let isOrdinal = previous.first?.isNumber == true && ["st", "nd", "rd", "th"].contains(where: previous.hasSuffix)
    if range.count == 1, isName, isOrdinal || Context.isDescribed(after: previous) { return true }
    // “Attend the monday morning meeting”.
    if range.count == 2, found.part != nil, DateWords.weekdays[first] != nil, Context.isDescribed(after: previous),
      range.upperBound < words.count, !isEnd(range.upperBound)
    {
      return true
    }
    if found.clock?.form == .hour, ["by", "до"].contains(first), words.contains(where: { Context.isReckoning($0.key) }) {
      return true
    }
    return false
  }

  /// Whether they say how long a series goes on: «каждый день в течение двух недель».
  private func isLengthOfSeries(_ range: Range<Int>) -> Bool {
    let first = words[range.lowerBound].key
    guard found.repeats != nil, ["в", "within"].contains(first), range.count > 1 else { return false }
    return ["течение", "within"].contains(words[range.lowerBound + (first == "в" ? 1 : 0)].key)
  }

  /// Whether they are a power or a pace: «Лампочка 60 Вт», “Run 5k in 25 min”.
  private func isMeasure(_ date: Place, after previous: String) -> Bool {
    let range = date.range
    let first = words[range.lowerBound].key
    if range.count == 1 { return first == "вт" && Int(previous) != nil }
    // “Run 5k in 25 min”.
    if first == "in", date.found.moment != nil, previous.first?.isNumber == true,
      ["k", "km", "m", "mi"].contains(previous.drop { $0.isNumber || $0 == "." })
    {
      return true
    }
    if first == "in", date.found.moment != nil, range.lowerBound > 1, Double(words[range.lowerBound - 2].key) != nil,
      ["k", "km", "kilometers", "m", "meters", "miles", "mile", "laps", "pages", "words", "pushups"].contains(previous)
    {
      return true
    }
    return false
  }

  /// The end of a number that is a version, an address or the like: «Обновить Ноду до 20.11», “room 4.15 tomorrow”, «ул. 8 Марта в 18:00».
  private func numberEnd(_ date: Place, after previous: String) -> Int? {
    let start = date.range.lowerBound
    let place = start + (words[start].key == "до" ? 1 : 0)
    let number = words[place].key
    guard number.first?.isNumber == true else { return nil }
    let isDate = number.contains(".") || place + 1 < words.count && DateWords.months[words[place + 1].key] != nil
    if place == start, Context.isNumbered(previous), isDate || date.found.clock == nil {
      return place + (place + 1 < words.count && DateWords.months[words[place + 1].key] != nil ? 2 : 1)
    }
    // A date may begin with a zero.
    guard number.split(separator: ".").count == 2, number.first != "0" else { return nil }
    let isUpdate = start > 0 && place > start && words.contains { $0.key.hasPrefix("обнов") }
    // «Обновить базу до 12.11» in December.
    if isUpdate, let day = date.found.day, day > parser.today.adding(days: 183) { return place + 1 }
    let isName =
      isUpdate
      && (previous.first?.isASCII == true || words[..<start].contains { Context.isSoftware($0.key) }
        || start > 1 && isCapitalized(start - 1) && words[start - 2].key.hasPrefix("обнов"))
    return isName || Context.isSoftware(previous) ? place + 1 : nil
  }

  /// Whether they end a span: “3 days before the end of the month”.
  private func isSpan(_ range: Range<Int>, after previous: String) -> Bool {
    range.lowerBound > 1 && Context.isAmount(words[range.lowerBound - 2].key)
      && ["before", "until", "till", "до"].contains(words[range.lowerBound].key)
      && (previous == "fortnight" || DateWords.units[previous] != nil || PartOfDay.ofSeries[previous] != nil)
  }

  /// Whether it is the calendar date in “call about the party on 5 december”.
  private func isOfTopic(_ date: Place) -> Bool {
    let start = date.range.lowerBound
    return words[max(0, start - 3)..<start].contains { Context.topics.contains($0.key) } && !isDeadline(start)
      && words[date.range].contains { DateWords.months[$0.key] != nil }
  }

  /// Whether it is the calendar date in “tickets for Hamilton on the 12th”.
  private func isOfTicket(_ date: Place) -> Bool {
    guard let ticket = words[..<date.range.lowerBound].firstIndex(where: { Context.isTicket($0.key) }), !date.found.isOnlyTime,
      ["for", "to", "на", "в"].contains(words[ticket + 1].key), ticket + 1 < date.range.lowerBound
    else { return false }
    let isDeadline = ["by", "before", "until", "till", "до", "к", "due"].contains(words[date.range.lowerBound].key)
    return !isDeadline
      && words[date.range].contains { word in
        DateWords.months[word.key] != nil
          || word.key.first?.isNumber == true && ["st", "nd", "rd", "th"].contains(where: word.key.hasSuffix)
      }
  }

  /// Whether the words are in a clause: “Tell Ann that the meeting is on friday”, “Let Joe know I'm off friday”, “Call Ann if she is not back
  /// by friday”.
  func isInClause(_ index: Int) -> Bool {
    let keys = words[..<index].map { $0.key.replacing("’", with: "'") }
    // “Find out why the build failed yesterday”.
    if let question = keys.firstIndex(where: Context.questions.contains), question > 0, !isDeadline(index),
      !words[question..<index].contains(where: { $0.typed.hasSuffix(",") })
    {
      return true
    }
    // “Ask when the office closes on friday”, but not “find out where to go on friday”.
    if let relative = keys.indices.dropFirst().first(where: { isRelative($0, in: keys) }), !isDeadline(index),
      !words[relative..<index].contains(where: { $0.typed.hasSuffix(",") })
    {
      return true
    }
    if let condition = keys.firstIndex(where: Context.conditions.contains) {
      return condition > 0 && !keys.contains(where: Context.asking.contains)
        && !words[condition..<index].contains { $0.typed.hasSuffix(",") }
    }
    guard let verb = keys.firstIndex(where: Context.telling.contains), !["me", "мне"].contains(keys.dropFirst(verb + 1).first) else {
      return false
    }
    // “Tell Ann dinner's at 7”, but not “tell Ann's mother at 7”.
    let isVerb = index == keys.count && keys.last?.hasSuffix("'s") == true && DateWords.preposition(in: words[index...].map(\.key)) > 0
    return isVerb || keys[verb...].contains(where: Context.beginsClause)
  }

  /// Whether a word begins a clause with a verb: “when the office closes”, «, как прошла встреча», but not “where to go”, «, куда поехать».
  private func isRelative(_ index: Int, in keys: [String]) -> Bool {
    guard Context.relatives.contains(keys[index]) else { return false }
    let next = index + 1 < keys.count ? keys[index + 1] : ""
    guard words[index].isRussian else {
      return ["how", "when", "where", "who", "what"].contains(words[index].typed) && next != "to"
    }
    // «, во сколько завтра поезд».
    let isAfterPreposition = index > 1 && ["в", "во", "с", "со", "к", "о", "об", "на", "у", "до"].contains(keys[index - 1])
    return words[index - (isAfterPreposition ? 2 : 1)].typed.hasSuffix(",") && !["ть", "ти", "ться", "чь"].contains(where: next.hasSuffix)
  }

  /// Whether the words are in a condition, or in what is asked: “Check if the shop opens on sundays”.
  func isInCondition(_ index: Int) -> Bool { words[..<index].dropFirst().contains { Context.conditions.contains($0.key) } }

  /// Whether a word such as “by” makes the date the deadline of the whole sentence.
  private func isDeadline(_ index: Int) -> Bool { ["by", "before", "due", "до", "к", "ко"].contains(words[index].key) }

  /// Whether it is a day on which something has happened: “Write down what Ann said yesterday”.
  private func isPast(_ date: Place) -> Bool {
    guard let day = date.found.day, day < parser.today else { return false }
    return words[..<date.range.lowerBound].contains { Context.relatives.contains($0.key) || $0.key.hasPrefix("котор") }
  }

  /// Whether it is “this week”, which ends a series.
  func isCurrentPeriod(at index: Int) -> Bool {
    let place = index + (words[index].key == "на" ? 1 : 0)
    return place + 1 < words.count && DateWords.this.contains(words[place].key)
      && ["week", "month", "неделе", "месяце"].contains(words[place + 1].key)
  }

  /// The second hour of “at 9 and 14”.
  private func isBareHour(_ index: Int) -> Bool {
    guard index < words.count, let hour = Int(words[index].key), (0...31).contains(hour) else { return false }
    return index + 1 == words.count || Context.joiners.contains(words[index + 1].key)
  }

  private func isWeekday(_ index: Int) -> Bool { isFree(index) && DateWords.weekdays[words[index].key] != nil }
}
