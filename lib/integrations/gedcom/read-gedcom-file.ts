import { decodeGedcom } from '@/lib/integrations/gedcom/reading/decode-gedcom'
import { eachLine } from '@/lib/integrations/gedcom/reading/each-line'
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
