import { joinCutCharacters } from './join-cut-characters'
import { readHeader } from './read-header'
import { decodeAnsel, decodeCp850 } from './single-byte'

/** A file's text, and the encoding it turned out to be in, which is not always the one it names. */
export type DecodedFile = { text: string; encoding: string }

const HEADER_BYTES = 65_536

/**
 * Decodes a GEDCOM file: by its byte order mark, by the bytes themselves, and only then by the encoding its header
 * names, since many programs write the wrong one. Bytes that are no character become U+FFFD. Linear in time.
 */
export function decodeGedcom(bytes: Uint8Array): DecodedFile {
  const wide = sixteenBits(bytes)
  if (wide) return { encoding: wide, text: new TextDecoder(wide).decode(bytes.subarray(0, bytes.length & ~1)) }
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const body = hasMark ? bytes.subarray(3) : bytes
  const { pairs, broken } = countUtf8(body)
  if (pairs + broken === 0)
    return { encoding: hasMark ? 'UTF-8' : 'ASCII', text: new TextDecoder('latin1').decode(body) }
  // A file in UTF-8 with a few broken characters was cut by a program that counted bytes; as CP1252 all would be wrong.
  if (broken === 0) return { encoding: 'UTF-8', text: new TextDecoder().decode(body) }
  if (pairs > broken) return { encoding: 'UTF-8', text: new TextDecoder().decode(joinCutCharacters(body)) }
  return decodeAs(singleByteEncoding(body), body)
}

/** UTF-16 by its mark, or by the zero byte beside the first character, which is a digit or a space. */
function sixteenBits(bytes: Uint8Array): 'UTF-16LE' | 'UTF-16BE' | null {
  const [first = 0, second = 0] = bytes
  if (first === 0xff && second === 0xfe) return 'UTF-16LE'
  if (first === 0xfe && second === 0xff) return 'UTF-16BE'
  if (first > 0 && first < 128 && second === 0 && bytes.length > 1) return 'UTF-16LE'
  if (first === 0 && second > 0 && second < 128) return 'UTF-16BE'
  return null
}

/** How many characters of several bytes there are, and how many bytes that belong to none. */
function countUtf8(bytes: Uint8Array): { pairs: number; broken: number } {
  let pairs = 0
  let broken = 0
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0
    if (lead < 128) continue
    const more = lead >= 0xc2 && lead < 0xe0 ? 1 : lead >= 0xe0 && lead < 0xf0 ? 2 : lead >= 0xf0 && lead < 0xf5 ? 3 : 0
    let found = 0
    while (found < more && ((bytes[at + found + 1] ?? 0) & 0xc0) === 0x80) found++
    if (more > 0 && found === more) {
      pairs++
      at += more
    } else broken++
  }
  return { pairs, broken }
}

/** The bytes of æ, ø, å, Æ, Ø and Å. In ANSEL å is a ring and then an a. */
const danishBytes = {
  CP1252: [0xe6, 0xf8, 0xe5, 0xc6, 0xd8, 0xc5],
  CP850: [0x91, 0x9b, 0x86, 0x92, 0x9d, 0x8f],
  ANSEL: [0xb5, 0xb2, 0xea, 0xa5, 0xa2],
} as const

/**
 * The header's word, unless the bytes clearly say otherwise. A file that says UTF-8, or nothing, and is not, is read as
 * the encoding in which most of its letters are Danish, else as CP1252.
 */
function singleByteEncoding(bytes: Uint8Array): string {
  const header = readHeader(new TextDecoder('latin1').decode(bytes.subarray(0, HEADER_BYTES)))
  const declared = declaredEncoding(header.encoding ?? '')
  const { counts, high } = countDanish(bytes)
  const likely = (['CP850', 'ANSEL'] as const).reduce<keyof typeof danishBytes>(
    (best, name) => (counts[name] > counts[best] ? name : best),
    'CP1252',
  )
  if (declared === null) return likely
  if (declared !== 'CP1252' && declared !== 'CP850' && declared !== 'ANSEL') return declared
  const isLie = counts[declared] === 0 && counts[likely] > 2 && counts[likely] > high * 0.8
  return isLie ? likely : declared
}

/** Counts letters that could be Danish, each with an ASCII letter beside it, and all bytes above ASCII. */
function countDanish(bytes: Uint8Array) {
  const counts = { CP1252: 0, CP850: 0, ANSEL: 0 }
  const names = new Array<keyof typeof counts | undefined>(256)
  for (const name of ['CP1252', 'CP850', 'ANSEL'] as const) for (const byte of danishBytes[name]) names[byte] = name
  let high = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte < 128) continue
    high++
    const name = names[byte]
    if (name && (isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]))) counts[name]++
  }
  return { counts, high }
}

function isLetter(byte = 0): boolean {
  return (byte > 64 && byte < 91) || (byte > 96 && byte < 123)
}

const names: Record<string, string> = {
  ANSEL: 'ANSEL',
  ...Object.fromEntries(
    'ANSI WINDOWS IBMWINDOWS CP1252 WINDOWS1252 LATIN1 ISO88591 ISO8859 ASCII UNIX'
      .split(' ')
      .map((n) => [n, 'CP1252']),
  ),
  ...Object.fromEntries(
    'IBMPC DOS IBMDOS MSDOS IBM OEM IBMOEM CP850 CP437 CP865 PC'.split(' ').map((n) => [n, 'CP850']),
  ),
  ...Object.fromEntries('MACINTOSH MAC MACROMAN'.split(' ').map((n) => [n, 'macintosh'])),
}

/** Null for UTF-8, for nothing and for a name nobody knows: the bytes decide. */
function declaredEncoding(label: string): string | null {
  const known = names[label.toUpperCase().replace(/[^A-Z0-9]/g, '')]
  if (known) return known
  try {
    const { encoding } = new TextDecoder(label)
    return encoding.startsWith('utf-') ? null : encoding
  } catch {
    return null
  }
}

function decodeAs(encoding: string, bytes: Uint8Array): DecodedFile {
  if (encoding === 'ANSEL') return { encoding, text: decodeAnsel(bytes) }
  if (encoding === 'CP850') return { encoding, text: decodeCp850(bytes) }
  const label = encoding === 'CP1252' ? 'windows-1252' : encoding
  return { encoding, text: new TextDecoder(label).decode(bytes) }
}
