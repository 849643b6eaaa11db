import CoreModule
import CoreModuleTesting
import Stemming
import StemmingTesting
import Testing

/// Each intent of each view model waits at each of its calls while another one runs.
@MainActor
struct InterleavingTests {
  @Test func `the saved roots`() async throws {
    let violations = try await Interleavings<SavedRootsViewModel, SavedRootsState>(
      of: [
        .reads("load") { await $0.load() },
        .reads("load by count") { await $0.load(by: .count, limit: 1) },
        .instant("choose") { $0.choose(.named("short")) },
        .changes("submit") { await $0.submit("kmzl kmzlz") },
        .changes("clear") { await $0.clear() },
      ],
      make: { try await GatedStemming.graph($0).savedRoots.build() }, state: { $0.state }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the explanation of a root`() async throws {
    let violations = try await Interleavings<RootExplanationViewModel, RootExplanationState>(
      of: [.reads("load") { await $0.load() }],
      make: { try await GatedStemming.graph($0).explanation.build("AHU") }, state: { $0.state }
    ).violations()
    #expect(violations == [])
  }

  @Test func `counting`() async throws {
    let violations = try await Interleavings<StemCountingViewModel, StemCountingState>(
      of: [
        .instant("read") { _ = $0.read(Array("kmzl".utf8).span) },
        .instant("endText") { $0.endText() },
        .reports("finish") { await $0.finish() },
      ],
      make: {
        var request = StemCountRequest()
        request.keeps = true
        let model = try await GatedStemming.graph($0).counting.build(request)
        _ = model.read(Array("ha ahul".utf8).span)
        return model
      },
      state: { $0.state }
    ).violations()
    #expect(violations == [])
  }
}
