import { crc32, inflateRawSync } from 'node:zlib'
import { GedcomError } from '@/lib/integrations/gedcom/gedcom-records'
import { decodeCp850 } from '@/lib/integrations/gedcom/reading/single-byte'

/** A GEDZIP: the tree, and the files its FILE structures name. Each is decompressed when it is asked for. */
type Gedzip = { gedcom: Uint8Array; files: Map<string, () => Uint8Array> }

/** `treeBytes` and `fileBytes`: the tree, and each other file, unpacked. */
type GedzipLimits = ZipLimits & { treeBytes: number; fileBytes: number }

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

/** `ratio` is how many times a file over a megabyte may grow. */
type ZipLimits = { totalBytes: number; files: number; ratio: number }

/** A file of a ZIP. Its path is relative, with '/', in NFC. */
type ZipEntry = { path: string; method: number; packed: number; size: number; checksum: number; offset: number }

// APPNOTE 4.3.
const [END_MARK, ENTRY_MARK, FILE_MARK] = [0x06054b50, 0x02014b50, 0x04034b50]
const [END_BYTES, ENTRY_BYTES, FILE_BYTES] = [22, 46, 30]
const ENCRYPTED = 0x0001 | 0x0040 | 0x2000
const UTF8_NAME = 0x0800
const [STORED, DEFLATED] = [0, 8]
const SYMBOLIC_LINK = 0o120000
const HONEST_BYTES = 1024 * 1024

/**
 * The files of a ZIP by its central directory, without folders and what macOS adds. Nothing is decompressed: sizes are
 * the directory's own words, which `readZipEntry` holds it to. Throws as `readGedzip` says.
 */
function readZipDirectory(bytes: Uint8Array, limits: ZipLimits): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > limits.files) throw new GedcomError('ZIP_TOO_MANY_FILES')
  const entries: ZipEntry[] = []
  const seen = new Set<string>()
  let at = view.getUint32(end + 16, true)
  for (let left = count; left > 0; left--) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY_MARK) throw new GedcomError('ZIP_BROKEN')
    const nameBytes = view.getUint16(at + 28, true)
    const next = at + ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > end) throw new GedcomError('ZIP_BROKEN')
    const entry = readEntry(view, at, bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes))
    if (seen.has(entry.path.toLowerCase())) throw new GedcomError('ZIP_DUPLICATE_PATH')
    seen.add(entry.path.toLowerCase())
    if (!isLeftOut(entry.path)) entries.push(entry)
    at = next
  }
  checkSizes(entries, bytes.length, limits)
  return entries
}

/** Decompresses one file. Throws ZIP_BROKEN when it is not what the directory says, however much it would grow. */
function readZipEntry(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { offset, packed, size } = entry
  if (offset + FILE_BYTES > bytes.length || view.getUint32(offset, true) !== FILE_MARK)
    throw new GedcomError('ZIP_BROKEN')
  const start = offset + FILE_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + packed > bytes.length) throw new GedcomError('ZIP_BROKEN')
  const body = unpack(bytes.subarray(start, start + packed), entry)
  if (body.length !== size || crc32(body) !== entry.checksum) throw new GedcomError('ZIP_BROKEN')
  return body
}

function unpack(body: Uint8Array, { method, size }: ZipEntry): Uint8Array {
  if (method === STORED) return body
  try {
    return inflateRawSync(body, { maxOutputLength: size + 1 })
  } catch (error) {
    throw new GedcomError('ZIP_BROKEN', { cause: error })
  }
}

/** The end record stands last, before a comment of at most 65,535 bytes whose length it names. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - 65_535)
  for (let at = view.byteLength - END_BYTES; at >= first; at--) {
    if (view.getUint32(at, true) !== END_MARK) continue
    if (at + END_BYTES + view.getUint16(at + 20, true) === view.byteLength) return at
  }
  throw new GedcomError('ZIP_BROKEN')
}

function readEntry(view: DataView, at: number, nameBytes: Uint8Array): ZipEntry {
  const flags = view.getUint16(at + 8, true)
  const method = view.getUint16(at + 10, true)
  if (flags & ENCRYPTED) throw new GedcomError('ZIP_ENCRYPTED')
  if (method !== STORED && method !== DEFLATED) throw new GedcomError('ZIP_BROKEN')
  const mode = view.getUint32(at + 38, true) >>> 16
  const path = readName(nameBytes, (flags & UTF8_NAME) !== 0)
  if (!isSafePath(path) || (mode & 0o170000) === SYMBOLIC_LINK) throw new GedcomError('ZIP_UNSAFE_PATH')
  return {
    path,
    method,
    checksum: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  }
}

/** UTF-8 also where the flag is missing but the bytes are, as macOS writes; else the old encoding of DOS in Denmark. */
function readName(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes).normalize('NFC')
  } catch {
    return decodeCp850(bytes)
  }
}

function isSafePath(path: string): boolean {
  if (/[\\\p{Cc}]|^[A-Za-z]:/u.test(path)) return false
  const parts = (path.endsWith('/') ? path.slice(0, -1) : path).split('/')
  return parts.every((part) => part !== '' && part !== '.' && part !== '..')
}

function isLeftOut(path: string): boolean {
  const parts = path.split('/')
  return path.endsWith('/') || parts.includes('__MACOSX') || (parts.at(-1) ?? '').startsWith('._')
}

/** Files that together are longer than the ZIP lie upon each other, as only a bomb's do. */
function checkSizes(entries: ZipEntry[], zipBytes: number, limits: ZipLimits): void {
  let [total, packed] = [0, 0]
  for (const entry of entries) {
    total += entry.size
    packed += entry.packed
    if (entry.size > HONEST_BYTES && entry.size > entry.packed * limits.ratio) throw new GedcomError('ZIP_TOO_LARGE')
  }
  if (total > limits.totalBytes) throw new GedcomError('ZIP_TOO_LARGE')
  if (packed > zipBytes) throw new GedcomError('ZIP_BROKEN')
}
