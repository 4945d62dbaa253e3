import 'server-only'
import { maskedName, withdrawnName } from '@/lib/domain/family-tree/copy'
import type { HiddenNames } from '@/lib/domain/family-tree/hidden-names'
import { isLiving } from '@/lib/domain/family-tree/living'
import type { PortraitWriter } from '@/lib/domain/tree-files/export/export-media'
import { type SaidByFamily, writePersonLinks, writeUnionLinks } from '@/lib/domain/tree-files/export/person-links'
import {
  type ExportIndex,
  inPortions,
  type KeptRow,
  partnersOf,
  readKept,
  type ShapeUnion,
  type TreeShape,
} from '@/lib/domain/tree-files/export/read-export'
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
import { withoutRestricted } from '@/lib/domain/tree-files/records/restriction'
import { isPrivateUnion, writeUnion } from '@/lib/domain/tree-files/records/union-record'
import {
  type GedcomNode,
  type GedcomRecord,
  type GedcomVersion,
  gedcomNode,
} from '@/lib/integrations/gedcom/gedcom-records'
import type { Database } from '@/lib/server/db'

/** Writes people and couples as they are today. */
export class TreeWriter {
  private readonly parentage = new Map<string, ReturnType<typeof readParentage>>()

  private readonly withLiving: boolean
  private readonly now: Date

  constructor(
    private readonly database: Database,
    private readonly index: ExportIndex,
    private readonly findNote: FindNote,
    private readonly version: GedcomVersion,
    private readonly portraits: PortraitWriter,
    /** The identifiers of whatever may not be pointed to. */
    private readonly hidden: ReadonlySet<string>,
    { withLiving, now }: { withLiving: boolean; now: Date },
  ) {
    this.withLiving = withLiving
    this.now = now
  }

