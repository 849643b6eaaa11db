import CoreModule

/// The meaning of a column.
enum WordColumn: Equatable {
  case text
  case translations
  case from
  case to
  case note
  case tags
  /// Sentences with the word, one per line.
  case examples
  /// The sources of these sentences, one per line.
  case origins
  case starred
  case lookups
  case created
  case partOfSpeech
  case source
  case baseForm
  /// The deck of a flashcard, which becomes a tag.
  case deck
  /// A known column that is not imported.
  case skipped
  /// An unknown column.
  case other
}

extension WordColumn {
  /// The column with this name in a header.
  static func named(_ name: String) -> WordColumn? {
    let plain = name.lowercased().map { $0 == "_" || $0 == "-" ? " " : $0 }
    return columns[String(plain).trimmed]
  }

  private static let columns: [String: WordColumn] = {
    var columns: [String: WordColumn] = [:]
    for (column, list) in names {
      for name in list.split(separator: ",") { columns[String(name)] = column }
    }
    return columns
  }()

  private static let names: [(WordColumn, String)] = [
    (.text, "text,word,words,term,terms,front,headword,question,phrase,expression,vocabulary,vocab,lemma,original,source text"),
    (.text, "текст,слово,слова,термин,вопрос,выражение,лицевая сторона"),
    (.translations, "translation,translations,definition,definitions,back,answer,meaning,meanings,gloss,target text"),
    (.translations, "перевод,переводы,значение,определение,ответ,оборотная сторона"),
    (.from, "from,source language,from language,language from,lang from,source lang,word language,language,lang,язык,язык слова"),
    (.to, "to,target language,to language,language to,lang to,target lang,translation language,язык перевода"),
    (.note, "note,notes,comment,comments,remark,hint"),
    (.note, "заметка,заметки,примечание,комментарий"),
    (.examples, "example,examples,context,usage,sentence,sentences,пример,примеры,контекст,предложение"),
    (.origins, "origin,book,book title,книга"),
    (.tags, "tag,tags,label,labels,category,categories,тег,теги,метка,метки,категория"),
    (.starred, "starred,star,favorite,favourite,favorites,favourites,избранное"),
    (.lookups, "lookups,number of lookups"),
    (.created, "created,created at,added,date added,added on,date,дата,добавлено"),
    (.partOfSpeech, "part of speech,pos,word class,часть речи"),
    (.source, "source"),
    (.baseForm, "base form"),
    (.deck, "deck,колода"),
    (.skipped, "number,id,uuid,guid,status,reason,updated,notetype,note type,#,№"),
  ]
}
