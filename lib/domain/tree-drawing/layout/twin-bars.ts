import type { TreeLine, TwinBar } from '@/lib/domain/tree-drawing/geometry'
import type { TreeUnion } from '@/lib/domain/tree-drawing/schema'

/** Above the boxes, within the last upright part of a line. */
const aboveBox = 12

/** A bar for each group of a union's children who stand in one row. */
export function twinBars(unions: readonly TreeUnion[], lines: readonly TreeLine[]): TwinBar[] {
  const ends = new Map(lines.map(({ unionId, childId, points }) => [`${unionId}>${childId}`, points.at(-1)]))
  return unions.flatMap((union) => {
    const groups = new Map<string, Array<{ id: string; x: number; y: number }>>()
    for (const { id, twinGroup } of union.children) {
      const end = ends.get(`${union.id}>${id}`)
      if (twinGroup === null || !end) continue
      const key = `${twinGroup} ${end.y}`
      groups.set(key, [...(groups.get(key) ?? []), { id, ...end }])
    }
    return [...groups.values()].flatMap((group) => barOf(union.id, group))
  })
}

function barOf(unionId: string, group: ReadonlyArray<{ id: string; x: number; y: number }>): TwinBar[] {
  const [first] = group
  if (!first || group.length < 2) return []
  const xs = group.map(({ x }) => x)
  const y = first.y - aboveBox
  const points: TwinBar['points'] = [
    { x: Math.min(...xs), y },
    { x: Math.max(...xs), y },
  ]
  return [{ unionId, childIds: group.map(({ id }) => id), points }]
}
