"""Draws what `tmux capture-pane -e` prints as an SVG."""

import html
import re
import sys
import unicodedata

WIDTH, HEIGHT = 8.4, 19
NAMED = {31: "#ff8787", 32: "#87d787", 33: "#ffd700", 36: "#5fd7d7"}


def indexed(number):
    if number >= 232:
        level = 8 + (number - 232) * 10
        return f"#{level:02x}{level:02x}{level:02x}"
    number -= 16
    levels = [0, 95, 135, 175, 215, 255]
    return "#%02x%02x%02x" % tuple(levels[part] for part in (number // 36, number // 6 % 6, number % 6))


def change(style, codes):
    """The style after a sequence of SGR codes."""
    style = dict(style)
    while codes:
        code = codes.pop(0)
        if code == 0:
            style = {}
        elif code == 1:
            style["weight"] = "bold"
        elif code == 4:
            style["line"] = "underline"
        elif code in NAMED:
            style["color"] = NAMED[code]
        elif code in (38, 48) and codes:
            kind = codes.pop(0)
            color = indexed(codes.pop(0)) if kind == 5 else "#%02x%02x%02x" % tuple(codes.pop(0) for _ in range(3))
            style["color" if code == 38 else "back"] = color
        elif code == 39:
            style.pop("color", None)
        elif code == 49:
            style.pop("back", None)
    return style


def columns(text):
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def draw(lines):
    width = max(78, max(columns(re.sub(r"\x1b\[[\d;]*m", "", line)) for line in lines)) * WIDTH + 24
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{len(lines) * HEIGHT + 24}" '
        'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14">',
        '<rect width="100%" height="100%" rx="8" fill="#1c1c1c"/>',
    ]
    style = {}
    for row, line in enumerate(lines):
        column, y = 0, 12 + row * HEIGHT
        for part in re.split(r"(\x1b\[[\d;]*m)", line):
            if part.startswith("\x1b"):
                style = change(style, [int(code or 0) for code in part[2:-1].split(";")])
                continue
            part = re.sub(r"[\x0e\x0f]", "", part)
            if not part:
                continue
            x, span = 12 + column * WIDTH, columns(part) * WIDTH
            if "back" in style:
                out.append(f'<rect x="{x:.1f}" y="{y}" width="{span:.1f}" height="{HEIGHT}" fill="{style["back"]}"/>')
            if part.strip():
                more = "".join(
                    f' {name}="{style[key]}"' for key, name in (("weight", "font-weight"), ("line", "text-decoration")) if key in style
                )
                out.append(
                    f'<text x="{x:.1f}" y="{y + 14}" fill="{style.get("color", "#e4e4e4")}" textLength="{span:.1f}" '
                    f'xml:space="preserve"{more}>{html.escape(part)}</text>'
                )
            column += columns(part)
    return "\n".join(out + ["</svg>"]) + "\n"


sys.stdout.write(draw(sys.stdin.read().rstrip("\n").split("\n")))
