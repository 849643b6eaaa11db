/// The part of the completion scripts that offers the user's texts: a shell function, which asks `glot complete`.
///
/// swift-argument-parser lets the output of a command be offered, but bash would evaluate it, and bash and zsh would leave out what is not
/// spelled as typed. So in their scripts the function takes the place of what was generated around its call.
enum StoredTextsScript {
  private static let function = "__glot_offer"

  /// The call of the function in the script.
  static func call(_ texts: StoredTextKind, _ besides: [String]) -> String {
    ([function, texts.rawValue] + besides).joined(separator: " ")
  }

  /// The whole script, from the generated one.
  static func completed(_ script: String, for shell: String) -> String {
    let script = script.withoutSecondHelp
    return switch shell {
    case "bash":
      script.unwrapped("__glot_add_completions -W \"$(eval '", "')\"")
        .replacing("complete -o filenames -F _glot glot", with: "") + bash
    case "zsh": zsh(script.unwrapped("local -a list;list=(${(f)\"$(", ")\"});_describe -V \"\" list"))
    default: guarded(script) + "\n" + fish
    }
  }

  private static let bash = #"""
    # Offers what glot keeps, as readline is to insert it.
    __glot_offer() {
        local text literal=
        [[ " ${COMP_WORDS[*]::COMP_CWORD} " == *' -- '* ]] && literal=--behind-dashes
        [[ $1 == settings || $1 == topics ]] && set -- "$1" "${COMP_WORDS[COMP_CWORD - 1]}"
        while IFS= read -r text; do
            COMPREPLY+=("$text")
        done < <(command glot complete $literal -- "$1" "$cur" "${@:2}" 2>/dev/null)
        if [[ $1 == boards || $1 == texts || $1 == backups ]]; then
            while IFS= read -r text; do COMPREPLY+=("$text"); done < <(compgen -f -- "$cur")
        else
            is_kept=true
        fi
    }

