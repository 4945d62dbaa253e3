import { describe, expect, test } from 'vitest'
import { boxSize, type TreeLayout } from '@/lib/domain/tree-drawing/geometry'
import type { FamilyGraph } from '@/lib/domain/tree-drawing/schema'
import { madeUpFamily } from '@/tests/factories/made-up-family'
import { familyOf } from '@/tests/factories/small-family'
import { drawLayout } from './draw-layout'

async function laidOut(graph: FamilyGraph): Promise<TreeLayout> {
  const layout = await drawLayout(graph)
  if (!layout) throw new Error('The family was refused.')
  return layout
}

/** What must never be, in words, so that a failure names it. */
function faults({ people, unions }: FamilyGraph, layout: TreeLayout): string[] {
  const at = new Map(layout.boxes.map((box) => [box.id, box]))
  const boxOf = (id: string) => at.get(id) ?? { id, x: Number.NaN, y: Number.NaN, row: Number.NaN }
  const found: string[] = []
  if (layout.boxes.length !== people.length || at.size !== people.length) found.push('not everyone has one box')
  const sorted = [...layout.boxes].sort((a, b) => a.x - b.x)
  sorted.forEach((box, place) => {
    if (box.x < 0 || box.y < 0 || box.x + boxSize.width > layout.width || box.y + boxSize.height > layout.height)
      found.push(`${box.id} is outside`)
    for (let next = place + 1; next < sorted.length; next++) {
      const other = sorted[next]
      if (!other || other.x >= box.x + boxSize.width) break
      if (Math.abs(other.y - box.y) < boxSize.height) found.push(`${box.id} overlaps ${other.id}`)
    }
  })
  const rowAt = new Map(layout.boxes.map(({ row, y }) => [row, y]))
  for (const { id, row, y } of layout.boxes) if (rowAt.get(row) !== y) found.push(`${id} is not level with row ${row}`)
  for (const { id, partnerIds, children } of unions) {
    for (const child of children) {
      for (const parent of partnerIds)
        if (boxOf(parent).row >= boxOf(child.id).row) found.push(`${parent} is not above ${child.id}`)
      const line = layout.lines.find((one) => one.unionId === id && one.childId === child.id)
      if (partnerIds.length > 0 && !line) found.push(`${child.id} has no line from ${id}`)
      const end = line?.points.at(-1)
      const { x, y } = boxOf(child.id)
      if (end && (end.y !== y || end.x <= x || end.x >= x + boxSize.width)) found.push(`${child.id}’s line misses`)
    }
    const [left, right] = partnerIds
    if (left === undefined || right === undefined) continue
    const partners = (one: string) =>
      new Set(unions.flatMap((u) => (u.partnerIds.includes(one) ? u.partnerIds : []))).size - 1
    if (Math.max(partners(left), partners(right)) > 2) continue
    if (boxOf(left).row !== boxOf(right).row) found.push(`${left} and ${right} are in different rows`)
    const between = layout.boxes.filter(
      (box) => box.y === boxOf(left).y && (box.x - boxOf(left).x) * (box.x - boxOf(right).x) < 0,
    )
    if (between.length > 0) found.push(`${left} and ${right} are not beside each other`)
    if (partners(left) + partners(right) === 2 && boxOf(left).x > boxOf(right).x) found.push(`${id} is turned round`)
  }
  return [...found, ...linesThroughBoxes(layout)]
}

function linesThroughBoxes({ boxes, lines }: TreeLayout): string[] {
  const found: string[] = []
  for (const { childId, points } of lines)
    for (const [place, { x, y }] of points.slice(1).entries()) {
      const from = points[place] ?? { x, y }
      const [left, right] = [Math.min(from.x, x), Math.max(from.x, x)]
      const [top, bottom] = [Math.min(from.y, y), Math.max(from.y, y)]
      const crossed = boxes.find(
        (box) => left < box.x + boxSize.width && right > box.x && top < box.y + boxSize.height && bottom > box.y,
      )
      if (crossed) found.push(`${childId}’s line goes through ${crossed.id}`)
    }
  return found
}

const rowsOf = ({ boxes }: TreeLayout) => Object.fromEntries(boxes.map(({ id, row }) => [id, row]))
const boxOf = ({ boxes }: TreeLayout, id: string) =>
  boxes.find((box) => box.id === id) ?? { x: Number.NaN, y: Number.NaN }
const ends = <T>(all: readonly T[] = []) => [all[0], all.at(-1)]
const fromLeft = ({ boxes }: TreeLayout, ids: readonly string[]) =>
  boxes
    .filter(({ id }) => ids.includes(id))
    .sort((a, b) => a.x - b.x)
    .map(({ id }) => id)