  /** Before the first person is written: where a couple's record says how a child belongs, the child's need not. */
  async readParentage(): Promise<void> {
    const rows = this.index.kept.filter(({ unionId }) => unionId !== null)
    for (const some of inPortions(rows)) {
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
    for (const some of inPortions(own)) {
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
    for (const ids of inPortions(this.index.newPeople)) {
      const people = await this.people(ids)
      for (const id of ids) {
        const person = people.get(id)
        const record = this.empty('INDI', id, [uidNode(id, this.version)])
        if (person) yield this.person(record, person, this.version)
      }
    }
    for (const ids of inPortions(this.index.newUnions)) {
      const unions = await this.unions(ids)
      for (const id of ids) {
        const union = unions.get(id)
        if (union) yield this.union(this.empty('FAM', id), union, this.version)
      }
    }
    yield* this.portraits.records(this.version)
  }

  private empty(tag: string, id: string, children: GedcomNode[] = []): GedcomRecord {
    return gedcomNode(tag, { xref: this.index.shape.xrefOf(id), children })
  }

  private person(record: GedcomRecord, row: PersonRow, version: GedcomVersion): GedcomRecord {
    const { shape } = this.index
    if (shape.isMasked(row.id)) {
      const name = row.isWithdrawn || !isLiving(row, this.now) ? withdrawnName : maskedName
      return maskedPerson(row.id, { name, uid: row.isWithdrawn ? null : uidNode(row.id, version) }, shape)
    }
    const written = writePerson(record, fieldsOfPerson(row), { findNote: this.findNote, version })
    const saidByFamily: SaidByFamily = (unionId, childId) => this.saidByFamily(unionId, childId, version)
    const linked = writePersonLinks(withoutPointersTo(this.hidden, written), row.id, { shape, version, saidByFamily })
    return this.portraits.addTo(this.forReader(linked), row.id)
  }

  /** What the couple's record will say of a child. */
  private saidByFamily(unionId: string, childId: string, version: GedcomVersion) {
    const union = this.index.shape.union(unionId)
    const kind = (union && this.index.shape.link(union, childId)?.kind) ?? null
    const isSaid = this.parentage.has(`${unionId} ${this.index.shape.xrefOf(childId)}`)
    return kind && (isSaid || isBeyond551(kind, version)) ? kind : null
  }

  private union(record: GedcomRecord, { row, shape: union }: UnionWithShape, version: GedcomVersion): GedcomRecord {
    const { shape, sexOf } = this.index
    const isHidden = !this.withLiving && isPrivateUnion(record)
    if (isHidden || partnersOf(union).some(shape.isMasked)) return maskedUnion(union, shape, sexOf)
    const knows = (xref: string) => this.index.taken.has(xref)
    const linked = writeUnionLinks(writeUnion(record, fieldsOfUnion(row)), union, { shape, sexOf, knows })
    const byXref = new Map(union.children.map((child) => [shape.xrefOf(child.childId), child]))
    const children = linked.children.map((node) => {
      const child = node.tag === 'CHIL' && byXref.get(node.pointer ?? '')
      return child && !shape.isMasked(child.childId) ? writeParentage(node, { ...child, version }) : node
    })
    return this.forReader(withoutPointersTo(this.hidden, { ...linked, children }))
  }

  /** Without the living, what a file marks as not for everybody stays behind too, and texts that name them. */
  private forReader(record: GedcomRecord): GedcomRecord {
    return this.withLiving ? record : withoutNamed(this.index.hiddenNames, withoutRestricted(record))
  }

  private async people(ids: readonly string[]): Promise<Map<string, PersonRow>> {
    const rows = await this.database.treePerson.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, isWithdrawn: true, bornNoLater: true, ...personFieldColumns },
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

type PersonRow = Parameters<typeof fieldsOfPerson>[0] & { id: string; isWithdrawn: boolean; bornNoLater: number | null }
type UnionWithShape = { row: Parameters<typeof fieldsOfUnion>[0]; shape: ShapeUnion }

/** Our identifier, as both versions' programs carry it along. */
function uidNode(id: string, version: GedcomVersion): GedcomNode {
  return gedcomNode(version === '7.0' ? 'UID' : '_UID', { value: id })
}

/**
 * Somebody who may not be told of: the place in the tree and a word. `uid` is ours, as the tree's page shows it, so that the
 * place is known when the file comes back.
 */
function maskedPerson(
  personId: string,
  words: { name: string; uid: GedcomNode | null },
  shape: TreeShape,
): GedcomRecord {
  const links = [
    ...shape.partnerIn(personId).map(({ id }) => gedcomNode('FAMS', { pointer: shape.xrefOf(id) })),
    ...shape.childIn(personId).map(({ id }) => gedcomNode('FAMC', { pointer: shape.xrefOf(id) })),
  ]
  const children = [gedcomNode('NAME', { value: words.name }), ...links, ...(words.uid ? [words.uid] : [])]
  return gedcomNode('INDI', { xref: shape.xrefOf(personId), children })
}

/** A couple with such a partner: who belongs to it. The places say nothing of a masked one's sex. */
function maskedUnion(union: ShapeUnion, shape: TreeShape, sexOf: (id: string) => string): GedcomRecord {
  const partners = partnersOf(union).sort((a, b) => (a < b ? -1 : 1))
  const [first, second] = partners
  const isTurned = [first, second].some(
    (id, at) => id && !shape.isMasked(id) && (sexOf(id) === 'female') === (at === 0),
  )
  const tags = isTurned && partners.some((id) => !shape.isMasked(id)) ? ['WIFE', 'HUSB'] : ['HUSB', 'WIFE']
  const spouses = partners.map((id, at) => gedcomNode(tags[at] ?? 'WIFE', { pointer: shape.xrefOf(id) }))
  const sorted = spouses.sort((a, b) => (a.tag < b.tag ? -1 : 1))
  const children = union.children.map(({ childId }) => gedcomNode('CHIL', { pointer: shape.xrefOf(childId) }))
  return gedcomNode('FAM', { xref: shape.xrefOf(union.id), children: [...sorted, ...children] })
}

/** The places in a couple's record; whoever is in one stays, without what stands below. */
const places = new Set(['HUSB', 'WIFE', 'CHIL'])

/**
 * The record without whatever points to these: godparents, witnesses, twins and other programs' own structures, with
 * the words that stand below them.
 */
export function withoutPointersTo(hidden: ReadonlySet<string>, record: GedcomRecord): GedcomRecord {
  if (hidden.size === 0) return record
  const isHidden = ({ pointer }: GedcomNode) => pointer !== null && hidden.has(pointer)
  const hasAny = (node: GedcomNode): boolean => node.children.some((child) => isHidden(child) || hasAny(child))
  const clean = (node: GedcomNode, isFamily: boolean): GedcomNode => {
    if (!hasAny(node)) return node
    const children = node.children.flatMap((child) => {
      if (!isHidden(child)) return [clean(child, false)]
      return isFamily && places.has(child.tag) ? [{ ...child, children: [] }] : []
    })
    return { ...node, children }
  }
  return clean(record, record.tag === 'FAM')
}

/** The record without texts that name somebody of these, with what stands below them. */
export function withoutNamed(names: HiddenNames, record: GedcomRecord): GedcomRecord {
  const isNaming = ({ value }: GedcomNode) => value !== null && names.isIn(value)
  const hasAny = (node: GedcomNode): boolean => node.children.some((child) => isNaming(child) || hasAny(child))
  const clean = (node: GedcomNode): GedcomNode =>
    hasAny(node) ? { ...node, children: node.children.filter((child) => !isNaming(child)).map(clean) } : node
  return clean(record)
}
