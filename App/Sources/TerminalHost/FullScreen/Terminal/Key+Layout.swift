extension Key {
  /// The key as it is on a Latin keyboard: who writes Russian presses `q` where the layout says `й`.
  var onLatinLayout: Key {
    guard case .character(let character) = self, let index = Self.russian.firstIndex(of: character) else { return self }
    return .character(Self.latin[index])
  }

  private static let russian = Array("йцукенгшщзхъфывапролджэячсмитьбюЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ.")
  private static let latin = Array("qwertyuiop[]asdfghjkl;'zxcvbnm,.QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>/")
}
