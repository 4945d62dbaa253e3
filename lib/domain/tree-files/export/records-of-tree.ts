import 'server-only'
import { maskedName, withdrawnName } from '@/lib/domain/family-tree/copy'
import { exportHead } from '@/lib/domain/tree-files/export/export-head'
import { maskedPerson, maskedUnion } from '@/lib/domain/tree-files/export/masked-record'
import { type SaidByFamily, writePersonLinks, writeUnionLinks } from '@/lib/domain/tree-files/export/person-links'
import { type ExportIndex, type KeptRow, readExportIndex, readKept } from '@/lib/domain/tree-files/export/read-export'
import { partnersOf, type ShapeUnion } from '@/lib/domain/tree-files/export/tree-shape'
import {
  fieldsOfPerson,
  fieldsOfUnion,
  personFieldColumns,
  unionFieldColumns,
} from '@/lib/domain/tree-files/field-rows'
import { isBeyond551, readParentage, writeParentage } from '@/lib/domain/tree-files/records/child-record'
import { childrenOf } from '@/lib/domain/tree-files/records/edit-node'
import type { FindNote } from '@/lib/domain/tree-files/records/note-record'
import { writePerson } from '@/lib/domain/tree-files/records/person-record'
import { writeUnion } from '@/lib/domain/tree-files/records/union-record'
import { convertRecords } from '@/lib/integrations/gedcom/convert-version'
import {
  findChild,
  type GedcomNode,
  type GedcomRecord,
  type GedcomVersion,
  gedcomNode,
} from '@/lib/integrations/gedcom/gedcom-records'
import type { Database } from '@/lib/server/db'

export type ExportOptions = { version: GedcomVersion; withLiving: boolean; now: Date }

const portion = 500

/**
 * A whole tree as the records of a file. What came in a file goes out as it came, with our fields written where they
 * differ; in the file's own order and version it is read and written in portions, else all at once. Without the living,
 * notes and sources that only they name stay behind.
 */
export async function* recordsOfTree(
  database: Database,
  treeId: string,
  options: ExportOptions,
): AsyncGenerator<GedcomRecord> {
  const index = await readExportIndex(database, treeId, options)
  const shared = await readShared(database, index)
  const writer = new TreeWriter(database, index, notesOf(shared), options.version)
  await writer.readParentage()
  const reached = new Reached(options.withLiving ? null : new Set())
  const heads = index.kept.flatMap(({ id, version }) => {
    const record = shared.get(id)
    return record?.tag === 'HEAD' ? [{ record, version }] : []
  })
  const head = exportHead(heads, { version: options.version, treeId, index })
  reached.through(head.record)
  const others = versions.filter((version) => version !== options.version)
  const made: GedcomRecord[] = []
  for (const version of others) made.push(...(await convertedFrom(version)))
  yield withDefinitions(head.record, made)
  yield* made.filter(({ tag }) => tag !== 'HEAD')
  yield* stream(options.version)
  yield* writer.newRecords()
  if (head.submitter) yield head.submitter
  yield gedcomNode('TRLR')

  function stream(version: GedcomVersion): AsyncGenerator<GedcomRecord> {
    const rows = index.kept.filter((row) => row.version === version && row.xref !== null)
    return withShared(writer.keptRecords(rows), { rows, shared, reached, isLast: !options.withLiving })
  }

  async function convertedFrom(version: GedcomVersion): Promise<GedcomRecord[]> {
    const records: GedcomRecord[] = []
    for await (const record of stream(version)) records.push(record)
    return records.length === 0 ? [] : converted(records, { from: version, to: options.version, taken: index.taken })
  }
}

const versions: readonly GedcomVersion[] = ['5.5.1', '7.0']

/** Writes people and couples as they are today. */
class TreeWriter {
  private readonly parentage = new Map<string, ReturnType<typeof readParentage>>()

  constructor(
    private readonly database: Database,
    private readonly index: ExportIndex,
    private readonly findNote: FindNote,
    private readonly version: GedcomVersion,
  ) {}

  /** Before the first person is written: where a couple's record says how a child belongs, the child's need not. */
  async readParentage(): Promise<void> {
    const rows = this.index.kept.filter(({ unionId }) => unionId !== null)
    for (const some of inPortions(rows, portion)) {
      const records = await readKept(this.database, some)
      for (const { id, unionId } of some) {
        for (const chil of childrenOf(records.get(id) ?? gedcomNode('FAM'), 'CHIL')) {
          const kind = readParentage(chil)
          if (kind) this.parentage.set(`${unionId} ${chil.pointer}`, kind)
        }
      }
    }
  }

