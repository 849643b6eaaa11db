import CoreModule
import CoreModuleTesting
import Testing
import TodoList

/// Kinds of phrases, each with its kin. It is Saturday, 21 November 2026, 12:00.
struct QuickEntryKindTests {
  private let localTime = LocalTime.fixed(seconds: 3600)

  private func read(_ line: String) throws -> [String] {
    let entry = try QuickEntryParser(now: TodoStoreContractMoment.noon, localTime: localTime).entry(line)
    let due =
      switch entry.due {
      case .day(let day): day.description
      case .moment(let moment): "\(localTime.day(of: moment)) \(localTime.hoursAndMinutes(of: moment))"
      case nil: ""
      }
    return [entry.text, due, entry.repeats?.written ?? ""]
  }

  @Test(
    arguments: [
      ("Call tomorrow at 3:30", "2026-11-22 15:30"), ("Call at 5:45 tomorrow", "2026-11-22 17:45"), ("Call by 6:15", "2026-11-21 18:15"),
      ("Call friday 4:15", "2026-11-27 16:15"), ("Call at 7:30", "2026-11-21 19:30"), ("Call tomorrow at 7:30", "2026-11-22 07:30"),
      ("Call tomorrow at 03:30", "2026-11-22 03:30"), ("Call at 3:30 in the morning", "2026-11-22 03:30"),
      ("Call at 0:30", "2026-11-22 00:30"), ("Call tomorrow at 0900", "2026-11-22 09:00"), ("Call 4:15 friday", "2026-11-27 16:15"),
      ("Call 2026-12-05 3:30", "2026-12-05 03:30"), ("Call tomorrow at half five", "2026-11-22 17:30"),
    ])
  func `what a clock shows from one to six is in the afternoon`(line: String, due: String) throws {
    #expect(try read(line) == ["Call", due, ""])
  }

  @Test(
    arguments: [
      ("Flight to Oslo tomorrow at 6:10", "Flight to Oslo", "2026-11-22 06:10"), ("Wake up at 5:30", "Wake up", "2026-11-22 05:30"),
      ("Позвонить завтра в 3:30", "Позвонить", "2026-11-22 03:30"),
    ])
  func `a timetable, the morning and a Russian clock say what they show`(line: String, text: String, due: String) throws {
    #expect(try read(line) == [text, due, ""])
  }

  @Test(
    arguments: [
      ("Set an alarm tomorrow at 5", "Set an alarm", "05:00"), ("Alarm tomorrow at 6", "Alarm", "06:00"),
      ("Поставить будильник завтра в 5", "Поставить будильник", "05:00"), ("Завести будильник завтра в 6", "Завести будильник", "06:00"),
      ("Fire alarm test tomorrow at 3", "Fire alarm test", "15:00"), ("Service the alarms tomorrow at 3", "Service the alarms", "15:00"),
      ("Забрать будильник из ремонта завтра в 5", "Забрать будильник из ремонта", "17:00"),
    ])
  func `an alarm that is set is in the morning, and another one is not`(line: String, text: String, time: String) throws {
    #expect(try read(line) == [text, "2026-11-22 " + time, ""])
  }

  @Test(
    arguments: [
      ("Raid 10 tonight", "Raid", "22:00"), ("Team dinner 8 tonight", "Team dinner", "20:00"),
      ("Install windows 11 tonight", "Install windows 11", "19:00"), ("Watch top 10 tonight", "Watch top 10", "19:00"),
      ("Update to ios 12 tonight", "Update to ios 12", "19:00"), ("Invite 5 tonight", "Invite 5", "19:00"),
      ("Table for 8 tonight", "Table for 8", "19:00"),
    ])
  func `a number before tonight is an hour only of what is held at one`(line: String, text: String, time: String) throws {
    #expect(try read(line) == [text, "2026-11-21 " + time, ""])
  }

  @Test(
    arguments: [
      ("Renew passport (due friday)", "2026-11-27", ""), ("Renew passport (tomorrow morning)", "2026-11-22 09:00", ""),
      ("Renew passport (every friday)", "2026-11-27", "weekly"), ("Renew passport (срок до 30 ноября)", "2026-11-30", ""),
    ])
  func `a date in parentheses is a date`(line: String, due: String, repeats: String) throws {
    #expect(try read(line) == ["Renew passport", due, repeats])
  }

