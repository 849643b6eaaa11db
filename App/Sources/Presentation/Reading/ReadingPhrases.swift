package import CoreModule
import Reading

package enum ReadingPhrases {
  package static let record = CountedNoun(
    en: ("reading record", "reading records"), ru: ("запись о чтении", "записи о чтении", "записей о чтении")
  )
}
