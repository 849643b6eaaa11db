import CoreModule
import Testing

struct TimestampTests {
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"), (1_795_279_773_123, "2026-11-21T16:49:33.123Z"), (-1, "1969-12-31T23:59:59.999Z"),
      (951_782_400_000, "2000-02-29T00:00:00.000Z"), (-62_135_596_800_000, "0001-01-01T00:00:00.000Z"),
      (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    ] as [(Int64, String)])
  func `a moment is written in UTC to the millisecond, and read back`(milliseconds: Int64, text: String) {
    #expect(Timestamp(milliseconds: milliseconds).rfc3339 == text)
    #expect(Timestamp(rfc3339: text)?.milliseconds == milliseconds)
  }

  @Test(
    arguments: [
      (Int64.max, 9_223_372_036_854_775, "292278994-08-17T07:12:55.807Z"), (.min, -9_223_372_036_854_776, "-292275055-05-16T16:47:04.192Z"),
    ] as [(Int64, Int64, String)])
  func `the first and the last moment are written too`(milliseconds: Int64, seconds: Int64, text: String) {
    #expect(Timestamp(milliseconds: milliseconds).rfc3339 == text)
    #expect(Timestamp(milliseconds: milliseconds).wholeSeconds == seconds)
  }

  @Test(
    arguments: [
      ("1970-01-01T00:00:01Z", 1000), ("1970-01-01t00:00:01.5z", 1500), ("1970-01-01T05:30:00.12+05:30", 120),
      ("1969-12-31T23:00:00.0019999-01:00", 1), ("1970-01-01T00:00:00-00:00", 0),
    ] as [(String, Int64)])
  func `other forms of RFC 3339 are read`(text: String, milliseconds: Int64) {
    #expect(Timestamp(rfc3339: text)?.milliseconds == milliseconds)
  }

  @Test(arguments: [
    "", "2026-11-21", "2026-11-21T16:49:33", "2026-11-21 16:49:33Z", "2026-02-30T00:00:00Z", "2026-11-21T24:00:00Z", "2026-11-21T16:60:00Z",
    "2026-11-21T16:49:60Z", "2026-11-21T16:49:33.Z", "2026-11-21T16:49:33.123", "2026-11-21T16:49:33+0100", "2026-11-21T16:49:33+24:00",
    "+026-11-21T16:49:33Z", "2026-11-21T1é:49:33Z", "2026-11-21T16:49:33ZZ", "0000-01-01T00:00:00Z",
  ])
  func `what is no moment is none`(text: String) { #expect(Timestamp(rfc3339: text) == nil) }
}
