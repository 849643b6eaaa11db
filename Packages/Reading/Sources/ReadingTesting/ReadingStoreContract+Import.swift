import CoreModule
import CoreModuleTesting
import Reading

extension ReadingStoreContract {
  private typealias Sample = SampleReading

  static var importing: [ReadingStoreContract] {
    [
      ReadingStoreContract("Imported marks never replace those that are there.") { store in
        try await store.mark(["casa"], in: "es", as: .ignored, at: Sample.noon)
        let marks = [Sample.mark("casa"), Sample.mark("perro"), Sample.mark("casa", in: "it"), Sample.mark("perro", .ignored)]
        let trial = try await store.merge(marks, isTrial: true, in: nil)
        let before = try await store.marks(after: 0, limit: 10).items
        let counts = try await store.merge(marks, isTrial: false, in: nil)
        let again = try await store.merge(marks, isTrial: false, in: nil)
        return expect(trial, ImportCounts(new: 2, skipped: 2), "the trial") + expect(before.count, 1, "marks after the trial")
          + expect(counts, trial, "the counts") + expect(again, ImportCounts(new: 0, skipped: 4), "the counts of a second import")
          + expect(
            try await store.marks(after: 0, limit: 10).items,
            [Sample.mark("casa", .ignored), Sample.mark("perro"), Sample.mark("casa", in: "it")], "the marks")
      },
      ReadingStoreContract("Imported levels never replace those that are there.") { store in
        let (own, other) = (
          ReadingLevel(language: "es", estimate: 1, time: Sample.noon), ReadingLevel(language: "es", estimate: 2, time: Sample.noon)
        )
        let french = ReadingLevel(language: "fr", estimate: 3, margin: 2...4, time: Sample.noon)
        try await store.setLevel(own)
        let trial = try await store.merge([other, french], isTrial: true, in: nil)
        let counts = try await store.merge([other, french], isTrial: false, in: nil)
        return expect(trial, ImportCounts(new: 1, skipped: 1), "the trial") + expect(counts, trial, "the counts")
          + expect(try await store.levels(), [own, french], "the levels")
      },
      ReadingStoreContract("Imported texts never replace those with their identity or their path.") { store in
        try await store.remember(Sample.text(1))
        var (sameID, samePath, new) = (Sample.text(1), Sample.text(2), Sample.text(3))
        sameID.path = "/elsewhere"
        samePath.path = Sample.text(1).path
        new.digest = Sample.text(1).digest
        let texts = [sameID, samePath, new, new]
        let trial = try await store.merge(texts, isTrial: true, in: nil)
        let counts = try await store.merge(texts, isTrial: false, in: nil)
        return expect(trial, ImportCounts(new: 1, skipped: 3), "the trial") + expect(counts, trial, "the counts")
          + expect(try await store.texts(after: 0, limit: 10).items, [Sample.text(1), new], "the texts")
      },
    ]
  }
}