  /** The kept records of people and couples, in their order; those of removed ones are gone with them. */
  async *keptRecords(rows: readonly KeptRow[]): AsyncGenerator<{ row: KeptRow; record: GedcomRecord }> {
    const own = rows.filter(({ personId, unionId }) => personId !== null || unionId !== null)
    for (const some of inPortions(own, portion)) {
      const kept = await readKept(this.database, some)
      const people = await this.people(some.flatMap(({ personId }) => personId ?? []))
      const unions = await this.unions(some.flatMap(({ unionId }) => unionId ?? []))
      for (const row of some) {
        const record = kept.get(row.id)
        if (!record) continue
        const person = row.personId ? people.get(row.personId) : undefined
        const union = row.unionId ? unions.get(row.unionId) : undefined
        if (person) yield { row, record: this.person(record, person, row.version) }
        if (union) yield { row, record: this.union(record, union, row.version) }
      }
    }
  }

  async *newRecords(): AsyncGenerator<GedcomRecord> {
    for (const ids of inPortions(this.index.newPeople, portion)) {
      const people = await this.people(ids)
      for (const id of ids) {
        const person = people.get(id)
        const uid = gedcomNode(this.version === '7.0' ? 'UID' : '_UID', { value: id })
        if (person) yield this.person(this.empty('INDI', id, [uid]), person, this.version)
      }
    }
    for (const ids of inPortions(this.index.newUnions, portion)) {
      const unions = await this.unions(ids)
      for (const id of ids) {
        const union = unions.get(id)
        if (union) yield this.union(this.empty('FAM', id), union, this.version)
      }
    }
  }

  private empty(tag: string, id: string, children: GedcomNode[] = []): GedcomRecord {
    return gedcomNode(tag, { xref: this.index.shape.xrefOf(id), children })
  }

  private person(record: GedcomRecord, row: PersonRow, version: GedcomVersion): GedcomRecord {
    const { shape } = this.index
    if (shape.isMasked(row.id)) return maskedPerson(row.id, row.isWithdrawn ? withdrawnName : maskedName, shape)
    const written = writePerson(record, fieldsOfPerson(row), { findNote: this.findNote, version })
    const saidByFamily: SaidByFamily = (unionId, childId) => this.saidByFamily(unionId, childId, version)
    return writePersonLinks(this.withoutMasked(written), row.id, { shape, version, saidByFamily })
  }

  /** What the couple's record will say of a child. */
  private saidByFamily(unionId: string, childId: string, version: GedcomVersion) {
    const kind = this.index.shape.union(unionId)?.children.find((child) => child.childId === childId)?.kind ?? null
    const isSaid = this.parentage.has(`${unionId} ${this.index.shape.xrefOf(childId)}`)
    return kind && (isSaid || isBeyond551(kind, version)) ? kind : null
  }

  private union(record: GedcomRecord, { row, shape: union }: UnionWithShape, version: GedcomVersion): GedcomRecord {
    const { shape, sexOf } = this.index
    const isFemale = (id: string) => sexOf(id) === 'female'
    if (partnersOf(union).some(shape.isMasked)) return maskedUnion(union, shape, isFemale)
    const isMale = (id: string) => sexOf(id) === 'male'
    const knows = (xref: string) => this.index.taken.has(xref)
    const linked = writeUnionLinks(writeUnion(record, fieldsOfUnion(row)), union, { shape, isFemale, isMale, knows })
    const children = linked.children.map((node) => {
      const child = node.tag === 'CHIL' && union.children.find(({ childId }) => shape.xrefOf(childId) === node.pointer)
      if (!child) return node
      return shape.isMasked(child.childId) ? { ...node, children: [] } : writeParentage(node, { ...child, version })
    })
    return { ...linked, children }
  }

  /** Godparents and witnesses who may not be told of. */
  private withoutMasked(record: GedcomRecord): GedcomRecord {
    const masked = this.index.maskedXrefs
    const isOfMasked = ({ tag, pointer }: GedcomNode) =>
      (tag === 'ASSO' || tag === 'ALIA') && pointer !== null && masked.has(pointer)
    const hasAny = (node: GedcomNode): boolean => node.children.some((child) => isOfMasked(child) || hasAny(child))
    const clean = (node: GedcomNode): GedcomNode =>
      hasAny(node) ? { ...node, children: node.children.filter((child) => !isOfMasked(child)).map(clean) } : node
    return masked.size > 0 ? clean(record) : record
  }

