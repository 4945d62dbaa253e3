/**
 * Cuts a text into parts of at most `first` and then `others` bytes in UTF-8, never within a character or between two
 * '@', and where it can neither before nor after a space: many programs lose a space at the end of a line or at its
 * beginning. Only a run of spaces longer than a part is cut within.
 */
export function splitText(text: string, first: number, others: number): string[] {
  const parts: string[] = []
  let from = 0
  let room = first
  while (text.length - from > room || hasMoreBytes(text, from, room)) {
    const to = endOfPart(text, from, room)
    parts.push(text.slice(from, to))
    from = to
    room = others
  }
  parts.push(text.slice(from))
  return parts
}

const AT = 64

/** Only called when the rest has no more characters than `room`, so it is short. */
function hasMoreBytes(text: string, from: number, room: number): boolean {
  return (text.length - from) * 3 > room && Buffer.byteLength(text.slice(from)) > room
}

function endOfPart(text: string, from: number, room: number): number {
  let bytes = 0
  let furthest = from
  let best = from
  for (let at = from; at < text.length; ) {
    const code = text.codePointAt(at) ?? 0
    // An escaped '@' is two, and they stay together.
    const isPair = code === AT && text.charCodeAt(at + 1) === AT
    bytes += isPair ? 2 : code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    if (bytes > room) break
    at += isPair || code > 0xffff ? 2 : 1
    furthest = at
    if (text.charAt(at - 1).trim() !== '' && text.charAt(at).trim() !== '') best = at
  }
  return best > from ? best : Math.max(furthest, from + 1)
}
