import 'server-only'
import type { HiddenNames } from '@/lib/domain/family-tree/hidden-names'
import { exportHead } from '@/lib/domain/tree-files/export/export-head'
import { PortraitWriter, readOwnPortraits } from '@/lib/domain/tree-files/export/export-media'
import {
  type ExportIndex,
  inPortions,
  type KeptRow,
  partnersOf,
  readExportIndex,
  readKept,
} from '@/lib/domain/tree-files/export/read-export'
import { TreeWriter, withoutNamed, withoutPointersTo } from '@/lib/domain/tree-files/export/tree-writer'
import { type FindNote, noteFor } from '@/lib/domain/tree-files/records/note-record'
import { isRestricted } from '@/lib/domain/tree-files/records/restriction'
import { convertRecords } from '@/lib/integrations/gedcom/convert-version'
import {
  eachNode,
  findChild,
  type GedcomNode,
  type GedcomRecord,
  type GedcomVersion,
  gedcomNode,
} from '@/lib/integrations/gedcom/gedcom-records'
import { streamGedcomFile, writeGedcomFile } from '@/lib/integrations/gedcom/write-gedcom-file'
import type { Database } from '@/lib/server/db'

export type ExportOptions = {
  version: GedcomVersion
  withLiving: boolean
  /** Whether the files come along in an archive, so that portraits set here are named. */
  withPictures: boolean
  now: Date
}

const versions: readonly GedcomVersion[] = ['5.5.1', '7.0']

/**
 * A whole tree as a file. What came in a file goes out as it came, with our fields written where they differ; in its
 * own version in portions and in its order. Without the living, notes and sources that only they name stay behind, and
 * so does who sent the file: somebody who is living, with an address.
 */
export async function* gedcomOfTree(
  database: Database,
  treeId: string,
  options: ExportOptions,
): AsyncGenerator<Uint8Array> {
  const { version } = options
  const index = await readExportIndex(database, treeId, options)
  const kept = await readShared(database, index)
  const names = index.hiddenNames
  const unshown = options.withLiving
    ? []
    : [...notForAll(kept.values(), names), ...(await picturesOfMasked(database, index))]
  const hidden = new Set([...index.maskedXrefs, ...unshown])
  const forReader = (record: GedcomRecord) => (options.withLiving ? record : withoutNamed(names, record))
  const shared = new Map([...kept].map(([id, record]) => [id, forReader(withoutPointersTo(hidden, record))]))
  const own = options.withPictures ? await readOwnPortraits(database, treeId, options) : new Map()
  const portraits = new PortraitWriter(own, shared.values(), index.taken)
  const writer = new TreeWriter(database, index, notesOf(shared), version, portraits, hidden, options)
  await writer.readParentage()
  const reached = new Reached(options.withLiving ? null : new Set())
  const heads = index.kept.flatMap((row) => {
    const record = shared.get(row.id)
    return record?.tag === 'HEAD' ? [{ record, version: row.version }] : []
  })
  const head = exportHead(heads, { version, treeId, index })
  reached.through(head.record)
  const stream = (from: GedcomVersion) => {
    const rows = index.kept.filter((row) => row.version === from && row.xref !== null)
    return withShared(writer.keptRecords(rows), { rows, shared, reached, isLast: !options.withLiving })
  }
  const isInFile = (xref: string) => index.taken.has(xref)
  const made: Converted[] = []
  for (const from of versions) {
    if (from !== version) made.push(await convertedBytes(stream(from), { from, to: version, isInFile }))
  }
  yield* streamGedcomFile(version, [
    withDefinitions(
      head.record,
      made.flatMap(({ definitions }) => definitions),
    ),
  ])
  for (const { body } of made) yield body
  yield* further(version, stream(version))
  yield* further(version, writer.newRecords())
  yield* further(version, [...(head.submitter ? [head.submitter] : []), gedcomNode('TRLR')])
}

