/// Shell functions, bound to keys, that insert pieces into the command line.
///
/// A piece replaces the previous one if the cursor is still after it. Control characters are removed and line breaks become spaces, so that
/// nothing is executed by itself.
enum ShellWidgets {
  static func script(for shell: String) -> String {
    switch shell {
    case "bash": bash
    case "zsh": zsh
    default: fish
    }
  }

  private static let bash = #"""
    # The content keyboard: Alt-k puts in the next piece, Alt-Shift-k lets you pick one.
    __glot_keys_put() {
        local piece=${1//$'\n'/ } before=${READLINE_LINE:0:READLINE_POINT} after=${READLINE_LINE:READLINE_POINT}
        if [[ -n ${__glot_keys_piece-} && $READLINE_LINE == "${__glot_keys_line-}" && $READLINE_POINT == "${__glot_keys_point-}" ]]; then
            before=${before%"$__glot_keys_piece"}
        fi
        READLINE_LINE=$before$piece$after
        READLINE_POINT=$((${#before} + ${#piece}))
        __glot_keys_piece=$piece __glot_keys_line=$READLINE_LINE __glot_keys_point=$READLINE_POINT
    }

    __glot_keys_next() {
        local piece
        piece=$(glot keys press ${GLOT_KEY:+"$GLOT_KEY"} --quiet) && __glot_keys_put "$piece"
    }

    __glot_keys_pick() {
        local lines line choice piece number rest
        mapfile -t lines < <(glot keys show --frequent --plain --quiet)
        ((${#lines[@]})) || return
        if command -v fzf >/dev/null; then
            line=$(printf '%s\n' "${lines[@]}" | fzf --delimiter=$'\t' --with-nth=2,5 --height=40% --reverse) || return
        else
            for number in "${!lines[@]}"; do printf '%3d  %s\n' $((number + 1)) "${lines[number]##*$'\t'}"; done
            # The shell's editor has the terminal in a state in which no line can be read.
            local state=$(stty -g)
            stty sane
            read -r -p '> ' choice
            stty "$state"
            [[ $choice =~ ^[1-9][0-9]{0,6}$ && -n ${lines[choice - 1]-} ]] || return
            line=${lines[choice - 1]}
        fi
        rest=${line#*$'\t'}
        rest=${rest#*$'\t'}
        piece=$(glot keys pick --quiet -- "${line%%$'\t'*}" $((${rest%%$'\t'*} + 1))) && __glot_keys_put "$piece"
    }

    if [[ $- == *i* ]]; then
        for __glot_keys_map in emacs-standard vi-insert; do
            bind -m "$__glot_keys_map" -x '"\ek": __glot_keys_next'
            bind -m "$__glot_keys_map" -x '"\eK": __glot_keys_pick'
        done
        unset __glot_keys_map
    fi
    """#

  private static let zsh = #"""
    # The content keyboard: Alt-k puts in the next piece, Alt-Shift-k lets you pick one.
    __glot_keys_put() {
        local piece=${1//$'\n'/ }
        if [[ -n $__glot_keys_piece && $LBUFFER == "$__glot_keys_before" && $RBUFFER == "$__glot_keys_after" ]]; then
            LBUFFER=${LBUFFER%"$__glot_keys_piece"}
        fi
        LBUFFER+=$piece
        typeset -g __glot_keys_piece=$piece __glot_keys_before=$LBUFFER __glot_keys_after=$RBUFFER
    }

    __glot_keys_next() {
        local piece
        piece=$(glot keys press ${GLOT_KEY:+"$GLOT_KEY"} --quiet) && __glot_keys_put "$piece"
        zle redisplay
    }

    __glot_keys_pick() {
        local line choice piece rest state
        local -a lines
        lines=("${(@f)$(glot keys show --frequent --plain --quiet)}")
        [[ -n ${lines[1]} ]] || return
        zle -I
        if (( $+commands[fzf] )); then
            line=$(print -rl -- "${lines[@]}" | fzf --delimiter=$'\t' --with-nth=2,5 --height=40% --reverse) || return
        else
            local -i number
            for number in {1..$#lines}; do printf '%3d  %s\n' $number "${lines[number]##*$'\t'}"; done
            state=$(stty -g </dev/tty)
            stty sane </dev/tty
            read -r 'choice?> ' </dev/tty
            stty "$state" </dev/tty
            [[ $choice == <1-9999999> && -n ${lines[choice]} ]] || { zle reset-prompt; return }
            line=${lines[choice]}
        fi
        rest=${${line#*$'\t'}#*$'\t'}
        piece=$(glot keys pick --quiet -- "${line%%$'\t'*}" $((${rest%%$'\t'*} + 1))) && __glot_keys_put "$piece"
        zle reset-prompt
    }

    if [[ -o interactive ]]; then
        zle -N __glot_keys_next
        zle -N __glot_keys_pick
        bindkey '\ek' __glot_keys_next
        bindkey '\eK' __glot_keys_pick
    fi
    """#

  private static let fish = #"""
    # The content keyboard: Alt-k puts in the next piece, Alt-Shift-k lets you pick one.
    function __glot_keys_put
        set -l piece (string join ' ' -- $argv)
        set -l line (commandline | string collect)
        set -l cursor (commandline --cursor)
        if set -q __glot_keys_piece; and test "$line" = "$__glot_keys_line"; and test "$cursor" = "$__glot_keys_cursor"
            set -l start (math $cursor - (string length -- "$__glot_keys_piece"))
            set -l before (string sub --length $start -- "$line")
            set -l after (string sub --start (math $cursor + 1) -- "$line")
            commandline --replace -- "$before$piece$after"
            commandline --cursor (math $start + (string length -- "$piece"))
        else
            commandline --insert -- $piece
        end
        set -g __glot_keys_piece $piece
        set -g __glot_keys_line (commandline | string collect)
        set -g __glot_keys_cursor (commandline --cursor)
    end

    function __glot_keys_next
        set -l piece (glot keys press $GLOT_KEY --quiet)
        and __glot_keys_put $piece
        commandline --function repaint
    end

    function __glot_keys_pick
        set -l lines (glot keys show --frequent --plain --quiet)
        test (count $lines) -gt 0; or return
        set -l line
        if command -q fzf
            set line (printf '%s\n' $lines | fzf --delimiter=\t --with-nth=2,5 --height=40% --reverse)
        else
            echo
            for number in (seq (count $lines))
                printf '%3d  %s\n' $number (string split \t -- $lines[$number])[5]
            end
            read --prompt-str '> ' --local choice
            if string match --quiet --regex '^[1-9][0-9]{0,6}$' -- "$choice"; and test $choice -le (count $lines)
                set line $lines[$choice]
            end
        end
        if test -n "$line"
            set -l fields (string split \t -- $line)
            set -l piece (glot keys pick --quiet -- $fields[1] (math $fields[3] + 1))
            and __glot_keys_put $piece
        end
        commandline --function repaint
    end

    if status is-interactive
        bind \ek __glot_keys_next
        bind \eK __glot_keys_pick
        bind --mode insert \ek __glot_keys_next
        bind --mode insert \eK __glot_keys_pick
    end
    """#
}
