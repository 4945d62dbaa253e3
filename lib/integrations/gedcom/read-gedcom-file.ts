import {
  eachNode,
  GedcomError,
  type GedcomNode,
  type GedcomRecord,
  type GedcomVersion,
} from '@/lib/integrations/gedcom/gedcom-records'
import { decodeGedcom } from '@/lib/integrations/gedcom/reading/decode-gedcom'
import { eachLine, type GedcomLine, readHeader, readLine } from '@/lib/integrations/gedcom/reading/lines'
import { mendLetters } from '@/lib/integrations/gedcom/reading/single-byte'
import { isStandardTag } from '@/lib/integrations/gedcom/tables/structure-tables'

export type GedcomFile = {
  /** 5.5 and older are read as 5.5.1. */
  version: GedcomVersion
  /** UTF-8, UTF-16LE, UTF-16BE, ASCII, ANSEL, CP1252, CP850, or the platform's name of another. */
  encoding: string
  records: GedcomRecord[]
  /** The first 10,000 lines that are not as they should be, in their order. */
  faults: LineFault[]
  /** How many there are in all. */
  faultCount: number
}

type ReadLimits = { bytes: number; lines: number }

const defaultLimits: ReadLimits = { bytes: 100 * 1024 * 1024, lines: 5_000_000 }

/** Zero bytes and the DOS end mark that old programs leave behind the last line. */
const PADDING = /[\p{Cc}\s]/u

/**
 * Reads a GEDCOM file of any version and encoding, as tolerantly as it can: each wrong line is named among the faults
 * and the rest is read. Time and memory grow with the file's length alone. Throws NOT_GEDCOM when it does not begin with
 * `0 HEAD`, TOO_LARGE and TOO_MANY_LINES.
 */
export function readGedcomFile(bytes: Uint8Array, limits: Partial<ReadLimits> = {}): GedcomFile {
  const { bytes: mostBytes, lines: mostLines } = { ...defaultLimits, ...limits }
  if (bytes.length > mostBytes) throw new GedcomError('TOO_LARGE')
  const { text, encoding, otherLines } = decodeGedcom(bytes)
  const { isGedcom, version } = readHeader(text.slice(0, 65_536))
  if (!isGedcom) throw new GedcomError('NOT_GEDCOM')
  const builder = new RecordBuilder(version, otherLines)
  let length = text.length
  while (length > 0 && PADDING.test(text.charAt(length - 1))) length--
  const lineCount = eachLine({ codeAt: (at) => text.charCodeAt(at), length, most: mostLines + 1 }, (from, to, number) =>
    builder.add(text.slice(from, to), number),
  )
  if (lineCount > mostLines) throw new GedcomError('TOO_MANY_LINES')
  return { version, encoding, ...builder.finish(lineCount) }
}

export type LineProblem =
  /** Not a GEDCOM line; read as more of the text before it. */
  | 'CONTINUED_TEXT'
  /** Neither a GEDCOM line nor after a text; left out. */
  | 'UNREADABLE_LINE'
  /** Begins with a known tag and has no level; left out. */
  | 'LEVEL_MISSING'
  /** Deeper than the line above allows; read as standing below it. */
  | 'LEVEL_JUMP'
  /** Deeper than 99 levels; left out. */
  | 'LEVEL_TOO_DEEP'
  /** CONC or CONT at a wrong level or behind other lines; joined all the same. */
  | 'CONTINUATION_MISPLACED'
  /** Before `0 HEAD`; left out. */
  | 'BEFORE_HEADER'
  /** A record after `0 TRLR`; read. */
  | 'AFTER_TRAILER'
  /** The file has no `0 TRLR`: it may be cut off. Named at the last line. */
  | 'TRAILER_MISSING'
  /** Characters that no text may have; removed. */
  | 'CONTROL_CHARACTERS'
  /** Bytes that are no character in the file's encoding; read in another, or, half a character of UTF-16, as U+FFFD. */
  | 'UNDECODABLE_BYTES'

type LineFault = {
  line: number
  problem: LineProblem
  /** The first 80 characters. */
  text: string
}

const DEEPEST = 99
const MOST_FAULTS = 10_000
/** Values that are never more than a line, so that what follows is not more of them. */
const oneLineTags = new Set('NAME GIVN SURN NPFX NSFX SPFX NICK DATE TIME SEX AGE CHAR VERS FORM LATI LONG'.split(' '))
/** Texts that may begin on the line below their tag. */
const textTags = new Set(['NOTE', 'SNOTE', 'TEXT', 'ADDR', 'CONT', 'CONC'])
/** Not those from U+0080: a byte that Windows has no letter for is one of them, and stays. */
const BANNED = /(?![\t\x80-\x9f])[\p{Cc}\ufffe\uffff]/u

type Open = { level: number; node: GedcomNode }

/** Puts lines together to records, in the order of the file. */
class RecordBuilder {
  private readonly records: GedcomRecord[] = []
  private readonly faults: LineFault[] = []
  private faultCount = 0
  /** The structures the next line may stand below, from the record down. */
  private readonly open: Open[] = []
  /** The structure whose text the last line gave: a line that is none of GEDCOM's is more of it. */
  private text: GedcomNode | null = null
  private emptyLines = 0
  private isAfterTrailer = false

  /** `otherLines` are those that are not in the file's encoding. */
  constructor(
    private readonly version: GedcomVersion,
    private readonly otherLines: ReadonlySet<number> = new Set(),
  ) {}

