const [LF, CR, SPACE] = [10, 13, 32]
const joiner = [...Buffer.from('CONC ')]

/** How many bytes the character lacks that the bytes before `end` begin, and which bytes those may be. */
type Cut = { missingBefore: (bytes: Uint8Array, end: number) => number; isRest: (byte: number) => boolean }

/**
 * Some programs cut lines by their bytes within a character: its first half ends a line and the other begins the text of
 * the CONC below. Moves the other half up. Linear in time; the bytes given are not changed.
 */
export function joinCutCharacters(bytes: Uint8Array, { missingBefore, isRest }: Cut = inUtf8): Uint8Array {
  const joined = new Uint8Array(bytes)
  for (let end = 1; end < joined.length; end++) {
    const code = joined[end]
    if ((code !== LF && code !== CR) || (joined[end - 1] ?? 0) < 128) continue
    const missing = missingBefore(joined, end)
    const text = missing > 0 ? textOfJoiner(joined, end) : -1
    if (text < 0) continue
    const half = joined.slice(text, text + missing)
    if (half.length < missing || !half.every(isRest)) continue
    joined.copyWithin(end + missing, end, text)
    joined.set(half, end)
    end += missing
  }
  return joined
}

const inUtf8: Cut = {
  missingBefore: (bytes, end) => {
    for (let back = 1; back <= 3; back++) {
      const byte = bytes[end - back] ?? 0
      if ((byte & 0xc0) === 0x80) continue
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 0
      return Math.max(0, length - back)
    }
    return 0
  },
  isRest: (byte) => (byte & 0xc0) === 0x80,
}

/** A mark of ANSEL stands before its letter. */
export const inAnsel: Cut = {
  missingBefore: (bytes, end) => ((bytes[end - 1] ?? 0) >= 0xe0 ? 1 : 0),
  isRest: (byte) => byte > SPACE,
}

/** Where the text of the CONC line after a line end begins; -1 when it is another line. */
function textOfJoiner(bytes: Uint8Array, end: number): number {
  let at = end
  while (bytes[at] === LF || bytes[at] === CR || bytes[at] === SPACE) at++
  const level = at
  while ((bytes[at] ?? 0) >= 48 && (bytes[at] ?? 0) <= 57) at++
  if (at === level || at > level + 2 || bytes[at] !== SPACE) return -1
  at++
  return joiner.every((byte, offset) => bytes[at + offset] === byte) ? at + joiner.length : -1
}
