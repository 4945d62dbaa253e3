import { joinSaid } from '@/lib/domain/family-tree/said'
import type { UnionFields } from '@/lib/domain/family-tree/schema'
import type { ChildData, UnionData } from '@/lib/domain/family-tree/stored-rows'
import type { TreeDate } from '@/lib/domain/family-tree/tree-date'
import { fieldsOfUnion, rowOfUnion } from '@/lib/domain/tree-files/field-rows'
import type { KnownUnionRow } from '@/lib/domain/tree-files/import/known-tree'
import { writtenDate } from '@/lib/domain/tree-files/records/date-record'
import type { FileUnion } from '@/lib/domain/tree-files/records/family-file'
import type { KeepChoice } from '@/lib/domain/tree-files/schema'

type PlannedUnion =
  | { kind: 'new'; data: UnionData; children: Omit<ChildData, 'unionId'>[] }
  | { kind: 'known'; known: KnownUnionRow; after: UnionData | null; children: Omit<ChildData, 'unionId'>[] }

type Context = { importId: string; userId: string | null; keep: KeepChoice }

/**
 * Finds the couples that are here already: under whatever a couple of the file could be them by, so that somebody with
 * a thousand couples costs no more than a thousand people.
 */
export class KnownUnions {
  private readonly byKey = new Map<string, { unions: KnownUnionRow[]; next: number }>()
  private readonly counts = new Map<string, number>()
  private readonly taken = new Set<string>()

  constructor(unions: readonly KnownUnionRow[]) {
    for (const union of unions) {
      const partners = partnersOf(union.data)
      for (const id of partners) this.counts.set(id, (this.counts.get(id) ?? 0) + 1)
      for (const key of keysOf(partners, union)) {
        const list = this.byKey.get(key)
        if (list) list.unions.push(union)
        else this.byKey.set(key, { unions: [union], next: 0 })
      }
    }
  }

  /** How many couples a person is a partner in. */
  countOf(personId: string): number {
    return this.counts.get(personId) ?? 0
  }

  /**
   * The couple here that a couple of the file is: both partners are its partners, or the two share a child and neither
   * has a partner whom the other has not, or has no room for; of those with one partner and no children, where no other
   * wedding day speaks against it. Each at most once.
   */
  find(partnerIds: readonly string[], childIds: readonly string[], { married }: UnionFields): KnownUnionRow | null {
    for (const key of soughtKeys([...new Set(partnerIds)].sort(), { childIds, married })) {
      const found = this.firstFree(key)
      if (!found) continue
      this.taken.add(found.id)
      return found
    }
    return null
  }

  private firstFree(key: string): KnownUnionRow | undefined {
    const list = this.byKey.get(key)
    if (!list) return undefined
    while (this.taken.has(list.unions[list.next]?.id ?? '')) list.next++
    return list.unions[list.next]
  }
}

/** What a couple here is found by. */
function keysOf(partners: readonly string[], { data, children }: KnownUnionRow): string[] {
  const [first, second] = partners.toSorted()
  if (second !== undefined) {
    return [
      `pair ${first} ${second}`,
      ...children.flatMap(({ childId }) => [...partners.map((id) => `of ${id} ${childId}`), `child ${childId}`]),
    ]
  }
  if (first === undefined) return children.flatMap(({ childId }) => [`none ${childId}`, `child ${childId}`])
  if (children.length === 0) {
    const { married } = fieldsOfUnion(data)
    return [`alone ${first}`, `alone ${first} ${married ? writtenDate(married) : 'unknown'}`]
  }
  return children.flatMap(({ childId }) => [`only ${first} ${childId}`, `of ${first} ${childId}`, `child ${childId}`])
}

