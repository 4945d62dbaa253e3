import {
  readZipDirectory,
  readZipEntry,
  type ZipEntry,
  type ZipLimits,
} from '@/lib/integrations/gedcom/reading/zip-directory'
import { GedcomError } from './gedcom-error'

/** A GEDZIP: the tree, and the files its FILE structures name. Each is decompressed when it is asked for. */
export type Gedzip = { gedcom: Uint8Array; files: Map<string, () => Uint8Array> }

/** `treeBytes` and `fileBytes`: the tree, and each other file, unpacked. */
export type GedzipLimits = ZipLimits & { treeBytes: number; fileBytes: number }

const defaultLimits: GedzipLimits = {
  totalBytes: 2 * 1024 ** 3,
  files: 20_000,
  ratio: 200,
  treeBytes: 100 * 1024 ** 2,
  fileBytes: 2 * 1024 ** 3,
}
/** The tree's own name in a GEDZIP. */
export const GEDCOM_NAME = 'gedcom.ged'

/** Whether a file is a ZIP, by its first bytes. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
}

/**
 * Reads a .gdz, or a plain ZIP with one .ged file in it. Throws ZIP_BROKEN, ZIP_ENCRYPTED, ZIP_TOO_LARGE (unpacked, or
 * packed too well to be honest), ZIP_TOO_MANY_FILES, ZIP_UNSAFE_PATH, ZIP_DUPLICATE_PATH, ZIP_WITHOUT_GEDCOM and
 * ZIP_WITH_SEVERAL_GEDCOMS; the files' functions throw ZIP_BROKEN and ZIP_TOO_LARGE. What is too large is refused
 * before it is unpacked.
 */
export function readGedzip(bytes: Uint8Array, limits: Partial<GedzipLimits> = {}): Gedzip {
  const { treeBytes, fileBytes, ...ofZip } = { ...defaultLimits, ...limits }
  const entries = readZipDirectory(bytes, ofZip)
  const tree = findTree(entries)
  const others = entries.filter((entry) => entry !== tree)
  const files = new Map(others.map((entry) => [entry.path, () => unpacked(bytes, entry, fileBytes)]))
  return { gedcom: unpacked(bytes, tree, treeBytes), files }
}

function unpacked(bytes: Uint8Array, entry: ZipEntry, mostBytes: number): Uint8Array {
  if (entry.size > mostBytes) throw new GedcomError('ZIP_TOO_LARGE')
  return readZipEntry(bytes, entry)
}

function findTree(entries: ZipEntry[]): ZipEntry {
  const named = entries.find(({ path }) => path.toLowerCase() === GEDCOM_NAME)
  if (named) return named
  const [only, ...more] = entries.filter(({ path }) => path.toLowerCase().endsWith('.ged'))
  if (more.length > 0) throw new GedcomError('ZIP_WITH_SEVERAL_GEDCOMS')
  if (!only) throw new GedcomError('ZIP_WITHOUT_GEDCOM')
  return only
}
