import { decodeGedcom } from '@/lib/integrations/gedcom/reading/decode-gedcom'
import { readHeader } from '@/lib/integrations/gedcom/reading/read-header'
import { type LineFault, RecordBuilder } from '@/lib/integrations/gedcom/reading/record-builder'
import { GedcomError } from './gedcom-error'
import type { GedcomRecord, GedcomVersion } from './gedcom-records'

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

export type ReadLimits = { bytes: number; lines: number }

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
  const { text, encoding } = decodeGedcom(bytes)
  const { isGedcom, version } = readHeader(text.slice(0, 65_536))
  if (!isGedcom) throw new GedcomError('NOT_GEDCOM')
  const builder = new RecordBuilder(version)
  const lineCount = eachLine(text, mostLines, (line, number) => builder.add(line, number))
  return { version, encoding, ...builder.finish(lineCount) }
}

/** Lines end by CR, LF, CR LF or LF CR. Returns how many there were. */
function eachLine(text: string, most: number, take: (line: string, number: number) => void): number {
  const [CR, LF] = [13, 10]
  let end = text.length
  while (end > 0 && PADDING.test(text.charAt(end - 1))) end--
  let number = 0
  let from = 0
  for (let at = 0; at <= end; at++) {
    const code = at === end ? LF : text.charCodeAt(at)
    if (code !== CR && code !== LF) continue
    if (++number > most) throw new GedcomError('TOO_MANY_LINES')
    take(text.slice(from, at), number)
    const next = text.charCodeAt(at + 1)
    if (at < end && next === (code === CR ? LF : CR)) at++
    from = at + 1
  }
  return number
}