  @Test(arguments: ["Renew passport (the old one)", "Read the book (due for review)"])
  func `other parentheses stay`(line: String) throws { #expect(try read(line) == [line, "", ""]) }

  @Test(
    arguments: [
      ("Gym from monday", "Gym", "2026-11-23"), ("No sugar from december 1", "No sugar", "2026-12-01"),
      ("Answer mail from monday", "Answer mail from monday", ""), ("Доесть салат с воскресенья", "Доесть салат с воскресенья", ""),
    ])
  func `what begins on a day is due then, and what is from a day is not`(line: String, text: String, due: String) throws {
    #expect(try read(line) == [text, due, ""])
  }

  @Test(
    arguments: [
      ("Quit before december", "Quit", "2026-11-30"), ("Quit by december", "Quit", "2026-12-01"),
      ("Бросить до декабря", "Бросить", "2026-11-30"),
      ("Бросить к марту", "Бросить", "2027-03-01"), ("Quit by 2028", "Quit", "2028-01-01"),
      ("Бросить до 2028 года", "Бросить", "2027-12-31"),
      ("Quit by month end", "Quit", "2026-11-30"), ("Quit next quarter", "Quit", "2027-01-01"), ("Quit in july", "Quit in july", ""),
    ])
  func `a month, a quarter or a year is a deadline behind by and before`(line: String, text: String, due: String) throws {
    #expect(try read(line) == [text, due, ""])
  }

  @Test(
    arguments: [
      ("Check in 35m", "Check", "2026-11-21 12:35"), ("Check in 1.5 hours", "Check", "2026-11-21 13:30"),
      ("Check in 2h30m", "Check", "2026-11-21 14:30"), ("Check in 1 hour and 20 minutes", "Check", "2026-11-21 13:20"),
      ("Check in the next 3 days", "Check", "2026-11-24"), ("Check in two weeks' time", "Check", "2026-12-05"),
      ("Проверить через 1,5 часа", "Проверить", "2026-11-21 13:30"), ("Проверить минут через 20", "Проверить", "2026-11-21 12:20"),
      ("Проверить через недельку", "Проверить", "2026-11-28"), ("Проверить в ближайшие 3 дня", "Проверить", "2026-11-24"),
      ("Проверить через неделю после отпуска", "Проверить через неделю после отпуска", ""),
    ])
  func `a span is read as a whole`(line: String, text: String, due: String) throws { #expect(try read(line) == [text, due, ""]) }

  @Test(
    arguments: [
      ("Cook on thanksgiving", "2026-11-26"), ("Cook by black friday", "2026-11-27"), ("Cook by mother's day", "2027-05-09"),
      ("Cook mon 11/30", "2026-11-30"), ("Cook 23nov", "2026-11-23"), ("Cook november the 23rd", "2026-11-23"),
      ("Cook 23-11-2026", "2026-11-23"), ("Cook 2026.11.23", "2026-11-23"), ("Cook friday 17.05", "2026-11-27 17:05"),
      ("Cook tomorrow from 2pm", "2026-11-22 14:00"), ("Cook friday at the latest", "2026-11-27"), ("Cook at around 6", "2026-11-21 18:00"),
      ("Cook by close of business friday", "2026-11-27"), ("Cook the 28th", "2026-11-28"), ("Cook early next week", "2026-11-23"),
      ("Cook tomorow", "2026-11-22"),
      ("Cook wensday", "2026-11-25"), ("Cook tonite", "2026-11-21 19:00"), ("Cook tomorrow pm", "2026-11-22 15:00"),
      ("Cook завтра с 14:00", "2026-11-22 14:00"), ("Cook в два тридцать", "2026-11-21 14:30"),
      ("Cook в девятнадцать ноль-ноль", "2026-11-21 19:00"),
      ("Cook двадцать третьего", "2026-11-23"), ("Cook в пятницу в районе шести", "2026-11-27 18:00"),
      ("Cook в след. пятницу", "2026-11-27"),
      ("Cook 30 нояб", "2026-11-30"), ("Cook не позднее чем завтра", "2026-11-22"), ("Cook к утру понедельника", "2026-11-23 09:00"),
      ("Cook до конца рабочего дня", "2026-11-21"), ("Cook зватра", "2026-11-22"), ("Cook до завтрашнего вечера", "2026-11-22 19:00"),
      ("Cook a fortnight before 14 december", "2026-11-30"), ("Cook 3 days before christmas", "2026-12-22"),
      ("Cook the day after christmas", "2026-12-26"), ("Cook the monday after christmas", "2026-12-28"),
      ("Cook the first monday of december", "2026-12-07"), ("Cook on the last working day of january", "2027-01-29"),
      ("Cook in 2 weeks, 3 days", "2026-12-08"), ("Cook накануне нового года", "2026-12-31"), ("Cook за неделю до 8 марта", "2027-03-01"),
      ("Cook в последнюю пятницу ноября", "2026-11-27"), ("Cook monday 1730", "2026-11-23 17:30"), ("Cook wed 17h", "2026-11-25 17:00"),
      ("Cook half two tomorrow", "2026-11-22 14:30"),
    ])
  func `other ways to write a date`(line: String, due: String) throws { #expect(try read(line) == ["Cook", due, ""]) }

  @Test(
    arguments: [
      "Pay every 1st and 15th", "Pay every 2 working days", "Pay every so often", "Платить каждый второй рабочий день",
      "Платить через среду", "Платить 1 и 15 числа каждого месяца", "Pay every! 3 days",
      "Celebrate Ann's 30th", "Watch Friday the 13th", "Pay if Ann has not by friday", "Get tickets for Hamilton on 12 march",
      "Meet in room 12/3",
      "Call 22 March Road",
      "Take vitamins twice daily", "Post it not before friday", "Rest in a day or two",
      "Sundry money for sundae", "Купить завтрак", "Lower the heating to 20", "Убавить отопление до 20",
      "Sleep the night before friday", "Say that it is on friday", "Лампочка 60 Вт", "Call at 7am IST", "Ask about 5 invoices",
    ])
  func `what only looks like it stays`(line: String) throws { #expect(try read(line) == [line, "", ""]) }

  @Test func `a number before another day is a version`() throws {
    #expect(try read("Релиз 1.12 в четверг") == ["Релиз 1.12", "2026-11-26", ""])
    #expect(try read("Выкатить 2.11 на сервер завтра") == ["Выкатить 2.11 на сервер", "2026-11-22", ""])
  }

  @Test func `a duration may follow a day`() throws {
    #expect(try read("Write saturday after 4pm") == ["Write after 4pm", "2026-11-28", ""])
    #expect(try read("Write saturday 2h") == ["Write 2h", "2026-11-28", ""])
  }

  @Test(
    arguments: [
      ("Write tomorrow 9:30 - 9:45", "Write 9:30 - 9:45", "2026-11-22 09:30"),
      ("Write tomorrow 11-1pm", "Write 11-1pm", "2026-11-22 11:00"),
      ("Write friday from 10 to 11:30", "Write from 10 to 11:30", "2026-11-27 10:00"),
      ("Писать в пятницу с 6 до 8 вечера", "Писать с 6 до 8 вечера", "2026-11-27 18:00"),
      ("Meet from 5 to 7 people friday", "Meet from 5 to 7 people", "2026-11-27"), ("Read 10-12 friday", "Read 10-12", "2026-11-27"),
    ])
  func `a range of times is due at its beginning, and stays in the text`(line: String, text: String, due: String) throws {
    #expect(try read(line) == [text, due, ""])
  }

  @Test(
    arguments: [
      ("Call tomorrow 9am PST", "2026-11-22 18:00"), ("Call at 7am AEST", "2026-11-21 22:00"),
      ("Позвонить завтра в 9:00 мск", "2026-11-22 07:00"),
      ("Call 10:00 GMT on friday", "2026-11-27 11:00"),
    ])
  func `a time in another zone is converted`(line: String, due: String) throws { #expect(try read(line)[1] == due) }

  @Test func `a part of today that is over is the night, or the day`() throws {
    let evening = QuickEntryParser(now: TodoStoreContractMoment.noon.adding(seconds: 9 * 3600), localTime: localTime)
    let night = QuickEntryParser(now: TodoStoreContractMoment.noon.adding(seconds: 11 * 3600), localTime: localTime)
    let day = localTime.day(of: TodoStoreContractMoment.noon)
    for text in ["tonight", "this evening", "сегодня вечером"] {
      #expect(try evening.date(text) == .moment(localTime.moment(of: .hour(22), on: day)), "\(text)")
      #expect(try night.date(text) == .day(day), "\(text)")
    }
    #expect(try evening.date("this morning") == .day(day))
    // An exact time is what it says.
    #expect(try evening.date("today at 9am") == .moment(localTime.moment(of: .hour(9), on: day)))
  }

  @Test(
    arguments: [
      ("Vote first tuesday of the month at 10am", "Vote", "2026-12-01 10:00", ""),
      ("Vote on the last weekday of the month", "Vote", "2026-11-30", ""),
      ("Vote 3rd saturday of the month", "Vote", "2026-11-21", ""), ("Голосовать в первый вторник месяца", "Голосовать", "2026-12-01", ""),
      ("Vote last day of every quarter", "Vote", "2026-12-31", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1"),
      ("Vote on the first monday of each quarter", "Vote", "2027-01-04", "FREQ=MONTHLY;INTERVAL=3;BYDAY=1MO"),
      ("Vote quarterly on the last friday", "Vote", "2026-12-25", "FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR"),
      ("Vote every 3 months on the last friday", "Vote", "2026-11-27", "FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR"),
      ("Голосовать каждые три месяца в последнюю пятницу", "Голосовать", "2026-11-27", "FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR"),
      ("Голосовать в конце каждого квартала", "Голосовать", "2026-12-31", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1"),
      ("Голосовать в последнюю пятницу каждого квартала", "Голосовать", "2026-12-25", "FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR"),
    ])
  func `a weekday of the month is the next one, and that of every quarter is a series`(
    line: String, text: String, due: String, repeats: String
  ) throws {
    #expect(try read(line) == [text, due, repeats])
  }

  @Test(
    arguments: [
      ("Poker night 8pm", "Poker night", "2026-11-21 20:00"), ("Quiz night 7:30 friday", "Quiz night", "2026-11-27 19:30"),
      ("Parents evening 6pm tomorrow", "Parents evening", "2026-11-22 18:00"), ("Poker friday night 8pm", "Poker", "2026-11-27 20:00"),
    ])
  func `a part of the day behind another word is part of a name`(line: String, text: String, due: String) throws {
    #expect(try read(line) == [text, due, ""])
  }

  @Test(
    arguments: [
      "обновить Ноду до 20.11", "обновить прошивку до 2.10", "поставить питон 3.12", "Drive to 45 June Lane", "сб. статей сдать",
      "ср. балл узнать",
      "Buy Tuesdays with Morrie",
    ])
  func `a version, an address, an abbreviation and a title are text`(line: String) throws { #expect(try read(line) == [line, "", ""]) }

  @Test(
    arguments: [
      ("сдать отчёт Пятница", "сдать отчёт", "2026-11-27"), ("записаться к врачу Вторник", "записаться к врачу", "2026-11-24"),
      ("отписаться от рассылки Понедельник", "отписаться от рассылки Понедельник", ""),
      ("встретиться в кафе Пятница", "встретиться в кафе Пятница", ""),
    ])
  func `a Russian weekday with a capital letter is a name only behind what has one`(line: String, text: String, due: String) throws {
    #expect(try read(line) == [text, due, ""])
  }

  @Test func `a number that is a name does not take the date behind it along`() throws {
    #expect(try read("обновить резюме до 20.12") == ["обновить резюме", "2026-12-20", ""])
    #expect(try read("обновить полис ОСАГО до 05.12") == ["обновить полис ОСАГО", "2026-12-05", ""])
    #expect(try read("Meet in room 4.15 tomorrow at 11") == ["Meet in room 4.15", "2026-11-22 11:00", ""])
    #expect(try read("Встреча на ул. 8 Марта в 18:00") == ["Встреча на ул. 8 Марта", "2026-11-21 18:00", ""])
  }

  @Test(
    arguments: [
      ("Call today at midnight", "2026-11-22 00:00"), ("Call friday at midnight", "2026-11-28 00:00"),
      ("Call tomorrow by midnight", "2026-11-23 00:00"),
      ("Позвонить сегодня в полночь", "2026-11-22 00:00"), ("Позвонить сегодня в час ночи", "2026-11-22 01:00"),
      ("Позвонить 31 декабря в полночь", "2027-01-01 00:00"), ("Позвонить 1 января в полночь", "2027-01-01 00:00"),
      ("Позвонить сегодня в 9", "2026-11-21 21:00"), ("Позвонить сегодня в 3:30", "2026-11-21 15:30"),
      ("Call friday 00:00", "2026-11-27 00:00"),
    ])
  func `midnight ends the day, and an open hour of today is to come`(line: String, due: String) throws { #expect(try read(line)[1] == due) }

  @Test(
    arguments: [
      ("Встреча 18.00", "2026-11-21 18:00"), ("Встреча в 18 30", "2026-11-21 18:30"), ("Встреча 18 00", "2026-11-21 18:00"),
      ("Встреча до 14.30", "2026-11-21 14:30"), ("Встреча 18.30 в пятницу", "2026-11-27 18:30"), ("23-го встреча", "2026-11-23"),
      ("В 15 встречать", "2026-11-21 15:00"),
    ])
  func `a Russian time has a full stop, a space or only an hour`(line: String, due: String) throws { #expect(try read(line)[1] == due) }

  @Test(
    arguments: [
      "Read 11/22/63", "7/10 reading quiz", "Ask if 5pm tomorrow works", "Attend the friday morning meeting", "Днём рождения заняться",
      "В 5 раз больше", "Кофе 18.00 рублей",
    ])
  func `a title, a rating, a question and an amount are text`(line: String) throws { #expect(try read(line) == [line, "", ""]) }

  @Test(
    arguments: [
      ("Pay the bill by the 28th £62", "Pay the bill £62", "2026-11-28"),
      ("Meet Jan at 3 by the lake", "Meet Jan by the lake", "2026-11-21 15:00"),
      ("Nails fri lunch", "Nails lunch", "2026-11-27"), ("Lunch Wed 12-1", "Lunch 12-1", "2026-11-25 12:00"),
      ("Выехать в 7 чтобы успеть к 9", "Выехать чтобы успеть к 9", "2026-11-21 19:00"),
    ])
  func `a price, a place, a meal or a purpose may follow a date`(line: String, text: String, due: String) throws {
    #expect(try read(line) == [text, due, ""])
  }

  @Test(
    arguments: [
      ("Row every weekday at 7am except friday", "2026-11-23 07:00", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH"),
      ("Row weekly tue 12:30", "2026-11-24 12:30", "weekly"), ("Row yearly 12 june", "2027-06-12", "yearly"),
      ("Row по будням в 7:00, кроме пятницы", "2026-11-23 07:00", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH"),
    ])
  func `a series has its exception behind a time, and its day behind its frequency`(line: String, due: String, repeats: String) throws {
    #expect(try read(line) == ["Row", due, repeats])
  }

  @Test(
    arguments: [
      "Each day of the trip", "Every friday of december", "Собрание каждый 2-й и 4-й вторник", "Call re flight on dec 28",
      "Tell Ann dinner's at 7",
      "Midnight snack ideas", "Заявление на отгул 28 декабря", "Обновить базу до 12.10", "Г. Пушкин, ул. 1 Мая, 5",
    ])
  func `a part of a trip, a topic, a statement and an address are text`(line: String) throws { #expect(try read(line) == [line, "", ""]) }

  @Test(
    arguments: [
      ("Report due at 5", "Report", "2026-11-21 17:00"), ("Ship it to staging monday", "Ship it to staging", "2026-11-23"),
      ("Midnight mass 24 dec", "Midnight mass", "2026-12-24"), ("Tell Ann's mother at 7", "Tell Ann's mother", "2026-11-21 19:00"),
    ])
  func `what only resembles a topic, a title or a clause is a date`(line: String, text: String, due: String) throws {
    #expect(try read(line) == [text, due, ""])
  }

  @Test(
    arguments: [
      ("Meet nine o'clock tomorrow", "2026-11-22 09:00"), ("Meet a week friday", "2026-12-04"), ("Meet ~5pm", "2026-11-21 17:00"),
      ("Meet - tomorrow", "2026-11-22"), ("Meet next month on the 3rd", "2026-12-03"), ("Meet thanksgiving day", "2026-11-26"),
      ("Meet 1 dec 8-12", "2026-12-01 08:00"), ("Bed by 10:30", "2026-11-21 22:30"),
    ])
  func `more ways to write a date`(line: String, due: String) throws { #expect(try read(line)[1] == due) }

  @Test(
    arguments: [
      "5 days until xmas", "Pay two fridays from now", "Ask Jo if she is free friday", "Отменить пятницу", "Trip dec 8-12",
      "Legs mon, arms wed", "Ноги пн, руки ср", "Карта до 01.27",
    ])
  func `a count, a question, a canceled day and a list of days are text`(line: String) throws { #expect(try read(line) == [line, "", ""]) }
}
