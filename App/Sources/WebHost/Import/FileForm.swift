import CoreModule
import CorePresentation
import Hummingbird
import NIOCore

/// A form with one file, which goes to the disk as it arrives.
struct FileForm {
  private var reader: MultipartReader
  private let token: String
  private var fields: [(name: String, value: String)] = []
  private var file: UploadedFile?
  /// Whether what arrives now belongs to the file.
  private var isInFile = false
  private let files: any UserFiles
  private var size = 0
  private var field: (name: String, bytes: [UInt8])?
  private var fieldSize = 0

  /// The largest file that is taken.
  static let largestFile = 256 << 20
  /// The most bytes that all fields beside the file may have.
  private static let longestFields = 1 << 20
  private static let maximumFields = 32

  /// - Parameter token: The token of the session, which has to come before the file.
  static func read(_ request: Request, token: String, into files: any UserFiles) async throws -> (FormFields, UploadedFile?) {
    guard let reader = MultipartReader(contentType: request.headers[.contentType] ?? "") else { throw Refusal.foreignForm }
    var form = FileForm(reader, token, files)
    do {
      for try await buffer in request.body { try form.take(buffer.readableBytesView) }
    } catch is MultipartReader.Malformed { throw Refusal.brokenForm }
    guard form.size <= largestFile else { throw Refusal.fileTooLarge }
    guard form.reader.isAtEnd, form.isOurs else { throw form.isOurs ? Refusal.brokenForm : Refusal.foreignForm }
    return (try FormFields(AddressQuery.text(form.fields)), form.file)
  }

  private init(_ reader: MultipartReader, _ token: String, _ files: any UserFiles) {
    (self.reader, self.token, self.files) = (reader, token, files)
  }

  private var isOurs: Bool { fields.contains { $0.name == "form" && $0.value == token } }

  private mutating func take(_ bytes: some Collection<UInt8>) throws {
    for event in try reader.read(bytes) {
      switch event {
      case .part(let name, let fileName):
        try finishPart()
        if let fileName { try begin(fileName) } else { field = (name, []) }
      case .bytes(let bytes): try keep(bytes)
      case .end: try finishPart()
      }
    }
  }

  /// A field without a chosen file sends one without a name.
  private mutating func begin(_ fileName: String) throws {
    guard isOurs else { throw Refusal.foreignForm }
    guard !fileName.isEmpty, file == nil else { return }
    do throws(UserFileError) { file = try UploadedFile(name: fileName, files) } catch { throw Refusal.noSpace }
    isInFile = true
  }

  private mutating func keep(_ bytes: [UInt8]) throws {
    if isInFile {
      size += bytes.count
      // A browser shows no answer before it has sent everything, so the rest is read too, within reason.
      guard size <= Self.largestFile else {
        guard size <= Self.largestFile << 4 else { throw Refusal.fileTooLarge }
        return
      }
      do throws(UserFileError) { try file?.write(bytes) } catch { throw Refusal.noSpace }
    } else if field != nil {
      field?.bytes += bytes
      fieldSize += bytes.count
      guard fieldSize <= Self.longestFields, fields.count < Self.maximumFields else { throw Refusal.tooLarge }
    }
  }

  private mutating func finishPart() throws {
    if let field {
      guard let value = String(validating: field.bytes, as: UTF8.self) else { throw Problem.fieldsNotUTF8 }
      fields.append((field.name, value))
    }
    (field, isInFile) = (nil, false)
  }
}
