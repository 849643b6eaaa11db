import CoreModule
import Reading

struct Host: GlossDependency {
  let textDictionary: any TextDictionary = TextWordList(["la": "the", "casa": "house", "azul": "blue"])
  let readerWords: any ReaderWords = InMemoryReaderWords(["la": .known])
  let readingStore: any ReadingStore = InMemoryReadingStore()
}
let gloss = GlossBuilder(dependency: Host()).build()
let languages = LanguageChoice(from: "es", usual: LanguagePair(from: "es", to: "en"))
await gloss.begin(TextBlocks("La casa azul."), GlossRequest(languages: languages))
while let block = await gloss.next() {
  for word in block.words where word.isGlossed { print(block.form(word), word.word.translations) }
}
print(gloss.state.count.share ?? 1)
