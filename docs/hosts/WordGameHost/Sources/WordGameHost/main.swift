import CoreModule
import CoreModuleLive
import WordGame

struct Host: PlayDependency {
  let gameStore: any GameStore = InMemoryGameStore()
  let gameWords: any GameWords
  let clock = WallClock.system
  let random = RandomSource.system
}
let fruit = [("manzana", "apple"), ("pera", "pear"), ("uva", "grape")].map { DeckEntry(prompt: $0, translations: [$1]) }
let deck = Deck(name: .file("fruit"), languages: LanguagePair(from: "es", to: "en"), entries: fruit)
let game = PlayBuilder(dependency: Host(gameWords: deck), router: ClosureRouter<WordGameDestination> { print($0) }).build()
await game.start(RoundOptions())
for entry in game.state.round?.bank.entries.sorted(by: { $0.prompt < $1.prompt }) ?? [] { print(entry.prompt, entry.translations) }
