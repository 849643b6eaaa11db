import CoreModule

/// Names of fields in many languages, folded.
enum FieldNames {
  static let roles = table([
    (words, .word), (translations, .translation), (examples, .example), (origins, .origin), (notes, .note), (tags, .tags),
    (others, .skipped),
  ])

  static func table(_ rows: [(names: String, role: AnkiFieldRole)]) -> [String: AnkiFieldRole] {
    rows.reduce(into: [:]) { table, row in
      for name in row.names.split(separator: ",") { table[FoldedText(String(name).trimmed).description] = row.role }
    }
  }

  private static let words = """
    word, words, term, expression, phrase, vocab, vocabulary, headword, lemma, target, kanji, hanzi, hanja, simplified, traditional, hangul, \
    wort, vokabel, begriff, ausdruck, palabra, termino, expresion, vocablo, vocabulario, mot, terme, vocabulaire, parola, termine, vocabolo, \
    espressione, palavra, termo, expressao, слово, слова, термин, выражение, фраза, вислів, вираз, slowo, wyrazenie, slovo, vyraz, woord, \
    begrip, ord, sana, szo, kelime, sozcuk, cuvant, λεξη, מילה, كلمة, 単語, 言葉, 語彙, 表現, 漢字, 单词, 單詞, 词语, 词汇, 汉字, 漢字, \
    생词, 단어, 어휘, 표현, từ, kata
    """

  private static let translations = """
    translation, translations, meaning, meanings, definition, definitions, gloss, native, ubersetzung, bedeutung, definition, traduccion, \
    significado, definicion, traduction, sens, signification, traduzione, significato, definizione, traducao, definicao, перевод, переводы, \
    значение, значения, определение, толкование, переклад, значення, tlumaczenie, znaczenie, preklad, vyznam, vertaling, betekenis, \
    oversaettelse, oversettelse, oversattning, kaannos, forditas, jelentes, ceviri, anlam, traducere, μεταφραση, σημασια, תרגום, ترجمة, معنى, \
    意味, 訳, 翻訳, 释义, 翻译, 意思, 翻譯, 뜻, 의미, 번역, nghĩa, arti, terjemahan
    """

  private static let examples = """
    example, examples, sentence, sentences, context, usage, quote, beispiel, beispiele, beispielsatz, satz, kontext, ejemplo, ejemplos, \
    frase, oracion, contexto, exemple, exemples, contexte, esempio, esempi, contesto, exemplo, exemplos, пример, примеры, предложение, \
    контекст, приклад, приклади, речення, przyklad, przyklady, zdanie, priklad, veta, voorbeeld, zin, eksempel, exempel, mening, esimerkki, \
    lause, pelda, mondat, ornek, cumle, exemplu, παραδειγμα, προταση, דוגמה, משפט, مثال, جملة, 例文, 文, 例句, 句子, 예문, 문장, ví dụ, contoh
    """

  private static let origins = "origin, book, book title, книга"

  private static let notes = """
    note, notes, remark, remarks, comment, comments, hint, extra, info, grammar, reading, pronunciation, ipa, transcription, pinyin, furigana, \
    romaji, kana, gender, plural, notiz, notizen, anmerkung, anmerkungen, hinweis, aussprache, grammatik, geschlecht, nota, notas, \
    comentario, pista, pronunciacion, genero, remarque, remarques, commentaire, indice, prononciation, genre, annotazione, commento, \
    suggerimento, pronuncia, genere, observacao, dica, заметка, заметки, примечание, примечания, комментарий, подсказка, произношение, \
    транскрипция, чтение, род, нотатка, нотатки, примітка, вимова, notatka, notatki, uwagi, wymowa, poznamka, vyslovnost, opmerking, uitspraak, \
    notat, anteckning, uttal, huomautus, megjegyzes, kiejtes, σημειωση, הערה, ملاحظة, メモ, 備考, 読み, 発音, ヒント, 备注, 笔记, 发音, 拼音, \
    메모, 발음, 힌트
    """

  private static let tags =
    "tag, tags, schlagwort, schlagworter, etiqueta, etiquetas, etichetta, etichette, метка, метки, тег, теги, タグ, 标签, 태그"

  private static let others = """
    audio, sound, sounds, image, images, picture, pictures, photo, video, media, mp3, tts, id, key, index, sort, number, frequency, source, url, \
    link, add, reverse, ton, bild, foto, quelle, haufigkeit, sonido, imagen, fuente, frecuencia, son, image, frequence, suono, immagine, fonte, \
    som, imagem, звук, аудио, изображение, картинка, картинки, фото, рисунок, источник, ссылка, частота, зображення, dzwiek, obraz, obrazek, \
    zvuk, obrazok, obrazek, geluid, afbeelding, lyd, bilde, bild, ljud, kuva, kep, hang, resim, ses, εικονα, ηχος, תמונה, صورة, صوت, 音声, 画像, \
    写真, 音频, 图片, 发音音频, 오디오, 이미지, 사진
    """
}
