import 'server-only'
import type { FamilyFile } from '@/lib/domain/tree-files/records/family-file'
import { peopleOfRecords } from '@/lib/domain/tree-files/records/people-of-records'
import { convertRecords } from '@/lib/integrations/gedcom/convert-version'
import type { GedcomVersion } from '@/lib/integrations/gedcom/gedcom-records'
import { readGedcomFile } from '@/lib/integrations/gedcom/read-gedcom-file'
import { isZip, readGedzip } from '@/lib/integrations/gedcom/read-gedzip'
import { writeGedcomFile } from '@/lib/integrations/gedcom/write-gedcom-file'

/** The mark that begins a file. */
const markBytes = 3
/** Most bytes of a picture that is taken out of an archive. */
const pictureMostBytes = 30 * 1024 * 1024

/** Everything that opens a family's file, in the process of tree-file-worker.ts. No settings and no database here. */
export const tasks = {
  /** The family of a .ged, .gdz or .zip. */
  read: ({ file }: { file: Buffer }): FamilyFile => {
    if (!isZip(file)) return peopleOfRecords(readGedcomFile(file))
    const { gedcom, files } = readGedzip(file)
    return peopleOfRecords(readGedcomFile(gedcom), new Set(files.keys()))
  },
  /** Records of one version in another, as text without header and end; `standIns` are left out again. */
  convert: ({ file, to, standIns }: { file: Buffer; to: GedcomVersion; standIns: readonly string[] }) => {
    const { version, records } = readGedcomFile(file)
    const made = convertRecords(records, version, to)
    const left = new Set(standIns)
    const body = made.filter(({ tag, xref }) => tag !== 'HEAD' && tag !== 'TRLR' && !left.has(xref ?? ''))
    const [schema] = made[0]?.children.filter(({ tag }) => tag === 'SCHMA') ?? []
    const bytes = writeGedcomFile({ version: to, records: body })
    return { body: bytes.subarray(markBytes), definitions: schema?.children ?? [] }
  },
  /** Files of an archive by their paths; null for one that is too large, broken or not there. */
  files: ({ file, paths }: { file: Buffer; paths: readonly string[] }): { path: string; body: Buffer | null }[] => {
    const { files } = readGedzip(file)
    return paths.map((path) => ({ path, body: openFile(files.get(path)) }))
  },
}

function openFile(open: (() => Uint8Array) | undefined): Buffer | null {
  try {
    const bytes = open?.()
    return bytes && bytes.length <= pictureMostBytes ? Buffer.from(bytes) : null
  } catch {
    return null
  }
}
