extension Key {
  /// Maps a key of the Russian layout to the Latin one, so that shortcuts work in both.
  ///
  /// A dot, which both layouts have, counts as the Russian layout's `/` key, so no action may have the key “.”.
  package var onLatinLayout: Key {
    guard case .character(let character) = self, let index = Self.russian.firstIndex(of: character) else { return self }
    return .character(Self.latin[index])
  }

  private static let russian = Array("йцукенгшщзхъфывапролджэячсмитьбюЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ.")
  private static let latin = Array("qwertyuiop[]asdfghjkl;'zxcvbnm,.QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>/")
}
