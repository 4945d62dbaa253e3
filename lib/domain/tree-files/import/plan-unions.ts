import { joinSaid } from '@/lib/domain/family-tree/said'
import type { UnionFields } from '@/lib/domain/family-tree/schema'
import type { ChildData, UnionData } from '@/lib/domain/family-tree/stored-rows'
import type { TreeDate } from '@/lib/domain/family-tree/tree-date'
import { fieldsOfUnion, rowOfUnion } from '@/lib/domain/tree-files/field-rows'
import type { KnownUnionRow } from '@/lib/domain/tree-files/import/known-tree'
import { isSameDate } from '@/lib/domain/tree-files/records/date-record'
import type { FileUnion } from '@/lib/domain/tree-files/records/family-file'
import type { KeepChoice } from '@/lib/domain/tree-files/schema'

export type PlannedUnion =
  | { kind: 'new'; data: UnionData; children: Omit<ChildData, 'unionId'>[] }
  | { kind: 'known'; known: KnownUnionRow; after: UnionData | null; children: Omit<ChildData, 'unionId'>[] }

type Context = { importId: string; userId: string | null; keep: KeepChoice }

/** Finds the couples that are here already, by their people. */
export class KnownUnions {
  private readonly byPerson = new Map<string, KnownUnionRow[]>()
  private readonly taken = new Set<string>()

  constructor(unions: readonly KnownUnionRow[]) {
    for (const union of unions) {
      for (const id of [...partnersOf(union.data), ...union.children.map(({ childId }) => childId)]) {
        this.byPerson.set(id, [...(this.byPerson.get(id) ?? []), union])
      }
    }
  }

  /** How many couples a person is a partner in. */
  countOf(personId: string): number {
    return (this.byPerson.get(personId) ?? []).filter(({ data }) => partnersOf(data).includes(personId)).length
  }

  /**
   * The couple here that a couple of the file is: both partners are its partners, or the two share a child and neither has
   * a partner whom the other has not, or has no room for; of those with one partner and no children, where no other
   * wedding day speaks against it. Each at most once.
   */
  find(partnerIds: readonly string[], childIds: readonly string[], { married }: UnionFields): KnownUnionRow | null {
    const near = [...partnerIds, ...childIds].flatMap((id) => this.byPerson.get(id) ?? [])
    const found = near.find((union) => {
      if (this.taken.has(union.id)) return false
      const ours = partnersOf(union.data)
      const together = new Set([...ours, ...partnerIds])
      if (together.size > 2) return false
      const isSamePair = ours.length === 2 && partnerIds.length === 2
      const isWithin = ours.every((id) => partnerIds.includes(id)) || partnerIds.every((id) => ours.includes(id))
      const isAlone = ours.length === 1 && partnerIds.length === 1 && childIds.length + union.children.length === 0
      if (isAlone) return isWithin && isSameOrUnknown(fieldsOfUnion(union.data).married, married)
      return isSamePair || (isWithin && union.children.some(({ childId }) => childIds.includes(childId)))
    })
    if (found) this.taken.add(found.id)
    return found ?? null
  }
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
  const positionOf = (at: number) => Math.min((union.positions[at] ?? 0) + known.countOf(partnerIds[at] ?? ''), 30_000)
  return {
    kind: 'new',
    data: {
      ...rowOfUnion(union.fields),
      said: union.said,
      ...{ partnerAId: a ?? null, partnerBId: b ?? null, aPosition: positionOf(0), bPosition: positionOf(1) },
      ...{ importId, createdById: userId },
    },
    children: union.children.flatMap(({ kind, twinGroup }, position) => {
      const childId = childIds[position]
      // Two records that are one person here would stand twice.
      if (!childId || childIds.indexOf(childId) !== position) return []
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
      if (!childId || here.has(childId) || childIds.indexOf(childId) !== at) return []
      const position = Math.min(lastPosition + 1 + at, 30_000)
      return [{ childId, kind, position, twinGroup: twinGroup === null ? null : lastTwins + twinGroup, importId }]
    }),
  }
}

function isSameOrUnknown(one: TreeDate | null, other: TreeDate | null): boolean {
  return one === null || other === null || isSameDate(one, other)
}

function partnersOf({ partnerAId, partnerBId }: Pick<UnionData, 'partnerAId' | 'partnerBId'>): string[] {
  return [partnerAId, partnerBId].filter((id) => id !== null)
}
