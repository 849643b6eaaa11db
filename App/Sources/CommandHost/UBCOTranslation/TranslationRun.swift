import CoreModule
import CorePresentation
import Foundation
import Presentation
import TerminalKit
import UBCOTranslation

/// Translates whole texts and stores the translations.
@MainActor
struct TranslationRun {
  let options: StreamOptions
  let context: Context

  /// Translates a text of the command line and stores the result.
  func text(_ text: String) async throws(Problem) -> Outcome {
    try await translated(options.isByLine ? lines(of: text) : [text], isStored: !options.isCount, isAsked: false)
  }

  /// Translates all of standard input.
  func input(isStored: Bool) async throws(Problem) -> Outcome {
    let bytes: [UInt8]?
    do throws(Streams.Failure) { bytes = try context.streams.readAll(limit: InputLines.maximumBytes) } catch {
      throw .unreadableInput(error)
    }
    guard let bytes else { throw .inputTooLong }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(at: Self.firstFault(of: bytes)) }
    let content = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    let texts = options.isByLine ? lines(of: content) : [content.withoutLineBreak]
    return try await translated(texts, isStored: isStored, isAsked: isStored)
  }

  /// - Parameter isAsked: Whether the user asked to store the texts, and is told about a failure.
  private func translated(_ texts: [String], isStored: Bool, isAsked: Bool) async throws(Problem) -> Outcome {
    let model = context.ubcoTranslation().translator.build()
    var made: [Translation] = []
    var notes: [LocalizedText] = []
    var problem: Problem?
    for (index, text) in texts.enumerated() {
      model.translate(text, options.translation.direction, isBare: options.translation.isBare)
      if options.translation.isStrict, let fault = model.state.fault {
        throw Problem(TextFault(fault.kind, at: TextPosition(line: fault.position.line + index, column: fault.position.column)))
      }
      made.append(model.state.translation)
      if options.isChecked, problem == nil, !comesBack(model.state.translation) { problem = .doesNotComeBack }
      if isStored, let failure = await failureToKeep(model) {
        if isAsked { problem = problem ?? failure }
        if !isAsked, notes.isEmpty { notes.append(TranslationPhrases.notKept(failure)) }
      }
    }
    return Outcome(document(made), notes: notes, problem: problem)
  }

  private func document(_ made: [Translation]) -> any Document {
    let isVerbatim = context.session.format == .text && !context.streams.outputIsTerminal
    if options.isCount { return WordCountsDocument(counts: made.map(\.words), isList: options.isByLine) }
    return TranslationsDocument(translations: made, isList: options.isByLine, isVerbatim: isVerbatim)
  }

  private func failureToKeep(_ model: TranslatorViewModel) async -> Problem? {
    guard !model.state.input.isEmpty else { return nil }
    guard model.canKeep else { return .cannotKeep }
    await model.keep()
    return model.state.problem.map { Problem($0) }
  }

  private func comesBack(_ translation: Translation) -> Bool {
    let back = UBCOTranslator().translate(translation.translation, translation.direction.reversed, isBare: translation.isBare)
    return back.text.utf8.elementsEqual(translation.text.utf8)
  }

  private func lines(of text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = text.lines.map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func firstFault(of bytes: [UInt8]) -> TextPosition {
    var stream = TextStream(StreamOptions(TranslationOptions(.toUBCO, isStrict: true)))
    let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: TextStream.capacity(for: bytes.count))
    defer { output.deallocate() }
    _ = bytes.withUnsafeBufferPointer { stream.translate($0, isLast: true, into: output) }
    return stream.fault?.position ?? TextPosition()
  }
}

extension String {
  /// The text without a single final line break.
  fileprivate var withoutLineBreak: String {
    var scalars = unicodeScalars
    guard scalars.last == "\n" else { return self }
    scalars.removeLast()
    if scalars.last == "\r" { scalars.removeLast() }
    return String(scalars)
  }
}
