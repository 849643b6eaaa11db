/// Typed lines and their expected parts: the line, the remaining text, the due date, and `p=` priority, `t=` tags, `r=` recurrence. `!`
/// stands for an invalid date. It is Saturday, 21 November 2026, 12:00.
enum Phrases {
  static let english = #"""
    Call Ann tomorrow !high #home | Call Ann | 2026-11-22 | p=high t=home
    Call Ann p:high +home every:week | Call Ann |  | p=high t=home r=weekly
    Read Tomorrow's paper | Read Tomorrow's paper |  |
    Pay rent 27 dec | Pay rent | 2026-12-27 |
    Pay rent dec 27 | Pay rent | 2026-12-27 |
    Pay rent on 27th of December | Pay rent | 2026-12-27 |
    Pay rent December 27th 2027 | Pay rent | 2027-12-27 |
    Pay rent 2026-12-31 | Pay rent | 2026-12-31 |
    Pay rent 2026-12-31 18:00 | Pay rent | 2026-12-31 18:00 |
    Pay rent 31.12 | Pay rent | 2026-12-31 |
    Pay rent 01.02.2027 | Pay rent | 2027-02-01 |
    Pay rent eom | Pay rent | 2026-11-30 |
    Pay rent end of month | Pay rent | 2026-11-30 |
    Pay rent by the end of the month | Pay rent | 2026-11-30 |
    Submit taxes eoy | Submit taxes | 2026-12-31 |
    Report eow | Report | 2026-11-22 |
    Submit report fri | Submit report | 2026-11-27 |
    Submit report friday | Submit report | 2026-11-27 |
    Submit report by friday | Submit report | 2026-11-27 |
    Submit report on Friday at 5pm | Submit report | 2026-11-27 17:00 |
    Submit report next friday | Submit report | 2026-11-27 |
    Submit report this friday | Submit report | 2026-11-27 |
    Team lunch sat | Team lunch | 2026-11-28 |
    Plan next week | Plan | 2026-11-23 |
    Plan trip next-week | Plan trip | 2026-11-23 |
    Plan next month | Plan | 2026-12-01 |
    Plan next year | Plan | 2027-01-01 |
    Plan trip next monday 10:00 | Plan trip | 2026-11-23 10:00 |
    Call Bob in 3 days | Call Bob | 2026-11-24 |
    Call Bob in a week | Call Bob | 2026-11-28 |
    Call Bob in two weeks | Call Bob | 2026-12-05 |
    Call Bob in 2 months | Call Bob | 2027-01-21 |
    Call Bob in 1 year | Call Bob | 2027-11-21 |
    Call Bob in 2 hours | Call Bob | 2026-11-21 14:00 |
    Call Bob in an hour | Call Bob | 2026-11-21 13:00 |
    Call Bob in 30 minutes | Call Bob | 2026-11-21 12:30 |
    Call Bob in half an hour | Call Bob | 2026-11-21 12:30 |
    Call Bob 3 days from now | Call Bob | 2026-11-24 |
    Call Bob +3d | Call Bob | 2026-11-24 |
    Call Bob +2w 9:30 | Call Bob | 2026-12-05 09:30 |
    Water plants tomorrow 9am | Water plants | 2026-11-22 09:00 |
    Water plants tomorrow 9 am | Water plants | 2026-11-22 09:00 |
    Water plants tomorrow at 9 | Water plants | 2026-11-22 09:00 |
    Water plants tomorrow at 21:15 | Water plants | 2026-11-22 21:15 |
    Water plants 9am tomorrow | Water plants | 2026-11-22 09:00 |
    Water plants at 9 on monday | Water plants | 2026-11-23 09:00 |
    Water plants tomorrow morning | Water plants | 2026-11-22 09:00 |
    Water plants tomorrow evening | Water plants | 2026-11-22 19:00 |
    Water plants tonight | Water plants | 2026-11-21 19:00 |
    Water plants today | Water plants | 2026-11-21 |
    Water plants yesterday | Water plants | 2026-11-20 |
    Water plants day after tomorrow | Water plants | 2026-11-23 |
    Water plants the day after tomorrow at noon | Water plants | 2026-11-23 12:00 |
    Standup 15:30 | Standup | 2026-11-21 15:30 |
    Standup 9:30 | Standup | 2026-11-22 09:30 |
    Standup 3pm | Standup | 2026-11-21 15:00 |
    Standup at 12:30pm with Ann | Standup with Ann | 2026-11-21 12:30 |
    Standup at 9 | Standup | 2026-11-22 09:00 |
    Lunch at noon | Lunch | 2026-11-22 12:00 |
    Read John 3:16 | Read John 3:16 |  |
    Buy sun cream | Buy sun cream |  |
    Watch Friday Night Lights | Watch Friday Night Lights |  |
    Prepare Monday report tomorrow | Prepare Monday report | 2026-11-22 |
    Move Monday meeting to Friday | Move Monday meeting to Friday |  |
    He sat down | He sat down |  |
    May I help | May I help |  |
    March on | March on |  |
    Buy 1.5 l milk | Buy 1.5 l milk |  |
    Pay 12.10 euros | Pay 12.10 euros |  |
    Update to 2.15 | Update to 2.15 |  |
    Fix issue #12 | Fix issue #12 |  |
    Call +7 999 123 45 67 | Call +7 999 123 45 67 |  |
    Learn C++ | Learn C++ |  |
    Wow ! !wow | Wow ! !wow |  |
    Read "tomorrow never dies" tomorrow | Read "tomorrow never dies" | 2026-11-22 |
    Watch “The Day After Tomorrow” | Watch “The Day After Tomorrow” |  |
    tomorrow | tomorrow |  |
    next week | next week |  |
    Tomorrow call Ann | call Ann | 2026-11-22 |
    Today: sort mail | sort mail | 2026-11-21 |
    Call Ann tomorrow, then Bob | Call Ann then Bob | 2026-11-22 |
    Buy milk !low | Buy milk |  | p=low
    Buy milk !normal | Buy milk |  | p=normal
    Buy milk p:low +shop +food | Buy milk |  | p=low t=shop,food
    Buy milk priority:high | Buy milk |  | p=high
    Buy milk p:huge | Buy milk p:huge |  |
    Buy milk #shop #shop | Buy milk |  | t=shop
    Buy milk #food/dairy, today | Buy milk | 2026-11-21 | t=food/dairy
    Gym *weekly | Gym |  | r=weekly
    Gym *weekdays 7am | Gym | 2026-11-23 07:00 | r=weekdays
    Gym every day at 7am | Gym | 2026-11-22 07:00 | r=daily
    Gym every monday at 19:00 | Gym | 2026-11-23 19:00 | r=weekly
    Gym every weekday | Gym |  | r=weekdays
    Pay rent every month 1 dec | Pay rent | 2026-12-01 | r=monthly
    Birthday every:year 29 feb | Birthday | 2028-02-29 | r=yearly
    Call the bank every:blue | Call the bank every:blue |  |
    Pay rent 30 february | ! |  |
    Pay rent 2026-02-30 | ! |  |
    Pay rent 31.11 | ! |  |
    Pay rent feb 30 | ! |  |
    """#

  static let russian = #"""
    Позвонить Ане завтра !high #дом | Позвонить Ане | 2026-11-22 | p=high t=дом
    Позвонить Ане завтра !важно +дом каждый:неделя | Позвонить Ане | 2026-11-22 | p=high t=дом r=weekly
    Позвонить Ане п:высокий | Позвонить Ане |  | p=high
    Позвонить Ане приоритет:низкий | Позвонить Ане |  | p=low
    Сдать отчёт в пятницу | Сдать отчёт | 2026-11-27 |
    Сдать отчёт в пятницу в 17:00 | Сдать отчёт | 2026-11-27 17:00 |
    Сдать отчёт к пятнице | Сдать отчёт | 2026-11-27 |
    Сдать отчёт до пятницы | Сдать отчёт | 2026-11-27 |
    Сдать отчёт во вторник | Сдать отчёт | 2026-11-24 |
    Сдать отчёт в среду | Сдать отчёт | 2026-11-25 |
    Сдать отчёт в четверг утром | Сдать отчёт | 2026-11-26 09:00 |
    Сдать отчёт пт | Сдать отчёт | 2026-11-27 |
    Сдать отчёт в сб | Сдать отчёт | 2026-11-28 |
    Сдать отчёт в следующую пятницу | Сдать отчёт | 2026-11-27 |
    Сдать отчёт в следующий понедельник в 10 | Сдать отчёт | 2026-11-23 10:00 |
    Сдать отчёт на следующей неделе | Сдать отчёт | 2026-11-23 |
    Сдать отчёт в следующем месяце | Сдать отчёт | 2026-12-01 |
    Сдать отчёт в следующем году | Сдать отчёт | 2027-01-01 |
    Сдать отчёт через 3 дня | Сдать отчёт | 2026-11-24 |
    Сдать отчёт через неделю | Сдать отчёт | 2026-11-28 |
    Сдать отчёт через две недели | Сдать отчёт | 2026-12-05 |
    Сдать отчёт через месяц | Сдать отчёт | 2026-12-21 |
    Сдать отчёт через 2 месяца | Сдать отчёт | 2027-01-21 |
    Сдать отчёт через год | Сдать отчёт | 2027-11-21 |
    Сдать отчёт через час | Сдать отчёт | 2026-11-21 13:00 |
    Сдать отчёт через 2 часа | Сдать отчёт | 2026-11-21 14:00 |
    Сдать отчёт через полчаса | Сдать отчёт | 2026-11-21 12:30 |
    Сдать отчёт через 45 минут | Сдать отчёт | 2026-11-21 12:45 |
    Сдать отчёт через пару дней | Сдать отчёт | 2026-11-23 |
    Сдать отчёт через неделю в 10:30 | Сдать отчёт | 2026-11-28 10:30 |
    Сдать отчёт в конце месяца | Сдать отчёт | 2026-11-30 |
    Сдать отчёт до конца недели | Сдать отчёт | 2026-11-22 |
    Сдать отчёт до конца года | Сдать отчёт | 2026-12-31 |
    Сдать отчёт eom | Сдать отчёт | 2026-11-30 |
    Сдать отчёт сегодня | Сдать отчёт | 2026-11-21 |
    Сдать отчёт сегодня вечером | Сдать отчёт | 2026-11-21 19:00 |
    Сдать отчёт вчера | Сдать отчёт | 2026-11-20 |
    Сдать отчёт послезавтра | Сдать отчёт | 2026-11-23 |
    Сдать отчёт завтра в 9 | Сдать отчёт | 2026-11-22 09:00 |
    Сдать отчёт завтра в 9:30 | Сдать отчёт | 2026-11-22 09:30 |
    Сдать отчёт завтра в 9 утра | Сдать отчёт | 2026-11-22 09:00 |
    Сдать отчёт завтра в 7 вечера | Сдать отчёт | 2026-11-22 19:00 |
    Сдать отчёт завтра в 3 дня | Сдать отчёт | 2026-11-22 15:00 |
    Сдать отчёт завтра в 2 ночи | Сдать отчёт | 2026-11-22 02:00 |
    Сдать отчёт завтра в час дня | Сдать отчёт | 2026-11-22 13:00 |
    Сдать отчёт завтра в 10 часов | Сдать отчёт | 2026-11-22 10:00 |
    Сдать отчёт завтра в 10 часов утра | Сдать отчёт | 2026-11-22 10:00 |
    Сдать отчёт завтра в полдень | Сдать отчёт | 2026-11-22 12:00 |
    Сдать отчёт завтра утром | Сдать отчёт | 2026-11-22 09:00 |
    Сдать отчёт в 9 утра завтра | Сдать отчёт | 2026-11-22 09:00 |
    Сдать отчёт в 15:30 | Сдать отчёт | 2026-11-21 15:30 |
    Сдать отчёт 15:30 | Сдать отчёт | 2026-11-21 15:30 |
    Сдать отчёт в 9 утра | Сдать отчёт | 2026-11-22 09:00 |
    Сдать отчёт 27 декабря | Сдать отчёт | 2026-12-27 |
    Сдать отчёт до 27 декабря | Сдать отчёт | 2026-12-27 |
    Сдать отчёт к 27-му | Сдать отчёт | 2026-11-27 |
    Сдать отчёт 27 дек в 12:00 | Сдать отчёт | 2026-12-27 12:00 |
    Сдать отчёт 27 декабря 2027 года | Сдать отчёт | 2027-12-27 |
    Сдать отчёт 27 декабря 2027 г. | Сдать отчёт | 2027-12-27 |
    Сдать отчёт 20 ноября | Сдать отчёт | 2027-11-20 |
    Сдать отчёт 21 ноября | Сдать отчёт | 2026-11-21 |
    Сдать отчёт 31.12 | Сдать отчёт | 2026-12-31 |
    Сдать отчёт до 31.12.2026 | Сдать отчёт | 2026-12-31 |
    Сдать отчёт 2026-12-31 | Сдать отчёт | 2026-12-31 |
    Сдать отчёт 2026-12-31T18:30 | Сдать отчёт | 2026-12-31 18:30 |
    Сдать отчёт +3д | Сдать отчёт | 2026-11-24 |
    Сдать отчёт +1н | Сдать отчёт | 2026-11-28 |
    Сдать отчёт в выходные | Сдать отчёт | 2026-11-28 |
    Завтра позвонить Ане | позвонить Ане | 2026-11-22 |
    В понедельник позвонить Ане | позвонить Ане | 2026-11-23 |
    Позвонить завтра Ане | Позвонить Ане | 2026-11-22 |
    Позвонить в пятницу Ане | Позвонить Ане | 2026-11-27 |
    Позвонить Ане tomorrow | Позвонить Ане | 2026-11-22 |
    Call Ann завтра | Call Ann | 2026-11-22 |
    Прочитать «Завтра была война» | Прочитать «Завтра была война» |  |
    Прочитать «Завтра была война» завтра | Прочитать «Завтра была война» | 2026-11-22 |
    Купить завтрак | Купить завтрак |  |
    Обсудить завтрашний план | Обсудить завтрашний план |  |
    Изучить среду обитания | Изучить среду обитания |  |
    Среда обитания бобров | Среда обитания бобров |  |
    Купить 1.5 кг сыра | Купить 1.5 кг сыра |  |
    Перевести 12.10 руб | Перевести 12.10 руб |  |
    Бегать с понедельника по улице | Бегать по улице | 2026-11-23 |
    Пройти через лес | Пройти через лес |  |
    завтра | завтра |  |
    Зарядка *ежедневно | Зарядка |  | r=daily
    Зарядка ежедневно в 7:00 | Зарядка | 2026-11-22 07:00 | r=daily
    Зарядка каждый день | Зарядка |  | r=daily
    Зарядка каждый рабочий день | Зарядка |  | r=weekdays
    Зарядка по будням в 7:30 | Зарядка | 2026-11-23 07:30 | r=weekdays
    Зарядка каждую неделю | Зарядка |  | r=weekly
    Зарядка каждый понедельник в 19:00 | Зарядка | 2026-11-23 19:00 | r=weekly
    Зарядка по средам | Зарядка | 2026-11-25 | r=weekly
    Зарядка каждую субботу | Зарядка | 2026-11-28 | r=weekly
    Платёж *ежемесячно 5 декабря | Платёж | 2026-12-05 | r=monthly
    День рождения каждый год 3 марта | День рождения | 2027-03-03 | r=yearly
    Оплатить 30 февраля | ! |  |
    Оплатить 31.11 | ! |  |
    Оплатить 31 апреля | ! |  |
    Оплатить до 31 июня 2027 | ! |  |
    """#
}
