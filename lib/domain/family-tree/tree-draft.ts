import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { partnersOf, placeAmong } from '@/lib/domain/family-tree/partners'
import {
  type ChildData,
  childDataColumns,
  type PersonData,
  personDataColumns,
  type RecordData,
  recordDataColumns,
  type StoredRows,
  type UnionData,
  unionDataColumns,
} from '@/lib/domain/family-tree/stored-rows'
import type { TreeChange } from '@/lib/domain/family-tree/tree-changes'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

export type Held<T> = { id: string; row: T }

/**
 * The rows of a locked tree that an edit is about: read when asked for, changed in memory, and in the end the list of
 * what became different. Rows of other trees do not exist for it.
 */
export class TreeDraft {
  private readonly held: { [T in keyof StoredRows]: Map<string, Draft<StoredRows[T]>> } = {
    person: new Map(),
    union: new Map(),
    child: new Map(),
    record: new Map(),
  }

  constructor(
    readonly tx: Transaction,
    readonly treeId: string,
  ) {}

  /** Throws NOT_FOUND for somebody who is not in this tree. */
  async person(id: string): Promise<PersonData> {
    if (!this.held.person.has(id)) {
      this.hold('person', id, await this.tx.treePerson.findFirst({ where: this.at(id), select: personDataColumns }))
    }
    return found(this.held.person.get(id)?.now)
  }

  /** Reads several at once who are asked for next. */
  async holdPeople(ids: readonly string[]): Promise<void> {
    const unread = ids.filter((id) => !this.held.person.has(id))
    if (unread.length === 0) return
    const where = { id: { in: unread }, treeId: this.treeId }
    const rows = await this.tx.treePerson.findMany({ where, select: { ...personDataColumns, id: true } })
    for (const { id, ...row } of rows) this.hold('person', id, row)
  }

  /** Reads these people with their couples, places as children and records, in four queries. */
  async holdFamily(personIds: readonly string[]) {
    await this.holdPeople(personIds)
    const { tx, treeId } = this
    const among = { in: [...personIds] }
    const children = await tx.treeChild.findMany({ where: { treeId, childId: among }, select: childDataColumns })
    for (const row of children) this.hold('child', childKey(row), row)
    const parents = { in: children.map(({ unionId }) => unionId) }
    const unions = await tx.treeUnion.findMany({
      where: { treeId, OR: [{ partnerAId: among }, { partnerBId: among }, { id: parents }] },
      select: { ...unionDataColumns, id: true },
    })
    for (const { id, ...row } of unions) this.hold('union', id, row)
    const unionIds = unions.map(({ id }) => id)
    const records = await tx.treeRecord.findMany({
      where: { treeId, OR: [{ personId: among }, { unionId: { in: unionIds } }] },
      select: { ...recordDataColumns, id: true },
    })
    for (const { id, ...row } of records) this.hold('record', id, row)
    return { unionIds, children, recordIds: records.map(({ id }) => id) }
  }

  /** Throws NOT_FOUND for a couple that is not in this tree. */
  async union(id: string): Promise<UnionData> {
    if (!this.held.union.has(id)) {
      this.hold('union', id, await this.tx.treeUnion.findFirst({ where: this.at(id), select: unionDataColumns }))
    }
    return found(this.held.union.get(id)?.now)
  }

  /** The couples in which a person is a partner, in their order. */
  async unionsOf(personId: string): Promise<Held<UnionData>[]> {
    const where = { treeId: this.treeId, OR: [{ partnerAId: personId }, { partnerBId: personId }] }
    const rows = await this.tx.treeUnion.findMany({ where, select: { ...unionDataColumns, id: true } })
    for (const { id, ...row } of rows) this.hold('union', id, row)
    return this.now('union')
      .filter(({ row }) => partnersOf(row).includes(personId))
      .sort((a, b) => placeAmong(a.row, personId) - placeAmong(b.row, personId) || (a.id < b.id ? -1 : 1))
  }

  /** The children of a couple, in their order. */
  async childrenOf(unionId: string): Promise<ChildData[]> {
    await this.holdChildren({ unionId })
    return this.now('child')
      .map(({ row }) => row)
      .filter((row) => row.unionId === unionId)
      .sort((a, b) => a.position - b.position || (a.childId < b.childId ? -1 : 1))
  }