describe('a family is laid out without overlaps, in rows, with couples side by side', () => {
  test.each([
    [50, 1],
    [150, 4],
    [500, 6],
  ])('%i people, seed %i', async (size, seed) => {
    const graph = madeUpFamily(size, seed)
    expect(graph.people.length).toBeGreaterThanOrEqual(size)
    expect(faults(graph, await laidOut(graph))).toEqual([])
  })

  test.each([
    ['cousins who married', 'far+mor:A,B A+a:c B+b:d c+d:e'],
    ['an uncle and his niece', 'far+mor:A,B A+a:n B+n:e'],
    ['a child of two unions', 'far+mor:barn,A adoptivfar+adoptivmor:adopted/barn'],
    ['a child of two unions of one person', 'far+mor:barn far+ny:step/barn,B'],
    ['unknown parents', ':A,B A+a:c'],
    ['one known parent', 'mor:A,B A:c mor+ny:D'],
    ['a couple who married twice', 'A+B:c A+B:d'],
    ['two families that married twice', 'a+b:A,B c+d:C,D A+C:x B+D:y'],
    ['families in a row of remarriages', 'A+B:p B+C:q C+D:r D+E:s A+F:t'],
    ['two families that nothing joins', 'a+b:c d+e:f f+g:h alene:'],
  ])('%s', async (_, written) => {
    const graph = familyOf(written)
    expect(faults(graph, await laidOut(graph))).toEqual([])
  })
})

describe('the layout', () => {
  test('is the same for the same graph', async () => {
    const graph = madeUpFamily(20, 8)
    expect(await laidOut(structuredClone(graph))).toEqual(await laidOut(graph))
  })

  test('keeps children in their order in a plain family', async () => {
    const graph = madeUpFamily(60, 1, { isPlain: true })
    const layout = await laidOut(graph)
    for (const { children } of graph.unions) {
      const ids = children.map(({ id }) => id)
      expect(fromLeft(layout, ids)).toEqual(ids)
    }
  })

  test('has a person’s partners on both sides in their order, and half-siblings under their own couple', async () => {
    const layout = await laidOut(familyOf('H+W1:a,b H+W2:c'))
    expect(fromLeft(layout, ['H', 'W1', 'W2'])).toEqual(['W1', 'H', 'W2'])
    expect(fromLeft(layout, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
  })

  test('has four partners in their order, joined below those between', async () => {
    const graph = familyOf('H+W1:a H+W2:b H+W3:c H+W4:d')
    const layout = await laidOut(graph)
    expect(faults(graph, layout)).toEqual([])
    expect(fromLeft(layout, ['H', 'W1', 'W2', 'W3', 'W4'])).toEqual(['W1', 'W2', 'H', 'W3', 'W4'])
    const below = layout.couples.filter(({ line }) => line.length === 4).map(({ unionId }) => unionId)
    expect(below).toEqual(['u0', 'u3'])
  })

  test('separates only one of three couples who had each other, and joins it below', async () => {
    const graph = familyOf('A+B:x B+C:y A+C:z')
    const layout = await laidOut(graph)
    expect(faults(graph, layout)).toHaveLength(1)
    expect(layout.couples.filter(({ line }) => line.length === 4)).toHaveLength(1)
  })

  test('has a grown child’s partner in the child’s row, and their parents above both', async () => {
    const layout = await laidOut(familyOf('a+b:A c+d:C A+C:x'))
    expect(rowsOf(layout)).toEqual({ a: 0, b: 0, c: 0, d: 0, A: 1, C: 1, x: 2 })
  })

  test('puts a couple in two rows only when a father and his son married a mother and her daughter', async () => {
    const graph = familyOf('fa+x:søn mo+y:datter fa+datter:b søn+mo:c')
    const layout = await laidOut(graph)
    const rows = rowsOf(layout)
    for (const [parent = '', child = ''] of ['fa søn', 'mo datter', 'fa b', 'datter b', 'søn c', 'mo c'].map((pair) =>
      pair.split(' '),
    ))
      expect(rows[parent]).toBeLessThan(Number(rows[child]))
    expect(rows.fa).toBe(rows.datter)
    const [from, to] = ends(layout.couples.find(({ unionId }) => unionId === 'u3')?.line)
    expect(from?.y).toBe(boxOf(layout, 'mo').y + boxSize.height)
    expect(to?.y).toBe(boxOf(layout, 'søn').y)
  })

  test('joins twins above their boxes', async () => {
    const layout = await laidOut(familyOf('a+b:c,twin/d,twin/e'))
    expect(layout.twins).toMatchObject([{ unionId: 'u0', childIds: ['d', 'e'] }])
    const [bar] = layout.twins
    expect(bar?.points[0].y).toBeLessThan(boxOf(layout, 'd').y)
  })

  test('knows how each child belongs', async () => {
    const { lines } = await laidOut(familyOf('a+b:c,adopted/d,foster/e,step/f,unknown/g'))
    expect(lines.map(({ kind }) => kind)).toEqual(['birth', 'adopted', 'foster', 'step', 'unknown'])
  })

  test('leaves out whoever is not among the people', async () => {
    const graph = { ...familyOf('a+b:c,d'), people: [{ id: 'a' }, { id: 'c' }] }
    const layout = await laidOut(graph)
    expect(layout.boxes.map(({ id }) => id).sort()).toEqual(['a', 'c'])
    expect(layout.lines).toMatchObject([{ childId: 'c' }])
  })

  test('of nobody is empty', async () => {
    expect(await laidOut({ people: [], unions: [] })).toMatchObject({ boxes: [], lines: [] })
  })

  test('is refused when a person is their own ancestor', async () => {
    expect(await drawLayout(familyOf('a+b:c c+d:a'))).toBeNull()
    expect(await drawLayout(familyOf('a:b b:c c:b'))).toBeNull()
  })
})
