// The two character sets that the platform's TextDecoder does not know, and the one it reads as Latin-1 in Node 20.

/** Windows-1252 from 0x80. Five bytes have no letter there and stay what they are in Latin-1. */
export const cp1252 =
  '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ' +
  Array.from({ length: 96 }, (_, at) => String.fromCharCode(0xa0 + at)).join('')

/** CP850 from 0x80 (https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC/CP850.TXT). */
export const cp850 =
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
