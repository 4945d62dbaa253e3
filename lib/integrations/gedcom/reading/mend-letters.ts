import { cp850, cp1252 } from './single-byte'

/**
 * A text in UTF-8 that a program took for single bytes has two letters or three for one: 'SÃ¸ren'. Each line is read back,
 * also when it happened twice, where at least one such group cannot be anything else and all become letters or signs that
 * people write. Any other line stays: 'Ã' alone may be Portuguese. Linear in time.
 */
export function mendLetters(text: string): string {
  if (!notAscii.test(text)) return text
  return text.includes('\n') ? text.split('\n').map(mendLine).join('\n') : mendLine(text)
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
/** Often enough for what three programs did. */
const roundsMost = 4
const notAscii = /[^\0-\x7f]/

function mendLine(line: string): string {
  let mended = asWindows(line)
  for (let round = 0; round < roundsMost; round++) {
    const next = misreadings.reduce<string | null>((found, misreading) => found ?? mendOnce(mended, misreading), null)
    if (next === null) break
    mended = asWindows(next)
  }
  return mended.replaceAll('\ufeff', '')
}

/** Controls that no text has are Windows' letters, read as Latin-1. */
function asWindows(text: string): string {
  return text.replace(/[\x80-\x9f]/g, (letter) => cp1252.charAt(letter.charCodeAt(0) - 0x80))
}

/** How bytes from 0x80 were read, the groups that come of characters in UTF-8, and what only such a reading gives. */
type Misreading = { byteOf: ReadonlyMap<string, number>; groups: RegExp; sure: RegExp; stray: RegExp }

const cp437 = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓ'
const macintosh = new TextDecoder('macintosh').decode(Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at))

const misreadings = [cp1252, cp850, cp437, macintosh].map((letters): Misreading => {
  const read = (...bytes: number[]) => bytes.map((byte) => letters.charAt(byte - 0x80)).join('')
  const oneOf = (from: number, to: number) => `[${letters.slice(from - 0x80, to - 0x7f)}]`
  const rest = oneOf(0x80, 0xbf)
  const [signs, danish, wide] = [read(0xc2), read(0xc3), read(0xe2)]
  const quotes = wide + read(0x80)
  // The other sets have letters of their own among what begins a character.
  const inWindows = letters === cp1252 ? `|${oneOf(0xc6, 0xdf)}${rest}|ï»¿|ðŸ${rest}{2}` : ''
  return {
    byteOf: new Map([...letters].map((letter, at) => [letter, 0x80 + at])),
    groups: new RegExp(`${oneOf(0xc2, 0xc5)}${rest}|${wide}${rest}{2}${inWindows}`, 'g'),
    sure: new RegExp(
      [
        ...[`${danish}${rest}`, `(?<!\\p{Lu})${signs}${rest}`, `\\p{Ll}${oneOf(0xc4, 0xc5)}${rest}`],
        ...[quotes, wide + read(0x94), wide + read(0x82, 0xac), wide + read(0x84, 0xa2), 'ï»¿', 'ðŸ'],
        `(?:${oneOf(0xce, 0xdf)}${rest}){3}`,
      ].join('|'),
      'u',
    ),
    stray: new RegExp(`[${danish}${signs}](?!${rest})|${quotes}(?!${rest})`),
  }
})

/** Null for a line that is as it should be, or where that is not clear. */
function mendOnce(line: string, { byteOf, groups, sure, stray }: Misreading): string | null {
  if (!sure.test(line) || stray.test(line)) return null
  // A frame that somebody drew.
  if (/[\u2500-\u257f]/.test(line.replace(groups, ''))) return null
  let isClear = true
  const mended = line.replace(groups, (group, at: number) => {
    const bytes = Uint8Array.from(group, (letter) => byteOf.get(letter) ?? 0)
    const letter = utf8.decode(bytes)
    // A small letter behind capitals is no word: 'IRMÃ»'.
    const isWithinCapitals = /\p{Lu}{2}$/u.test(line.slice(Math.max(0, at - 2), at))
    if (!written.test(letter) || (isWithinCapitals && /\p{Ll}/u.test(letter))) isClear = false
    return letter
  })
  return isClear && mended !== line ? mended : null
}

/** Letters of Europe and the east, signs of print, pictures, and what a reading before this one made of them. */
const written =
  /^[\x80-\u017f\u0192\u0218-\u021b\u02c6\u02dc\u0370-\u074f\u2010-\u2044\u20ac\u2116\u2122\u2190-\u2193\u2212\u2260-\u2265\u2500-\u25ff\u2600-\u2764\ufeff\u{1f300}-\u{1faff}]$/u