/** Who sent the files, what a file marks as not for everybody, and notes that name somebody who is not told of. */
function notForAll(records: Iterable<GedcomRecord>, names: HiddenNames): string[] {
  const isHidden = (record: GedcomRecord) =>
    record.tag === 'SUBM' || isRestricted(record) || names.isIn(record.value ?? '')
  return [...records].flatMap((record) => (isHidden(record) && record.xref !== null ? [record.xref] : []))
}

/** What the records of those point to as a picture who are not told of: it shows them, and its words name them. */
async function picturesOfMasked(database: Database, { kept, shape }: ExportIndex): Promise<string[]> {
  const isMasked = ({ personId, unionId }: KeptRow) => {
    const union = shape.union(unionId ?? '')
    return [personId, ...(union ? partnersOf(union) : [])].some((id) => id !== null && shape.isMasked(id))
  }
  const xrefs: string[] = []
  for (const some of inPortions(kept.filter(isMasked))) {
    for (const { tag, pointer } of eachNode([...(await readKept(database, some)).values()])) {
      if (tag === 'OBJE' && pointer !== null) xrefs.push(pointer)
    }
  }
  return xrefs
}

/** Records behind others: without the mark that begins a file. */
async function* further(
  version: GedcomVersion,
  records: AsyncIterable<GedcomRecord> | Iterable<GedcomRecord>,
): AsyncGenerator<Uint8Array> {
  let isFirst = true
  for await (const chunk of streamGedcomFile(version, records)) {
    yield isFirst ? chunk.subarray(markBytes) : chunk
    isFirst = false
  }
}

/** The header with the definitions that converted records need. */
function withDefinitions(head: GedcomRecord, definitions: readonly GedcomNode[]): GedcomRecord {
  if (definitions.length === 0) return head
  const own = findChild(head, 'SCHMA')
  const schema = gedcomNode('SCHMA', { children: [...(own?.children ?? []), ...definitions] })
  return { ...head, children: [...head.children.filter((child) => child !== own), schema] }
}

/** Records of sources, notes and the like, and headers, by their row. */
async function readShared(database: Database, { kept }: ExportIndex): Promise<Map<string, GedcomRecord>> {
  const records = new Map<string, GedcomRecord>()
  const rows = kept.filter(({ personId, unionId }) => personId === null && unionId === null)
  for (const some of inPortions(rows)) {
    for (const [id, record] of await readKept(database, some)) records.set(id, record)
  }
  return records
}

function notesOf(shared: ReadonlyMap<string, GedcomRecord>): FindNote {
  const texts = new Map<string, string | null>()
  for (const record of shared.values()) {
    const { tag, xref } = record
    if (xref !== null && (tag === 'NOTE' || tag === 'SNOTE')) texts.set(xref, noteFor(record))
  }
  return (xref) => texts.get(xref) ?? null
}

/** What the written records name, and what those name in turn. Without a set, everything counts as named. */
class Reached {
  constructor(private readonly xrefs: Set<string> | null) {}

  through(record: GedcomRecord): GedcomRecord {
    this.named(record)
    return record
  }

  /** What the record names. */
  named(record: GedcomRecord): string[] {
    if (!this.xrefs) return []
    const named = [...eachNode([record])].flatMap(({ pointer }) => pointer ?? [])
    for (const xref of named) this.xrefs.add(xref)
    return named
  }

  has(xref: string): boolean {
    return this.xrefs?.has(xref) ?? true
  }
}

type SharedRecords = {
  rows: readonly KeptRow[]
  shared: ReadonlyMap<string, GedcomRecord>
  reached: Reached
  /** Whether the shared ones wait for those who name them. */
  isLast: boolean
}

