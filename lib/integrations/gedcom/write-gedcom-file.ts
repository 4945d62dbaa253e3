import {
  type GedcomNode,
  type GedcomRecord,
  type GedcomVersion,
  gedcomNode,
} from '@/lib/integrations/gedcom/gedcom-records'

/**
 * Writes a GEDCOM file in UTF-8 with a byte order mark, which 7.0 asks for and programs that read 5.5.1 know the
 * encoding by. Lines end with CR LF, allowed by both. HEAD.CHAR is written as UTF-8 whatever it says. Control characters
 * that the version bans are left out; lone surrogates become U+FFFD.
 */
export function writeGedcomFile(file: { version: GedcomVersion; records: Iterable<GedcomRecord> }): Uint8Array {
  const parts: string[] = [MARK]
  for (const record of file.records) parts.push(recordText(record, file.version))
  return new TextEncoder().encode(parts.join(''))
}

/** The same file in portions of about 64 KB, from records that are made while it is written. */
export async function* streamGedcomFile(
  version: GedcomVersion,
  records: AsyncIterable<GedcomRecord> | Iterable<GedcomRecord>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let waiting = MARK
  for await (const record of records) {
    waiting += recordText(record, version)
    if (waiting.length < PORTION) continue
    yield encoder.encode(waiting)
    waiting = ''
  }
  if (waiting) yield encoder.encode(waiting)
}

const MARK = '\ufeff'
const END = '\r\n'
const PORTION = 65_536
/** Of a line in 5.5.1 with its end. Counted in bytes, which is less than the standard's characters. */
const LONGEST_LINE_BYTES = 255

function recordText(record: GedcomRecord, version: GedcomVersion): string {
  const lines: string[] = []
  const waiting = [{ node: record.tag === 'HEAD' ? inUtf8(record, version) : record, level: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, level } = next
    pushLines(lines, node, level, version)
    for (let at = node.children.length - 1; at >= 0; at--) {
      const child = node.children[at]
      if (child) waiting.push({ node: child, level: level + 1 })
    }
  }
  return lines.join(END) + END
}

/** The header of a file in 5.5.1 names its encoding. */
function inUtf8(head: GedcomRecord, version: GedcomVersion): GedcomRecord {
  if (version === '7.0') return head
  const encoding = gedcomNode('CHAR', { value: 'UTF-8' })
  const at = head.children.findIndex(({ tag }) => tag === 'CHAR')
  if (head.children[at]?.value === 'UTF-8') return head
  const children = at < 0 ? [...head.children, encoding] : head.children.with(at, encoding)
  return { ...head, children }
}

function pushLines(lines: string[], node: GedcomNode, level: number, version: GedcomVersion): void {
  const start = `${level} ${node.xref === null ? '' : `@${node.xref}@ `}${node.tag}`
  if (node.pointer !== null) {
    lines.push(`${start} @${node.pointer}@`)
    return
  }
  const text = node.value === null ? '' : cleanText(node.value, version)
  const [first = '', ...more] = text.split('\n')
  pushLine(lines, start, first, level + 1, { node, version })
  for (const line of more) pushLine(lines, `${level + 1} CONT`, line, level + 1, { node, version })
}

type Written = { node: GedcomNode; version: GedcomVersion }

function pushLine(lines: string[], start: string, text: string, below: number, { node, version }: Written): void {
  if (text === '') {
    lines.push(start)
    return
  }
  if (version === '7.0') {
    lines.push(`${start} ${text.startsWith('@') ? '@' : ''}${text}`)
    return
  }
  const escaped = escapeFor551(text, node.tag)
  const room = LONGEST_LINE_BYTES - END.length
  const joiner = `${below} CONC `
  const [first = '', ...rest] = splitText(escaped, room - start.length - 1, room - joiner.length)
  lines.push(`${start} ${first}`)
  for (const part of rest) lines.push(joiner + part)
}

/** The escape that names a date's calendar, @#DJULIAN@, stays as it is. */
function escapeFor551(text: string, tag: string): string {
  if (!text.includes('@')) return text
  if (tag !== 'DATE') return text.replaceAll('@', '@@')
  return text.replace(/@#D[A-Z ]{1,20}@|@/g, (found) => (found === '@' ? '@@' : found))
}

function cleanText(value: string, version: GedcomVersion): string {
  const lines = value.includes('\r') ? value.replace(/\r\n?/g, '\n') : value
  const banned = BANNED[version]
  return banned.test(lines) ? lines.replace(new RegExp(banned, 'gu'), '') : lines
}

/** 5.5.1 does not know those from U+0080, and a byte of Windows that is no letter there is one of them. */
const BANNED = {
  '5.5.1': /(?![\t\n\x80-\x9f])[\p{Cc}\ufffe\uffff]/u,
  '7.0': /(?![\t\n])[\p{Cc}\ufffe\uffff]/u,
}

/**
 * Cuts a text into parts of at most `first` and then `others` bytes in UTF-8, never within a character or between two
 * '@', and where it can neither before nor after a space: many programs lose a space at the end of a line or at its
 * beginning. Only a run of spaces longer than a part is cut within.
 */

function splitText(text: string, first: number, others: number): string[] {
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
