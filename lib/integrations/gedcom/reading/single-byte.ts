// The two character sets that the platform's TextDecoder does not know, and the one it reads as Latin-1 in Node 20.

/** Windows-1252 from 0x80. Five bytes have no letter there and stay what they are in Latin-1. */

const cp1252 =
  '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ' +
  Array.from({ length: 96 }, (_, at) => String.fromCharCode(0xa0 + at)).join('')

/** CP850 from 0x80 (https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC/CP850.TXT). */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'

/** The letters of ANSEL (ANSI Z39.47 with the additions of GEDCOM 5.5.1, appendix C), by their byte. */
const anselLetters: Record<number, string> = {
  161: 'ŁØĐÞÆŒʹ·♭®±ƠƯʼ',
  176: 'ʻłøđþæœʺı£ð',
  188: 'ơư□■°ℓ℗©♯¿¡ß€',
  205: 'eoß',
}
/** Its marks from 0xE0, which stand before the letter they belong to. 0xFD is not in use. */
const anselMarks =
  '\u0309\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030C\u030A\uFE20\uFE21\u0315\u030B\u0310' +
  '\u0327\u0328\u0323\u0324\u0325\u0333\u0332\u0326\u031C\u032E\uFE22\uFE23\u0338ý\u0313'

const UNKNOWN = 0xfffd
const FIRST_MARK = 0xe0

const cp1252Table = tableOf({ 128: cp1252 })
const cp850Table = tableOf({ 128: cp850 })
const anselTable = tableOf({ ...anselLetters, [FIRST_MARK]: anselMarks })

export function decodeCp1252(bytes: Uint8Array): string {
  return decodeBy(cp1252Table, bytes)
}

export function decodeCp850(bytes: Uint8Array): string {
  return decodeBy(cp850Table, bytes)
}

function decodeBy(table: Uint16Array, bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length)
  for (let at = 0; at < bytes.length; at++) units[at] = table[bytes[at] ?? 0] ?? UNKNOWN
  return asText(units, bytes.length)
}

/** Marks move behind their letter and are joined with it where Unicode has the two as one (NFC). */
export function decodeAnsel(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length)
  let written = 0
  let at = 0
  while (at < bytes.length) {
    const marksFrom = at
    while ((bytes[at] ?? 0) >= FIRST_MARK) at++
    const base = bytes[at]
    // A mark at the end of a line has no letter: the line end stays where it is.
    if (base !== undefined && (base >= 32 || at === marksFrom)) {
      units[written++] = anselTable[base] ?? UNKNOWN
      for (let mark = marksFrom; mark < at; mark++) units[written++] = anselTable[bytes[mark] ?? 0] ?? UNKNOWN
      at++
    } else {
      for (let mark = marksFrom; mark < at; mark++) units[written++] = anselTable[bytes[mark] ?? 0] ?? UNKNOWN
    }
  }
  return asText(units, written).normalize('NFC')
}

function tableOf(rows: Record<number, string>): Uint16Array {
  const table = new Uint16Array(256)
  for (let byte = 0; byte < 128; byte++) table[byte] = byte
  // What a set has no letter for is read as a letter of Windows.
  for (let byte = 128; byte < 256; byte++) table[byte] = cp1252.charCodeAt(byte - 128)
  for (const [from, letters] of Object.entries(rows)) {
    for (let at = 0; at < letters.length; at++) table[Number(from) + at] = letters.charCodeAt(at)
  }
  return table
}

function asText(units: Uint16Array, length: number): string {
  return Buffer.from(units.buffer, 0, length * 2).toString('utf16le')
}

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
