import 'server-only'
import { createHash } from 'node:crypto'
import { TREE_PEOPLE_LIMIT } from '@/lib/domain/family-tree/schema'
import { withoutRings } from '@/lib/domain/tree-files/import/find-rings'
import type { FamilyFile } from '@/lib/domain/tree-files/records/family-file'
import { numberedPath } from '@/lib/domain/tree-files/records/media-records'
import { peopleOfRecords } from '@/lib/domain/tree-files/records/people-of-records'
import { type KeptLife, type KeptLines, readLives } from '@/lib/domain/tree-files/records/read-life'
import { GedcomError } from '@/lib/integrations/gedcom/gedcom-records'
import { type GedcomFile, readGedcomFile } from '@/lib/integrations/gedcom/read-gedcom-file'
import { isZip, readGedzip } from '@/lib/integrations/gedcom/read-gedzip'

/** Most bytes of a file that is taken out of an archive, and of those in one answer. */
const fileMostBytes = 30 * 1024 * 1024
const answerMostBytes = 60 * 1024 * 1024
/** 50,000 people with some ten notes and sources each. */
const recordsMost = 500_000

/** Everything that opens a family's file, in the process of tree-file-worker.ts. No settings and no database here. */
export const tasks = {
  /** The family of a .ged, .gdz or .zip; files of its archive are renamed where others stand `here` under their path. */
  read: ({ file, here = [] }: { file: Buffer; here?: readonly FileHere[] }): FamilyFile => {
    if (!isZip(file)) return withoutRings(peopleOfRecords(countedFile(file)))
    const { gedcom, files } = readGedzip(file, { fileBytes: fileMostBytes })
    const checksumOf = (path: string) => {
      const body = openFile(files.get(path))
      return body && createHash('sha256').update(body).digest('hex')
    }
    const renamesOf = (paths: readonly string[]) => findRenames(paths, here, checksumOf)
    return withoutRings(peopleOfRecords(countedFile(gedcom), { paths: new Set(files.keys()), renamesOf }))
  },
  /** What we read of people's and couples' kept records, in their order. */
  lives: ({ records }: { records: readonly KeptLines[] }): (KeptLife | null)[] => readLives(records),
  /**
   * Files of an archive in the order of their paths, as many as one answer holds and at least one; null for one that is too
   * large, broken or not there.
   */
  files: ({ file, paths }: { file: Buffer; paths: readonly string[] }): { path: string; body: Buffer | null }[] => {
    const { files } = readGedzip(file, { fileBytes: fileMostBytes })
    const opened: { path: string; body: Buffer | null }[] = []
    let bytes = 0
    for (const path of paths) {
      const body = openFile(files.get(path))
      bytes += body?.length ?? 0
      if (opened.length > 0 && bytes > answerMostBytes) break
      opened.push({ path, body })
    }
    return opened
  },
}

/** Refused here, before so many people and records are handed to the process that serves everybody. */
function countedFile(bytes: Uint8Array): GedcomFile {
  const file = readGedcomFile(bytes)
  const people = file.records.reduce((count, { tag }) => (tag === 'INDI' ? count + 1 : count), 0)
  if (people > TREE_PEOPLE_LIMIT) throw new CrowdedFile(people)
  if (file.records.length > recordsMost) throw new GedcomError('TOO_MANY_LINES')
  return file
}

/** More people than a tree has room for. */
class CrowdedFile extends Error {
  constructor(private readonly people: number) {
    super('TREE_FILE_CROWDED')
  }

  get refusal() {
    return { code: 'TREE_FILE_CROWDED', people: this.people }
  }
}

function openFile(open: (() => Uint8Array) | undefined): Buffer | null {
  try {
    const bytes = open?.()
    return bytes ? Buffer.from(bytes) : null
  } catch {
    return null
  }
}

/** A file that another import brought, with the SHA-256 of what is stored and of what was sent. */
type FileHere = { fileName: string | null; checksum: string | null; sentChecksum: string | null }

/**
 * Of a file's archive, the paths under which another import has brought something else, each with the number that tells the
 * two apart (`numberedPath`). The same file once more keeps its path. Capitals make no other path: archives are unpacked on
 * disks that do not tell them apart.
 */
function findRenames(
  mediaPaths: readonly string[],
  filesHere: readonly FileHere[],
  checksumOf: (path: string) => string | null,
): Map<string, number> {
  const here = new Map<string, Map<string, Set<string | null>>>()
  for (const { fileName, checksum, sentChecksum } of filesHere) {
    const path = fileName ?? ''
    const names = here.get(path.toLowerCase()) ?? new Map<string, Set<string | null>>()
    names.set(path, new Set([...(names.get(path) ?? []), checksum, sentChecksum]))
    here.set(path.toLowerCase(), names)
  }
  const own = new Set(mediaPaths.map((path) => path.toLowerCase()))
  const renames = new Map<string, number>()
  for (const path of mediaPaths.filter((each) => here.has(each.toLowerCase()))) {
    const checksum = checksumOf(path)
    const isSame = (name: string) => checksum !== null && here.get(name.toLowerCase())?.get(name)?.has(checksum)
    const isFree = (name: string) => !here.has(name.toLowerCase()) && !own.has(name.toLowerCase())
    if (isSame(path)) continue
    let number = 2
    while (!isSame(numberedPath(path, number)) && !isFree(numberedPath(path, number))) number++
    renames.set(path, number)
    own.add(numberedPath(path, number).toLowerCase())
  }
  return renames
}
