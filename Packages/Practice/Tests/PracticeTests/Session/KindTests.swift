import CoreModule
import CoreModuleTesting
import Practice
import PracticeScheduling
import PracticeTesting
import Testing

@MainActor
struct KindTests {
  private func question(
    _ fixture: PracticeFixture, _ direction: PracticeDirection, _ days: Int = 0
  ) async -> Question? {
    fixture.time.set(SamplePractice.time(days))
    return await fixture.session { ($0.directions, $0.newLimit) = ([direction], 1) }.state.question
  }

  @Test func `how a word is asked follows from how well it is known`() async throws {
    let fixture = PracticeFixture(words: 6)
    let learner = try SampleLearner(fixture.memory)
    #expect(await question(fixture, .from)?.kind == .recognise)
    #expect(await question(fixture, .to)?.kind == .choose)
    try await learner.answer(1, SamplePractice.card(1, .to), 0, 0, .again)
    #expect(await question(fixture, .to)?.kind == .choose)
    try await learner.answer(2, SamplePractice.card(1, .to), 0, 60, .easy)
    try await learner.answer(3, SamplePractice.card(1, .to), 30, 0, .easy)
    let sure = try #require(await question(fixture, .to, 400))
    #expect((sure.kind, sure.prompt) == (.recall, "word 1"))
    try await learner.learn(4, SamplePractice.card(2, .from), 0)
    #expect(await question(fixture, .from, 400)?.kind == .recognise)
  }

  @Test func `without enough other words nothing is chosen`() async {
    let fixture = PracticeFixture(words: 3)
    #expect(await question(fixture, .to)?.kind == .recognise)
  }

  @Test func `of four different answers one is right, and stays at its place`() async throws {
    let fixture = PracticeFixture(words: 9)
    var places: Set<Int> = []
    for number in 1...9 {
      fixture.collection.replace((0..<9).map { SamplePractice.word(1 + ($0 + number) % 9) })
      let session = await fixture.session { $0.directions = [.to] }
      let question = try #require(session.state.question)
      #expect(Set(question.choices).count == 4)
      let place = try #require(question.choices.firstIndex(of: question.word.text))
      places.insert(place)
      session.choose((place + 1) % 4)
      #expect(session.state.question?.judgement?.verdict == .wrong)
      session.choose(place)
      #expect(session.state.question?.judgement?.grade == .good)
      session.choose(7)
      #expect(session.state.question?.chosen == place)
      await session.answer()
      #expect(session.state.lastAnswer?.review?.kind == .choose)
    }
    #expect(places.count > 1)
  }

  @Test func `who looks at the answer instead of choosing one did not know it`() async throws {
    let fixture = PracticeFixture(words: 9)
    let session = await fixture.session { $0.directions = [.to] }
    session.reveal()
    #expect(session.state.question?.deservedGrade == .again)
    session.choose(try #require(session.state.question?.choices.firstIndex(of: session.state.question?.word.text ?? "")))
    #expect(session.state.question?.deservedGrade == .good)
    let shown = await fixture.session { $0.directions = [.from] }
    shown.reveal()
    #expect(shown.state.question?.deservedGrade == .good)
  }

  @Test(arguments: [
    ("pan", ["bread", "Pan", "frying pan"], "bread"), ("niño", ["child", "El Niño", "kid"], "child / kid"),
    ("taxi", ["taxi"], "taxi"), ("pan", ["panic"], "panic"),
  ]) func `a translation that contains the word is not part of the question`(text: String, translations: [String], prompt: String) async {
    let fixture = PracticeFixture(words: 1)
    var word = SamplePractice.word(1)
    (word.text, word.translations) = (text, translations)
    fixture.collection.replace([word])
    #expect(await question(fixture, .to)?.prompt == prompt)
  }

  @Test func `a typed answer is judged before it is stored, and its grade can be changed`() async throws {
    var word = SamplePractice.word(1)
    (word.text, word.languages, word.articles) = ("Krankenhaus", LanguagePair(from: "de", to: "en"), ["das"])
    let fixture = PracticeFixture([word])
    let learner = try SampleLearner(fixture.memory)
    try await learner.learn(1, SamplePractice.card(1, .to), -20)
    let session = await fixture.session { $0.directions = [.to] }
    #expect(session.state.question?.asksArticle == true)
    await session.type("das Krankehaus")
    #expect(session.state.question?.judgement?.remark == .slip)
    #expect(session.state.question?.judgement?.grade == .hard)
    #expect(try await fixture.log().count == 1)
    await session.answer(.again)
    #expect(try await fixture.log().last?.review?.grade == .again)
    #expect(try await fixture.log().last?.review?.kind == .recall)
  }

  @Test func `a sentence is shown with the word, and with a gap where the word is asked for`() async throws {
    var word = SamplePractice.word(1)
    word.examples = [PracticeExample("Sin ella."), PracticeExample("Dos palabras.", cloze: "Dos ____.", form: "palabras")]
    let fixture = PracticeFixture([word])
    #expect(await fixture.session { $0.directions = [.from] }.state.question?.sentence == "Sin ella.")
    let session = await fixture.session { $0.directions = [.to] }
    #expect(session.state.question?.sentence == "Dos ____.")
    await session.type("palabras")
    #expect(session.state.question?.judgement?.verdict == .right && session.state.question?.sentence == "Dos palabras.")
    await session.type("wrong")
    #expect(session.state.question?.judgement?.verdict == .wrong && session.state.question?.judgement?.expected == "palabra 1")
    word.examples.removeLast()
    fixture.collection.replace([word])
    #expect(await fixture.session { $0.directions = [.to] }.state.question?.sentence == nil)
  }

  @Test func `each right answer is expected once`() async throws {
    var word = SamplePractice.word(1)
    (word.text, word.articles, word.synonyms) = ("der Hund", ["der"], ["Hund", "Köter", "der hund", "Köter"])
    (word.languages, word.translations) = (LanguagePair(from: "de", to: "en"), ["dog", "hound", "Dog"])
    let fixture = PracticeFixture([word])
    #expect(await question(fixture, .to)?.shownAnswers == ["der Hund", "Köter"])
    #expect(await question(fixture, .from)?.shownAnswers == ["dog", "hound"])
  }

  @Test func `articles are asked in other languages when the settings say so`() async throws {
    var word = SamplePractice.word(1)
    (word.text, word.articles) = ("casa", ["la"])
    let fixture = PracticeFixture([word])
    #expect(await fixture.session { $0.directions = [.to] }.state.question?.asksArticle == false)
    fixture.practiceSettings.asksArticles = true
    #expect(await fixture.session { $0.directions = [.to] }.state.question?.asksArticle == true)
    #expect(await fixture.session { $0.directions = [.from] }.state.question?.asksArticle == false)
  }
}
