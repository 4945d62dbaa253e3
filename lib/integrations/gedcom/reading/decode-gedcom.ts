import { eachLine, readHeader } from '@/lib/integrations/gedcom/reading/lines'
import { decodeAnsel, decodeCp850, decodeCp1252 } from '@/lib/integrations/gedcom/reading/single-byte'

/** `encoding` is what most of the file turned out to be in; lines with something else are in `otherLines`, from 1. */
type DecodedFile = { text: string; encoding: string; otherLines: ReadonlySet<number> }

const HEADER_BYTES = 65_536

/**
 * Decodes a GEDCOM file: by its byte order mark, by the bytes themselves, and only then by the encoding its header
 * names, since many programs write the wrong one. Where encodings are mixed, each line is read in its own; a byte that
 * fits none is read as a letter of Windows. Byte order marks are left out wherever they stand. Linear in time.
 */
export function decodeGedcom(bytes: Uint8Array): DecodedFile {
  const { text, ...decoded } = decode(bytes)
  return { ...decoded, text: text.replace(marks, '') }
}

/** Also as Windows reads the three bytes of UTF-8. */
const marks = /\ufeff|^ï»¿/gm

function decode(bytes: Uint8Array): DecodedFile {
  const otherLines = new Set<number>()
  const wide = sixteenBits(bytes)
  if (wide) {
    const text = new TextDecoder(wide).decode(bytes.subarray(0, bytes.length & ~1))
    return { encoding: wide, text, otherLines }
  }
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const cut = hasMark ? bytes.subarray(3) : bytes
  const before = countUtf8(cut)
  if (before.pairs + before.broken === 0)
    return { encoding: hasMark ? 'UTF-8' : 'ASCII', text: decodeAs('CP1252', cut), otherLines }
  const body = before.broken > 0 ? joinCutCharacters(cut) : cut
  const { pairs, broken } = countUtf8(body)
  if (broken === 0) return { encoding: 'UTF-8', text: decodeAs('UTF-8', body), otherLines }
  const isUtf8 = pairs > broken
  const header = readHeader(decodeAs('CP1252', body.subarray(0, HEADER_BYTES))).encoding ?? ''
  // What a file in UTF-8 says of single bytes is not so.
  const single = singleByteEncoding(isUtf8 ? '' : header, brokenLines(body))
  const encoding = isUtf8 ? 'UTF-8' : single
  return { encoding, text: decodeMixed(body, { encoding, single, otherLines }), otherLines }
}

/** UTF-16 by its mark, or by the zero bytes beside the first characters, which are digits, letters or spaces. */
function sixteenBits(bytes: Uint8Array): 'UTF-16LE' | 'UTF-16BE' | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes
  if (first === 0xff && second === 0xfe) return 'UTF-16LE'
  if (first === 0xfe && second === 0xff) return 'UTF-16BE'
  const isAscii = (one: number, other: number) => one > 0 && one < 128 && other > 0 && other < 128
  if (isAscii(first, third) && second + fourth === 0) return 'UTF-16LE'
  if (first + third === 0 && isAscii(second, fourth)) return 'UTF-16BE'
  return null
}

/** How many bytes the UTF-8 character at `at` has; 0 when there is none of several. */
function utf8Length(bytes: Uint8Array, at: number): number {
  const [lead = 0, next = 0] = [bytes[at], bytes[at + 1]]
  const length = lead >= 0xc2 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xf0 && lead < 0xf5 ? 4 : 0
  for (let more = 1; more < length; more++) if (((bytes[at + more] ?? 0) & 0xc0) !== 0x80) return 0
  // Too long a form, half a character of UTF-16, and what is beyond Unicode.
  const isWrong = (lead === 0xe0 && next < 0xa0) || (lead === 0xed && next > 0x9f)
  return isWrong || (lead === 0xf0 && next < 0x90) || (lead === 0xf4 && next > 0x8f) ? 0 : length
}

/** How many characters of several bytes there are, and how many bytes that belong to none. */
function countUtf8(bytes: Uint8Array): { pairs: number; broken: number } {
  let pairs = 0
  let broken = 0
  for (let at = 0; at < bytes.length; at++) {
    if ((bytes[at] ?? 0) < 128) continue
    const length = utf8Length(bytes, at)
    if (length > 0) pairs++
    else broken++
    at += Math.max(0, length - 1)
  }
  return { pairs, broken }
}

function eachByteLine(bytes: Uint8Array, take: (line: Uint8Array, number: number, from: number) => void): void {
  eachLine({ codeAt: (at) => bytes[at] ?? 0, length: bytes.length }, (from, to, number) =>
    take(bytes.subarray(from, to), number, from),
  )
}

function brokenLines(bytes: Uint8Array): Uint8Array {
  const lines: Uint8Array[] = []
  eachByteLine(bytes, (line) => {
    if (countUtf8(line).broken > 0) lines.push(line, Uint8Array.of(10))
  })
  return Buffer.concat(lines)
}

type Mixed = { encoding: string; single: string; otherLines: Set<number> }

function decodeMixed(bytes: Uint8Array, { encoding, single, otherLines }: Mixed): string {
  const parts: string[] = []
  let done = 0
  eachByteLine(bytes, (line, number, from) => {
    const { pairs, broken } = countUtf8(line)
    if (pairs + broken === 0) return
    const isUtf8 = encoding === 'UTF-8' || hasUtf8(line, { pairs, broken })
    const ofLine = broken > 0 ? singleByteOfLine(line, single) : single
    if (encoding === 'UTF-8' ? broken === 0 : !isUtf8 && ofLine === encoding) return
    otherLines.add(number)
    const text = isUtf8 ? decodeBoth(line, ofLine) : decodeAs(ofLine, line)
    parts.push(decodeAs(encoding, bytes.subarray(done, from)), text)
    done = from + line.length
  })
  parts.push(decodeAs(encoding, bytes.subarray(done)))
  return parts.join('')
}