    # Sets the two variables named second and third to the text that a word of the command line stands for, and to its open quotation mark.
    __glot_unquote() {
        local word=$1 plain= mark= letter
        while [[ -n $word ]]; do
            letter=${word:0:1} word=${word:1}
            if [[ -n $mark && $letter == "$mark" ]]; then
                mark=
            elif [[ $letter == '\' && $mark != "'" && ( -z $mark || $word == [\$\`\"\\]* ) ]]; then
                plain+=${word:0:1} word=${word:1}
            elif [[ -z $mark && $letter == [\'\"] ]]; then
                mark=$letter
            else
                plain+=$letter
            fi
        done
        printf -v "$2" %s "$plain"
        printf -v "$3" %s "$mark"
    }

    # readline divides words at colons and the like, too. Commands are offered before options.
    __glot_complete() {
        local -a __words=() __first=() __options=()
        local __rest=${COMP_LINE:0:COMP_POINT} __gap __piece __before= __typed __mark __head= __reply is_kept=false
        local -i __index
        for ((__index = 0; __index <= COMP_CWORD; __index++)); do
            __gap=${__rest%%[![:space:]]*}
            __rest=${__rest#"$__gap"}
            __piece=$__rest
            ((__index < COMP_CWORD)) && __piece=${COMP_WORDS[__index]}
            __rest=${__rest#"$__piece"}
            if [[ -z $__gap && $__piece == '=' && ${__words[${#__words[@]} - 1]-} == --* ]]; then
                __before=
                ((__index < COMP_CWORD)) || __words+=('')
            elif [[ -z $__gap && $__index -gt 0 && ( $__piece == [:=@]* || $__before == *[:=@] ) ]]; then
                __words[${#__words[@]} - 1]+=$__piece
                __before=$__piece
            else
                __words+=("$__piece")
                __before=$__piece
            fi
        done
        local -a COMP_WORDS=("${__words[@]}")
        local -i COMP_CWORD=$((${#__words[@]} - 1))
        __glot_unquote "${__words[COMP_CWORD]}" __typed __mark
        _glot "$1" "$__typed" "${__words[COMP_CWORD - 1]}"
        # readline replaces only what follows the last colon, or what an @ begins.
        if [[ -z $__mark && ${__words[COMP_CWORD]} == *[:=@]* ]]; then
            __piece=${__words[COMP_CWORD]##*[:=]}
            [[ $__piece == *@* ]] && __piece=@${__piece##*@}
            __glot_unquote "${__words[COMP_CWORD]%"$__piece"}" __head __piece
        fi
        for __reply in "${COMPREPLY[@]}"; do
            [[ $__reply == "$__head"* ]] || continue
            if [[ $__reply == -* ]] && ! $is_kept; then __options+=("$__reply"); else __first+=("${__reply#"$__head"}"); fi
        done
        COMPREPLY=("${__first[@]}" "${__options[@]}")
        # What must be quoted is left to readline where there are several, which does it for names of files.
        if $is_kept && [[ ${#COMPREPLY[@]} -eq 1 && -z $__mark ]]; then
            printf -v 'COMPREPLY[0]' %q "${COMPREPLY[0]}"
            compopt +o filenames
        elif $is_kept && [[ "${COMPREPLY[*]}" != *[!\ [:alnum:]_.:/+-]* && "${COMPREPLY[*]/ /}" == "${COMPREPLY[*]}" ]]; then
            compopt +o filenames
        fi
    }

    complete -o filenames -o nosort -F __glot_complete glot 2>/dev/null || complete -o filenames -F __glot_complete glot

    """#

  /// The functions must be before the last lines, which call the first one when the script is loaded by its name.
  private static func zsh(_ script: String) -> String {
    let end = "if [[ \"${funcstack[1]}\" = _glot ]]; then"
    return script.replacing(end, with: zshFunction + end)
  }

  private static let zshFunction = #"""
    # Offers what glot keeps, however it is spelled.
    __glot_offer() {
        local typed="${(Q)PREFIX}" common other
        local -a found literal
        (( ${words[(I)--]} > 0 && ${words[(I)--]} < CURRENT )) && literal=(--behind-dashes)
        [[ "$1" = (boards|texts|backups) ]] && _files
        [[ "$1" = (settings|topics) ]] && set -- "$1" "${words[CURRENT - 1]}"
        found=("${(@f)$(command glot complete $literal -- "$1" "${typed}" "${@:2}" 2>/dev/null)}")
        [[ -n "${found[1]}" ]] || return 1
        compadd -U -V glot -- "${found[@]}"
        common="${found[1]}"
        for other in "${found[@]}"; do
            while [[ "${other}" != "${common}"* ]]; do common="${common[1,-2]}"; done
        done
        # What is typed must not be shortened to what all have in common.
        (( ${#common} < ${#typed} )) && compstate[insert]='' compstate[list]=list
        return 0
    }


    """#

  /// fish asks for each option of each command whether to offer it, and what is generated parses the line each time. Here the line is parsed
  /// once: fish asks a condition that it has met before only once. An option that all commands have is asked about once for all.
  private static func guarded(_ script: String) -> String {
    let lines = script.split(separator: "\n", omittingEmptySubsequences: false).map { (text: String($0), offer: FishOffer($0)) }
    let commands = Set(lines.compactMap(\.offer?.command))
    let counts = lines.reduce(into: [String: Int]()) { counts, line in
      if let offer = line.offer { counts[offer.rest, default: 0] += 1 }
    }
    var common: Set<String> = []
    return lines.compactMap { text, offer -> String? in
      guard let offer else { return text }
      guard counts[offer.rest] == commands.count else { return offer.line(ofAll: false) }
      return common.insert(offer.rest).inserted ? offer.line(ofAll: true) : nil
    }.joined(separator: "\n")
  }

  /// fish offers only what is spelled as typed.
  private static let fish = #"""
    # Sets the commands of the line, the options given and the position of the operand.
    function __glot_parse_line
        set -l positional_index 0
        set -l commands
        set -g __glot_given
        __glot_parse_tokens
        set -g __glot_commands "$commands"
        set -g __glot_position $positional_index
    end

    # In the place of what is generated, which looks for one option only.
    function __glot_parse_subcommand -S -a positional_count
        set -l option_specs $argv[2..]
        set -l is_repeating_positional
        if test "$positional_count" = -r
            set is_repeating_positional -r
            set positional_count $argv[2]
            set option_specs $argv[3..]
        end
        set -l options (string replace -ar '.*/|=$' '' -- (string match -v '*+' -- $option_specs) | string replace -a - _)
        set -a commands $unparsed_tokens[1]
        set positional_index 0
        while true
            set -e unparsed_tokens[1]
            argparse -sn "$commands" $option_specs -- $unparsed_tokens 2>/dev/null
            set unparsed_tokens $argv
            set positional_index (math $positional_index + 1)
            for option in $options
                set -ql _flag_$option; and set -a __glot_given $option
            end
            test (count $unparsed_tokens) -eq 0 -o \( -z "$is_repeating_positional" -a "$positional_index" -gt "$positional_count" \) && break
        end
    end

    # Offers what glot keeps.
    function __glot_offer
        command -q glot; or return
        set -l token (commandline -ct)
        set -l typed (string unescape -- $token 2>/dev/null); or set typed (string sub -s 2 -- $token)
        set -l literal
        contains -- -- (commandline -opc); and set literal --behind-dashes
        contains -- $argv[1] settings topics; and set argv $argv[1] (commandline -opc)[-1]
        command glot complete --keep-typed $literal -- $argv[1] "$typed" $argv[2..] 2>/dev/null
        contains -- $argv[1] boards texts backups; and __fish_complete_path "$typed"
    end

    """#
}

extension String {
  /// The script without the function for a `help` that swift-argument-parser adds by itself, in place of the command's own.
  fileprivate var withoutSecondHelp: String {
    let start = "\n_glot_help() {"
    guard let first = firstRange(of: start), let second = self[first.upperBound...].firstRange(of: start),
      let end = self[second.upperBound...].firstRange(of: "\n}\n")
    else { return self }
    return String(self[..<second.lowerBound] + "\n" + self[end.upperBound...])
  }

  /// The text in which each call of the function is replaced by what is between `start` and `end` in its line.
  fileprivate func unwrapped(_ start: String, _ end: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard let opening = line.firstRange(of: start), line[opening.upperBound...].hasPrefix("__glot_offer"),
        let closing = line[opening.upperBound...].firstRange(of: end)
      else { return String(line) }
      return String(line[..<opening.lowerBound] + line[opening.upperBound..<closing.lowerBound] + line[closing.upperBound...])
    }.joined(separator: "\n")
  }
}

/// A line of fish that offers something for a command.
private struct FishOffer {
  let command: String
  /// What else must hold, and what is offered.
  let rest: String

  private static let start = "complete -c 'glot' -n '__glot_should_offer_completions_for_"

  /// Reads a generated line; `nil` for another one.
  init?(_ line: Substring) {
    let parts = line.dropFirst(Self.start.count).split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    guard line.hasPrefix(Self.start), parts.count == 3, let end = parts[2].firstIndex(of: "'") else { return nil }
    let operands = parts[2][..<end].split(separator: " ")
    var condition = ""
    if parts[0].hasPrefix("positional") {
      condition = " -n 'test $__glot_position \(operands.joined(separator: " "))'"
    } else if let option = operands.last {
      condition = " -n 'not contains \(option.replacing("-", with: "_")) $__glot_given'"
    }
    command = String(parts[1])
    rest = condition + parts[2][end...].dropFirst()
  }

  /// The line with conditions that fish need not ask again.
  func line(ofAll commands: Bool) -> String {
    "complete -c 'glot' -n '__glot_parse_line'" + (commands ? "" : " -n 'test \"$__glot_commands\" = \"\(command)\"'") + rest
  }
}
