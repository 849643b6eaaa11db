import CoreModule
import PersonalDictionary
import PersonalDictionaryTesting
import Reading
import ReadingTesting

/// Texts to read, and a dictionary of some of their words.
enum SampleTexts {
  static let files = MemoryTexts(
    [
      "/texts/es.txt": spanish, "/texts/part.txt": spanish, "/texts/ru.txt": russian, "/texts/xx.txt": ["Καλημέρα, κόσμε."],
      "/texts/long.txt": (1...300).map { "El farero número \($0) mira el mar y la luz desde la escalera, y su hija le lleva pan y queso." },
    ], remarks: ["/texts/part.txt": [.missingPart("cap3.xhtml"), .missingPart("cap4.xhtml")]])

  private static let spanish = [
    "El farero y su hija",
    "Cada mañana el farero sube la escalera y mira el mar. Las olas golpean las rocas, pero la luz no se apaga nunca. "
      + "Su hija Elena le lleva pan, queso y una carta de la ciudad.",
    "¿Qué dice la carta? El viejo la lee despacio, porque ha perdido las gafas. «Vuelve a casa», dice, y los dos callan un rato.",
    "Después hablan del invierno, de los barcos que no llegan y del precio del aceite. Nadie tiene prisa: el día es largo y el mar está en calma.",
    "Por la noche, cuando todos duermen, Elena escribe la respuesta. Dice que su padre no puede dejar el faro, porque sin la luz los barcos "
      + "chocarían con las rocas.",
    "La carta sale en el barco del lunes. El farero lo sabe, y mira el mar de vez en cuando.",
  ]

  private static let russian = [
    "Каждое утро смотритель маяка поднимается по лестнице и смотрит на море. Волны бьются о скалы, но свет никогда не гаснет.",
    "Дочь приносит ему хлеб, сыр и письмо из города. Старик читает его медленно, потому что потерял очки.",
  ]

  /// The texts that were read: one as it was left, one whose file has changed, and one whose file is gone.
  static let read: [ReadText] = {
    let digest = (try? files.digest.sha256("/texts/ru.txt")) ?? ""
    var texts = [SampleReading.text(3, minutes: -60), SampleReading.text(2, minutes: -120), SampleReading.text(6, minutes: -180)]
    (texts[0].path, texts[0].digest, texts[0].languages) = ("/texts/ru.txt", digest, LanguagePair(from: "ru", to: "en"))
    (texts[0].place, texts[0].title) = (TextPlace(block: 1, word: 2), "Смотритель маяка")
    (texts[1].path, texts[1].languages) = ("/texts/es.txt", LanguagePair(from: "es", to: "ru"))
    (texts[2].path, texts[2].title) = ("/texts/gone.txt", nil)
    return texts
  }()

  static let sources = StubSources([
    StubSource(
      name: "core",
      translations: [
        Direction(from: .spanish, to: .russian)!: [
          "el": ["определённый артикль"], "farero": ["смотритель маяка"], "hija": ["дочь"], "mar": ["море"], "luz": ["свет", "освещение"],
          "escalera": ["лестница", "стремянка"], "carta": ["письмо", "карта", "меню"], "queso": ["сыр"],
          "de vez en cuando": ["время от времени"],
          "vez": ["раз"], "cuando": ["когда"],
        ],
        Direction(from: .russian, to: .english)!: ["море": ["sea"], "свет": ["light", "world"], "хлеб": ["bread"]],
      ])
  ])
}