/**
 * Whether what could be UTF-8 in a line is. Among single bytes a capital letter and a sign behind it may look so: 'É»'.
 * Not the two that begin Danish letters and quotation marks.
 */
function hasUtf8(line: Uint8Array, { pairs, broken }: { pairs: number; broken: number }): boolean {
  if (pairs === 0) return false
  if (pairs >= 3 && broken === 0) return true
  for (let at = 0; at < line.length; at++) {
    const length = utf8Length(line, at)
    if (length === 0) continue
    const lead = line[at] ?? 0
    if (lead !== 0xc2 && lead !== 0xc3 && !(lead === 0xe2 && line[at + 1] === 0x80)) return false
    at += length - 1
  }
  return true
}

/** A line with characters of UTF-8 and others of a single byte. */
function decodeBoth(line: Uint8Array, single: string): string {
  const parts: string[] = []
  let done = 0
  for (let at = 0; at < line.length; at++) {
    const length = utf8Length(line, at)
    if (length === 0) continue
    parts.push(decodeAs(single, line.subarray(done, at)), decodeAs('UTF-8', line.subarray(at, at + length)))
    done = at + length
    at = done - 1
  }
  parts.push(decodeAs(single, line.subarray(done)))
  return parts.join('')
}

/** The bytes of æ, ø, å, Æ, Ø and Å. In ANSEL å is a ring and then an a; the Mac's Å is the ü of DOS. */
const danishBytes = {
  CP1252: [0xe6, 0xf8, 0xe5, 0xc6, 0xd8, 0xc5],
  CP850: [0x91, 0x9b, 0x86, 0x92, 0x9d, 0x8f],
  ANSEL: [0xb5, 0xb2, 0xea, 0xa5, 0xa2],
  macintosh: [0xbe, 0xbf, 0x8c, 0xae, 0xaf],
} as const
const danishSets = ['CP1252', 'CP850', 'ANSEL', 'macintosh'] as const

/**
 * The header's word, unless the bytes clearly say otherwise. A file that says UTF-8, or nothing, and is not, is read as
 * the encoding in which most of its letters are Danish, else as CP1252.
 */
function singleByteEncoding(header: string, bytes: Uint8Array): string {
  const declared = declaredEncoding(header)
  const { counts, high } = countDanish(bytes)
  const likely = danishSets.reduce((best, name) => (counts[name] > counts[best] ? name : best))
  if (declared === null) return likely
  const known = danishSets.find((name) => name === declared)
  if (!known) return declared
  const isLie = counts[known] === 0 && counts[likely] > 2 && counts[likely] > high * 0.8
  return isLie ? likely : declared
}

/** The other of Windows and DOS where only that gives a line Danish letters within its words. */
function singleByteOfLine(line: Uint8Array, single: string): string {
  if (single !== 'CP1252' && single !== 'CP850') return single
  const { counts } = countDanish(line, 'within words')
  const other = single === 'CP1252' ? 'CP850' : 'CP1252'
  return counts[single] === 0 && counts[other] > 0 ? other : single
}

/** Counts letters that could be Danish, each with an ASCII letter beside it or around it, and all bytes above ASCII. */
function countDanish(bytes: Uint8Array, place: 'beside' | 'within words' = 'beside') {
  const counts = { CP1252: 0, CP850: 0, ANSEL: 0, macintosh: 0 }
  const names = new Array<keyof typeof counts | undefined>(256)
  for (const name of danishSets) for (const byte of danishBytes[name]) names[byte] = name
  let high = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte < 128) continue
    high++
    const name = names[byte]
    const [before, after] = [isLetter(bytes[at - 1]), isLetter(bytes[at + 1])]
    // Windows' quotation marks are letters in DOS: ‘Anna’s’.
    const isQuote = (byte === 0x91 && !before) || (byte === 0x92 && before)
    if (name && !isQuote && (place === 'beside' ? before || after : before && after)) counts[name]++
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

/** A mixed file is decoded in many pieces. */
const decoders = new Map<string, TextDecoder>()

function decodeAs(encoding: string, bytes: Uint8Array): string {
  if (encoding === 'ANSEL') return decodeAnsel(joinCutCharacters(bytes, inAnsel))
  if (encoding === 'CP850') return decodeCp850(bytes)
  if (encoding === 'CP1252') return decodeCp1252(bytes)
  // Marks are left out by decodeGedcom, which counts on them being there.
  const decoder = decoders.get(encoding) ?? new TextDecoder(encoding, { ignoreBOM: true })
  decoders.set(encoding, decoder)
  return decoder.decode(bytes)
}

const [LF, CR, SPACE] = [10, 13, 32]
const joiner = [...Buffer.from('CONC ')]

/** How many bytes the character lacks that the bytes before `end` begin, and which bytes those may be. */
type Cut = { missingBefore: (bytes: Uint8Array, end: number) => number; isRest: (byte: number) => boolean }

/**
 * Some programs cut lines by their bytes within a character: its first half ends a line and the other begins the text of
 * the CONC below. Moves the other half up. Linear in time; the bytes given are not changed.
 */
function joinCutCharacters(bytes: Uint8Array, { missingBefore, isRest }: Cut = inUtf8): Uint8Array {
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
const inAnsel: Cut = {
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