  add(raw: string, number: number): void {
    const line = this.cleaned(raw, number)
    if (line.trim() === '') {
      this.emptyLines++
      return
    }
    const parsed = readLine(line)
    const isHeader = parsed?.level === 0 && parsed.tag === 'HEAD'
    if (this.records.length === 0 && !isHeader) this.fault(number, 'BEFORE_HEADER', line)
    else if (!parsed || this.isProse(parsed)) this.addProse(line, number)
    else if (parsed.level > DEEPEST) this.drop(number, 'LEVEL_TOO_DEEP', line)
    else if (parsed.tag === 'CONC' || parsed.tag === 'CONT') this.join(parsed, number, line)
    else this.addStructure(parsed, number, line)
    this.emptyLines = 0
  }

  finish(lastLine: number): { records: GedcomRecord[]; faults: LineFault[]; faultCount: number } {
    // By whole texts: a group of letters may be cut by CONC.
    for (const node of eachNode(this.records)) if (node.value !== null) node.value = mendLetters(node.value) || null
    if (!this.isAfterTrailer) this.fault(lastLine, 'TRAILER_MISSING', this.records.at(-1)?.tag ?? '')
    return { records: this.records, faults: this.faults, faultCount: this.faultCount }
  }

  private cleaned(line: string, number: number): string {
    if (line.includes('\ufffd') || this.otherLines.has(number)) this.fault(number, 'UNDECODABLE_BYTES', line)
    if (!BANNED.test(line)) return line
    const clean = line.replace(new RegExp(BANNED, 'gu'), '')
    this.fault(number, 'CONTROL_CHARACTERS', clean)
    return clean
  }

  /** Whether a line that could be GEDCOM is a sentence that begins with a number: '5 MAJ' in the middle of a note. */
  private isProse(line: GedcomLine): boolean {
    const deepest = this.open.at(-1)?.level ?? 0
    const isOwn = line.tag.startsWith('_')
    return (
      this.text !== null && line.level > deepest + 1 && (line.level > DEEPEST || !(isOwn || isStandardOrJoin(line.tag)))
    )
  }

  private addProse(line: string, number: number): void {
    if (this.text) {
      this.fault(number, 'CONTINUED_TEXT', line)
      this.text.value = (this.text.value ?? '') + '\n'.repeat(this.emptyLines + 1) + line
      return
    }
    const [, word = ''] = /^[ \t]*([A-Z_][A-Z0-9_]*)/.exec(line.slice(0, 80)) ?? []
    this.drop(number, isStandardOrJoin(word) ? 'LEVEL_MISSING' : 'UNREADABLE_LINE', line)
  }

  private addStructure(line: GedcomLine, number: number, text: string): void {
    const { level, xref, tag } = line
    while (this.open.length > 0 && (this.open.at(-1)?.level ?? 0) >= level) this.open.pop()
    const above = this.open.at(-1)
    if (level > (above ? above.level + 1 : 0)) this.fault(number, 'LEVEL_JUMP', text)
    const pointer = pointerOf(line.value)
    const value = pointer === null ? this.unescaped(line.value) : null
    const node: GedcomNode = { tag, xref, value, pointer, children: [], line: number }
    if (above) above.node.children.push(node)
    else this.addRecord(node, text)
    this.open.push({ level, node })
    const mayGoOn = value === null ? textTags.has(tag) && pointer === null : !oneLineTags.has(tag)
    this.text = mayGoOn ? node : null
  }

  private addRecord(record: GedcomRecord, text: string): void {
    if (this.isAfterTrailer) this.fault(record.line, 'AFTER_TRAILER', text)
    if (record.tag === 'TRLR') this.isAfterTrailer = true
    this.records.push(record)
  }

  private join(line: GedcomLine, number: number, text: string): void {
    const above = this.open.find(({ level }) => level === line.level - 1)?.node
    const target = above ?? this.text ?? this.open.at(-1)?.node
    if (!target) return
    if (!above || target.children.length > 0) this.fault(number, 'CONTINUATION_MISPLACED', text)
    if (target.pointer !== null) {
      target.value = `@${target.pointer}@`
      target.pointer = null
    }
    const more = (line.tag === 'CONT' ? '\n' : '') + (this.unescaped(line.value) ?? '')
    target.value = (target.value ?? '') + more || null
    this.text = target
  }

  /** 5.5.1 doubles every '@', 7.0 only the first of a line. */
  private unescaped(value: string | null): string | null {
    if (value === null || !value.includes('@@')) return value
    if (this.version === '5.5.1') return value.replaceAll('@@', '@')
    return value.startsWith('@@') ? value.slice(1) : value
  }

  private drop(number: number, problem: LineProblem, line: string): void {
    this.fault(number, problem, line)
    this.text = null
  }

  private fault(line: number, problem: LineProblem, text: string): void {
    this.faultCount++
    if (this.faults.length < MOST_FAULTS) this.faults.push({ line, problem, text: text.slice(0, 80) })
  }
}

function isStandardOrJoin(tag: string): boolean {
  return tag === 'CONC' || tag === 'CONT' || isStandardTag(tag)
}

/** Null for text. A date's escape, @#DJULIAN@, is no pointer, and one in the middle of a text is not either. */
function pointerOf(value: string | null): string | null {
  if (value === null || !value.startsWith('@')) return null
  const trimmed = value.trimEnd()
  const close = trimmed.indexOf('@', 1)
  const isPointer = close === trimmed.length - 1 && close > 1 && trimmed.charAt(1) !== '#'
  return isPointer ? trimmed.slice(1, close) : null
}