  private async people(ids: readonly string[]): Promise<Map<string, PersonRow>> {
    const rows = await this.database.treePerson.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, isWithdrawn: true, ...personFieldColumns },
    })
    return new Map(rows.map((row) => [row.id, row]))
  }

  private async unions(ids: readonly string[]): Promise<Map<string, UnionWithShape>> {
    const rows = await this.database.treeUnion.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, ...unionFieldColumns },
    })
    return new Map(
      rows.flatMap((row): [string, UnionWithShape][] => {
        const shape = this.index.shape.union(row.id)
        return shape ? [[row.id, { row, shape }]] : []
      }),
    )
  }
}

type PersonRow = Parameters<typeof fieldsOfPerson>[0] & { id: string; isWithdrawn: boolean }
type UnionWithShape = { row: Parameters<typeof fieldsOfUnion>[0]; shape: ShapeUnion }

/** Records of sources, notes and the like, and headers, by their row. */
function readShared(database: Database, { kept }: ExportIndex): Promise<Map<string, GedcomRecord>> {
  return readKept(
    database,
    kept.filter(({ personId, unionId }) => personId === null && unionId === null),
  )
}

function notesOf(shared: ReadonlyMap<string, GedcomRecord>): FindNote {
  const texts = new Map<string, string | null>()
  for (const { tag, xref, value } of shared.values()) {
    if (xref !== null && (tag === 'NOTE' || tag === 'SNOTE')) texts.set(xref, value)
  }
  return (xref) => texts.get(xref) ?? null
}

/** What the written records name, and what those name in turn. Without a set, everything counts as named. */
class Reached {
  constructor(private readonly xrefs: Set<string> | null) {}

  through(record: GedcomRecord): GedcomRecord {
    const waiting: GedcomNode[] = this.xrefs ? [record] : []
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (node.pointer !== null) this.xrefs?.add(node.pointer)
      waiting.push(...node.children)
    }
    return record
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
  for await (const { row, record } of records) {
    for (let next = waiting[0]; !isLast && next && placeOf(next) < placeOf(row); next = waiting[0]) {
      waiting.shift()
      const other = shared.get(next.id)
      if (other) yield other
    }
    yield reached.through(record)
  }
  yield* reachable(
    waiting.flatMap(({ id }) => shared.get(id) ?? []),
    reached,
  )
}

function reachable(records: readonly GedcomRecord[], reached: Reached): GedcomRecord[] {
  const found = new Set<GedcomRecord>()
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const record of records) {
      if (!found.has(record) && reached.has(record.xref ?? '')) found.add(reached.through(record))
    }
  }
  return records.filter((record) => found.has(record))
}

/**
 * Records in the other version, behind a header with the definitions they need. A pointer is converted by what it leads
 * to, so records that are not among these stand in for a moment.
 */
function converted(
  records: readonly GedcomRecord[],
  { from, to, taken }: { from: GedcomVersion; to: GedcomVersion; taken: ReadonlySet<string> },
): GedcomRecord[] {
  const own = new Set(records.map(({ xref }) => xref))
  const pointed = new Map<string, string>()
  const waiting: GedcomNode[] = [...records]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const { pointer, tag } = node
    const isOther = pointer !== null && !own.has(pointer) && taken.has(pointer)
    if (isOther) pointed.set(pointer, targetTags[tag] ?? pointed.get(pointer) ?? tag)
    waiting.push(...node.children)
  }
  const standIns = [...pointed].map(([xref, tag]) => gedcomNode(tag, { xref }))
  const made = convertRecords([gedcomNode('HEAD'), ...records, ...standIns], from, to)
  return made.filter(({ xref }) => !pointed.has(xref ?? ''))
}

/** The header with the definitions in those of converted records. */
function withDefinitions(head: GedcomRecord, records: readonly GedcomRecord[]): GedcomRecord {
  const definitions = records
    .filter(({ tag }) => tag === 'HEAD')
    .flatMap(({ children }) => children.filter(({ tag }) => tag === 'SCHMA').flatMap((schema) => schema.children))
  if (definitions.length === 0) return head
  const own = findChild(head, 'SCHMA')
  const schema = gedcomNode('SCHMA', { children: [...(own?.children ?? []), ...definitions] })
  return { ...head, children: [...head.children.filter((child) => child !== own), schema] }
}

const targetTags: Record<string, string> = {
  ...{ HUSB: 'INDI', WIFE: 'INDI', CHIL: 'INDI', ASSO: 'INDI', ALIA: 'INDI' },
  ...{ FAMC: 'FAM', FAMS: 'FAM' },
}

function* inPortions<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size)
}
