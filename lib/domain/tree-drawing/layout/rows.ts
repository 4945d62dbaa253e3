/** The rows of all components, so that generations are level. */
export type Rows = {
  /** Of all rows and the gaps between them. */
  height: number
  rowOf: (component: number, y: number) => number
  /** The height on the page of what ELK placed at `y`. A gap is stretched to the widest of its row. */
  move: (component: number, y: number) => number
}

/** `tops` are the upper edges of each component's blocks; all blocks have one height. */
export function commonRows(tops: ReadonlyArray<readonly number[]>, height: number): Rows {
  const own = tops.map((ys) => [...new Set(ys)].sort((a, b) => a - b))
  const count = Math.max(0, ...own.map((ys) => ys.length))
  const gapBelow = (ys: readonly number[], row: number) => (ys[row + 1] ?? 0) - (ys[row] ?? 0) - height
  const common: number[] = []
  for (let row = 0, y = 0; row < count; row++) {
    common.push(y)
    const gaps = own.map((ys) => (row + 1 < ys.length ? gapBelow(ys, row) : 0))
    y += height + Math.max(0, ...gaps)
  }
  const rowOf = (component: number, y: number) => {
    const above = (own[component] ?? []).filter((top) => top <= y).length
    return Math.max(0, above - 1)
  }
  const move = (component: number, y: number) => {
    const ys = own[component] ?? []
    const row = rowOf(component, y)
    const [top = 0, start = 0] = [ys[row], common[row]]
    const below = y - top - height
    if (below <= 0) return start + (y - top)
    const [gap, room] = [gapBelow(ys, row), gapBelow(common, row)]
    return start + height + (gap > 0 ? (below * room) / gap : below)
  }
  return { height: count === 0 ? 0 : (common.at(-1) ?? 0) + height, rowOf, move }
}