/** What a couple of the file is sought by, the surest first. */
function soughtKeys(
  [first, second]: readonly string[],
  { childIds, married }: { childIds: readonly string[]; married: TreeDate | null },
): string[] {
  if (first === undefined) return childIds.map((child) => `child ${child}`)
  if (second !== undefined) {
    return [
      `pair ${first} ${second}`,
      ...childIds.flatMap((child) => [`only ${first} ${child}`, `only ${second} ${child}`, `none ${child}`]),
    ]
  }
  if (childIds.length > 0) return childIds.flatMap((child) => [`of ${first} ${child}`, `none ${child}`])
  return married ? [`alone ${first} ${writtenDate(married)}`, `alone ${first} unknown`] : [`alone ${first}`]
}

/** What an import makes of a couple. */
export function planUnion(
  union: FileUnion,
  { known, idOf, ...context }: Context & { known: KnownUnions; idOf: (xref: string) => string },
): PlannedUnion {
  const partnerIds = union.partnerXrefs.map(idOf)
  const childIds = union.children.map(({ xref }) => idOf(xref))
  const found = known.find(partnerIds, childIds, union.fields)
  if (found) return joined(union, found, { partnerIds, childIds, ...context })
  const { importId, userId } = context
  const [a, b] = partnerIds
  const placed = new Set<string>()
  const positionOf = (at: number) => Math.min((union.positions[at] ?? 0) + known.countOf(partnerIds[at] ?? ''), 30_000)
  return {
    kind: 'new',
    data: {
      ...rowOfUnion(union.fields),
      said: union.said,
      partnerAId: a ?? null,
      partnerBId: b ?? null,
      aPosition: positionOf(0),
      bPosition: positionOf(1),
      importId,
      createdById: userId,
    },
    children: union.children.flatMap(({ kind, twinGroup }, position) => {
      const childId = childIds[position]
      // Two records that are one person here would stand twice.
      if (!childId || placed.has(childId)) return []
      placed.add(childId)
      return [{ childId, kind, position: Math.min(position, 30_000), twinGroup, importId }]
    }),
  }
}

function joined(
  union: FileUnion,
  known: KnownUnionRow,
  { partnerIds, childIds, keep, importId }: { partnerIds: string[]; childIds: string[] } & Context,
): PlannedUnion {
  const { data, children } = known
  const here = new Set(children.map(({ childId }) => childId))
  const lastPosition = children.reduce((last, { position }) => Math.max(last, position), -1)
  const lastTwins = children.reduce((last, { twinGroup }) => Math.max(last, twinGroup ?? 0), 0)
  const missing = partnerIds.filter((id) => !partnersOf(data).includes(id))
  const [first, second] = keep === 'ours' ? [fieldsOfUnion(data), union.fields] : [union.fields, fieldsOfUnion(data)]
  const after: UnionData = {
    ...data,
    ...rowOfUnion({
      kind: first.kind === 'unknown' ? second.kind : first.kind,
      married: first.married ?? second.married,
      marriedPlace: first.marriedPlace ?? second.marriedPlace,
      ended: first.ended ?? second.ended,
      endedOn: first.endedOn ?? second.endedOn,
    }),
    said: joinSaid(data.said, union.said),
    partnerAId: data.partnerAId ?? missing.shift() ?? null,
    partnerBId: data.partnerBId ?? missing.shift() ?? null,
  }
  return {
    kind: 'known',
    known,
    after: JSON.stringify(after) === JSON.stringify(data) ? null : after,
    children: union.children.flatMap(({ kind, twinGroup }, at) => {
      const childId = childIds[at]
      if (!childId || here.has(childId)) return []
      here.add(childId)
      const position = Math.min(lastPosition + 1 + at, 30_000)
      return [{ childId, kind, position, twinGroup: twinGroup === null ? null : lastTwins + twinGroup, importId }]
    }),
  }
}

function partnersOf({ partnerAId, partnerBId }: Pick<UnionData, 'partnerAId' | 'partnerBId'>): string[] {
  return [partnerAId, partnerBId].filter((id) => id !== null)
}
