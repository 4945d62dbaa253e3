import 'server-only'
import type { FamilyFile } from '@/lib/domain/tree-files/records/family-file'
import { peopleOfRecords } from '@/lib/domain/tree-files/records/people-of-records'
import { readGedcomFile } from '@/lib/integrations/gedcom/read-gedcom-file'
import { isZip, readGedzip } from '@/lib/integrations/gedcom/read-gedzip'

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
