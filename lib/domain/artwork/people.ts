import 'server-only'
import type { Point } from '@/lib/domain/artwork/drawing'
import { leastCapOf } from '@/lib/domain/artwork/faces'
import { type Line, lineOutlines, measureLine } from '@/lib/domain/artwork/lettering'
import { snap } from '@/lib/domain/artwork/polygons'

type Cap = { mm: number; isFixed: boolean }

/** Several names, each with its lines, in columns or one below the other; lines of the same level are equally large. */
export type PeopleRow = {
  kind: 'people'
  blocks: Line[][]
  caps: Cap[]
  placed: 'beside' | 'below'
  heightMm: number
}

/** A row of names; its height goes from the top of the first capitals to the last baseline, mm. */
export function peopleRow(blocks: Line[][], caps: Cap[], placed: 'beside' | 'below'): PeopleRow {
  const row = { kind: 'people', blocks, caps, placed, heightMm: 0 } as const
  return {
    ...row,
    heightMm: snap(
      placesOf(
        row,
        caps.map(({ mm }) => mm),
      ).heightMm,
    ),
  }
}

export type PlacedPeople = {
  top: number
  bottom: number
  half: number
  /** Size of the line that shrank most in relation to the wished one; at most 1. */
  squeeze: number
  letters: Array<{ line: Line; capMm: number }>
  draw: () => Point[][]
}

/** Places the names from `top` on; null when they do not fit. `freeWidth`: half the available width between two heights. */
export function placePeople(
  row: PeopleRow,
  top: number,
  freeWidth: (top: number, bottom: number) => number,
): PlacedPeople | null {
  const wished = row.caps.map(({ mm }) => mm)
  const half = freeWidth(top - (wished[0] ?? 0) * 0.4, top + row.heightMm + (wished.at(-1) ?? 0) * 0.4)
  const columns = row.placed === 'beside' ? row.blocks.length : 1
  const air = between(wished)
  const widest = (2 * half - air * (columns - 1)) / columns
  const caps = wished.map((mm, level) => Math.min(mm, Math.floor((widest / levelWidth(row, level)) * 1000) / 1000))
  const isTooSmall = (capMm: number, level: number) =>
    (row.caps[level]?.isFixed && capMm < (wished[level] ?? 0)) ||
    row.blocks.some((block) => capMm < leastCapOf(block[level]?.face ?? 'serif-medium'))
  if (caps.some(isTooSmall)) return null

  const { places } = placesOf(row, caps)
  const column = Math.max(...caps.map((capMm, level) => capMm * levelWidth(row, level)))
  const lines = places.map(({ line, level, block, baseline }) => {
    const capMm = caps[level] ?? 0
    const ink = measureLine(line)
    const middle = row.placed === 'beside' ? (block - (columns - 1) / 2) * (column + air) : 0
    return { line, capMm, ink, x: middle - ((ink.left + ink.right) / 2) * capMm, y: snap(top + baseline) }
  })
  return {
    top: Math.min(...lines.map(({ y, ink, capMm }) => y + ink.top * capMm)),
    bottom: Math.max(...lines.map(({ y, ink, capMm }) => y + ink.bottom * capMm)),
    half: (columns * column + air * (columns - 1)) / 2,
    squeeze: Math.min(1, ...caps.map((capMm, level) => capMm / (wished[level] ?? capMm))),
    letters: lines.map(({ line, capMm }) => ({ line, capMm })),
    draw: () =>
      lines.flatMap(({ line, capMm, x, y }) =>
        lineOutlines(line, capMm).map((points) => points.map(([px, py]): Point => [snap(px + x), snap(py + y)])),
      ),
  }
}

/** Baselines of the lines, from the top of the first capitals, mm. */
function placesOf({ blocks, placed }: Pick<PeopleRow, 'blocks' | 'placed'>, caps: readonly number[]) {
  const places: Array<{ line: Line; level: number; block: number; baseline: number }> = []
  let heightMm = 0
  let start = 0
  for (const [block, lines] of blocks.entries()) {
    let baseline = start
    for (const [level, line] of lines.entries()) {
      const capMm = caps[level] ?? 0
      // The spacing of single lines: space for descenders above and for the ring of an Å.
      baseline += level === 0 ? capMm : 0.45 * (caps[level - 1] ?? 0) + 1.5 * capMm
      places.push({ line, level, block, baseline })
    }
    heightMm = Math.max(heightMm, baseline)
    if (placed === 'below') start = baseline + (caps[0] ?? 0) * 1.1
  }
  return { places, heightMm }
}

/** The gap between two columns, mm. */
function between(caps: readonly number[]): number {
  return Math.max(3, (caps[0] ?? 0) * 0.9)
}

/** The width of a level's widest line at a cap height of 1 mm. */
function levelWidth({ blocks }: PeopleRow, level: number): number {
  const widths = blocks.map((block) => {
    const line = block[level]
    if (!line) return 0
    const { left, right } = measureLine(line)
    return right - left
  })
  return Math.max(0.001, ...widths)
}