/** People and couples, with the shared records in between as in the file, or behind them. */
async function* withShared(
  records: AsyncGenerator<{ row: KeptRow; record: GedcomRecord }>,
  { rows, shared, reached, isLast }: SharedRecords,
): AsyncGenerator<GedcomRecord> {
  const waiting = rows.filter(({ personId, unionId }) => personId === null && unionId === null)
  const places = new Map(rows.map(({ id }, at) => [id, at]))
  const placeOf = ({ id }: KeptRow) => places.get(id) ?? 0
  let at = 0
  for await (const { row, record } of records) {
    for (let next = waiting[at]; !isLast && next && placeOf(next) < placeOf(row); next = waiting[at]) {
      at++
      const other = shared.get(next.id)
      if (other) yield other
    }
    yield reached.through(record)
  }
  yield* reachable(
    waiting.slice(at).flatMap(({ id }) => shared.get(id) ?? []),
    reached,
  )
}

/** Each record is looked through once, however long a chain of notes is. */
function reachable(records: readonly GedcomRecord[], reached: Reached): GedcomRecord[] {
  const byXref = new Map(records.map((record) => [record.xref ?? '', record]))
  const found = new Set(records.filter(({ xref }) => reached.has(xref ?? '')))
  // Grows while it is read.
  for (const record of found) {
    for (const xref of reached.named(record)) {
      const next = byXref.get(xref)
      if (next) found.add(next)
    }
  }
  return records.filter((record) => found.has(record))
}

type Conversion = { from: GedcomVersion; to: GedcomVersion; isInFile: (xref: string) => boolean }

/** The mark that begins a file, in bytes. */
const markBytes = 3

/** Records as text in the other version, and the definitions they need in the header. */
type Converted = { body: Buffer; definitions: GedcomNode[] }

/**
 * Records in the other version. All at once, because a pointer is converted by what it leads to. What is pointed to elsewhere in the
 * file stands in for a moment.
 */
async function convertedBytes(
  records: AsyncIterable<GedcomRecord>,
  { from, to, isInFile }: Conversion,
): Promise<Converted> {
  const own = new Set<string>()
  const pointed = new Map<string, string>()
  const all = [headOf(from)]
  for await (const record of records) {
    if (record.xref !== null) own.add(record.xref)
    notePointers(record, pointed)
    all.push(record)
  }
  if (own.size === 0) return { body: Buffer.alloc(0), definitions: [] }
  for (const [xref, tag] of pointed) if (!own.has(xref) && isInFile(xref)) all.push(standIn(tag, xref))
  const made = convertRecords([...all, gedcomNode('TRLR')], from, to)
  const isStandIn = (xref: string) => pointed.has(xref) && !own.has(xref)
  const body = made.filter(({ tag, xref }) => tag !== 'HEAD' && tag !== 'TRLR' && !isStandIn(xref ?? ''))
  const [schema] = made[0]?.children.filter(({ tag }) => tag === 'SCHMA') ?? []
  const bytes = Buffer.from(writeGedcomFile({ version: to, records: body }))
  return { body: bytes.subarray(markBytes), definitions: schema?.children ?? [] }
}

function headOf(version: GedcomVersion): GedcomRecord {
  const children = [gedcomNode('VERS', { value: version })]
  return gedcomNode('HEAD', { children: [gedcomNode('GEDC', { children })] })
}

/** Without a file, 7.0 has no record of one, and the pointer would be kept as text. */
function standIn(tag: string, xref: string): GedcomRecord {
  const files = tag === 'OBJE' ? [gedcomNode('FILE', { value: xref, children: [gedcomNode('FORM')] })] : []
  return gedcomNode(tag, { xref, children: files })
}

function notePointers(record: GedcomRecord, pointed: Map<string, string>): void {
  for (const { pointer, tag } of eachNode([record])) {
    if (pointer !== null) pointed.set(pointer, targetTags[tag] ?? pointed.get(pointer) ?? tag)
  }
}

const targetTags: Record<string, string> = {
  HUSB: 'INDI',
  WIFE: 'INDI',
  CHIL: 'INDI',
  ASSO: 'INDI',
  ALIA: 'INDI',
  FAMC: 'FAM',
  FAMS: 'FAM',
}