  /** The couples in which a person is a child. */
  async childIn(childId: string): Promise<ChildData[]> {
    await this.holdChildren({ childId })
    return this.now('child')
      .map(({ row }) => row)
      .filter((row) => row.childId === childId)
      .sort((a, b) => (a.unionId < b.unionId ? -1 : 1))
  }

  /** What an imported file says of a person or a couple. */
  async recordOf(whose: { personId: string } | { unionId: string }): Promise<Held<RecordData> | null> {
    const stored = await this.tx.treeRecord.findFirst({
      where: { treeId: this.treeId, ...whose },
      select: { ...recordDataColumns, id: true },
    })
    if (stored) {
      const { id, ...row } = stored
      this.hold('record', id, row)
    }
    const isIts = ({ personId, unionId }: RecordData) =>
      'personId' in whose ? personId === whose.personId : unionId === whose.unionId
    return this.now('record').find(({ row }) => isIts(row)) ?? null
  }

  /** The records in whose lines this identifier stands. */
  async recordsNaming(xref: string): Promise<Held<RecordData>[]> {
    const naming = `@${xref}@`
    const rows = await this.tx.treeRecord.findMany({
      where: { treeId: this.treeId, lines: { contains: naming } },
      select: { ...recordDataColumns, id: true },
    })
    for (const { id, ...row } of rows) this.hold('record', id, row)
    return this.now('record').filter(({ row }) => row.lines.includes(naming))
  }

  /** What kind of record each identifier is, 'INDI' or 'SOUR'. */
  async recordTags(xrefs: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.tx.treeRecord.findMany({
      where: { treeId: this.treeId, xref: { in: [...xrefs] } },
      select: { xref: true, lines: true },
    })
    return new Map(rows.map(({ xref, lines }) => [xref ?? '', /^0 @[^@]+@ (\w+)/.exec(lines)?.[1] ?? '']))
  }

  setPerson(id: string, row: PersonData | null): void {
    put(this.held.person, id, row)
  }

  setUnion(id: string, row: UnionData | null): void {
    put(this.held.union, id, row)
  }

  setChild(row: ChildData): void {
    put(this.held.child, childKey(row), row)
  }

  dropChild(row: Pick<ChildData, 'unionId' | 'childId'>): void {
    put(this.held.child, childKey(row), null)
  }

  setRecord(id: string, row: RecordData | null): void {
    put(this.held.record, id, row)
  }

  /** The rows that are no longer as they were read. */
  changes(): TreeChange[] {
    const { person, union, child, record } = this.held
    return [
      ...differing(person).map((change) => ({ table: 'person' as const, ...change })),
      ...differing(union).map((change) => ({ table: 'union' as const, ...change })),
      ...differing(child).map((change) => ({ table: 'child' as const, ...change })),
      ...differing(record).map((change) => ({ table: 'record' as const, ...change })),
    ]
  }

  private at(id: string) {
    return { id, treeId: this.treeId }
  }

  private async holdChildren(where: { unionId: string } | { childId: string }): Promise<void> {
    const rows = await this.tx.treeChild.findMany({
      where: { treeId: this.treeId, ...where },
      select: childDataColumns,
    })
    for (const row of rows) this.hold('child', childKey(row), row)
  }

  /** What is held already stays: it may have been changed. */
  private hold<T extends keyof StoredRows>(table: T, id: string, row: StoredRows[T] | null): void {
    if (row && !this.held[table].has(id)) this.held[table].set(id, { before: row, now: row })
  }

  private now<T extends keyof StoredRows>(table: T): Held<StoredRows[T]>[] {
    return [...this.held[table]].flatMap(([id, { now }]) => (now ? [{ id, row: now }] : []))
  }
}

/** Names a child's row among changes. */
function childKey({ unionId, childId }: Pick<ChildData, 'unionId' | 'childId'>): string {
  return `${unionId}:${childId}`
}

type Draft<T> = { before: T | null; now: T | null }

function put<T>(rows: Map<string, Draft<T>>, id: string, now: T | null): void {
  rows.set(id, { before: rows.get(id)?.before ?? null, now })
}

function differing<T>(rows: Map<string, Draft<T>>): { id: string; before: T | null; after: T | null }[] {
  return [...rows]
    .filter(([, { before, now }]) => !isDeepStrictEqual(before, now))
    .map(([id, { before, now }]) => ({ id, before, after: now }))
}

function found<T>(row: T | null | undefined): T {
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}
