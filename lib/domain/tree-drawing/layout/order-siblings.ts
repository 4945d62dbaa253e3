import type { ElkNode } from 'elkjs'
import type { Component, Link } from '@/lib/domain/tree-drawing/layout/elk-graph'

/**
 * The blocks of a component in the order in which ELK placed them, with brothers and sisters in that of their union
 * wherever their whole branches can change places and no line crosses another for it.
 */
export function orderSiblings(component: Component, placed: ElkNode): string[] {
  const rows = new Rows(placed)
  const around = neighbours(component.links)
  const byDrop = new Map<string, Link[]>()
  for (const link of component.links) byDrop.set(link.drop, [...(byDrop.get(link.drop) ?? []), link])
  for (const children of byDrop.values()) {
    const branches = children.map(({ from, to }) => branchOf(to, from, { rows, around }))
    for (const run of runsOf(branches, rows)) rows.arrange(run, branches)
  }
  return rows.inOrder()
}

type Branch = { root: string; blocks: Set<string> }
type Around = ReadonlyMap<string, readonly string[]>

function neighbours(links: readonly Link[]): Around {
  const around = new Map<string, string[]>()
  const add = (one: string, other: string) => around.set(one, [...(around.get(one) ?? []), other])
  for (const { from, to } of links) {
    add(from, to)
    add(to, from)
  }
  return around
}

/** Everyone who hangs on a child; null when that leads back up, to the parents or to the parents of an in-law. */
function branchOf(root: string, home: string, { rows, around }: { rows: Rows; around: Around }): Branch | null {
  const top = rows.rowOf(home)
  const blocks = new Set([root])
  for (const block of blocks)
    for (const next of around.get(block) ?? []) {
      if (next === home && block === root) continue
      if (rows.rowOf(next) <= top) return null
      blocks.add(next)
    }
  return { root, blocks }
}

/** Branches whose roots are next to each other, from left to right. */
function runsOf(branches: ReadonlyArray<Branch | null>, rows: Rows): Branch[][] {
  const unique = new Map(branches.flatMap((branch) => (branch ? [[branch.root, branch]] : [])))
  const sorted = [...unique.values()].sort((a, b) => rows.placeOf(a.root) - rows.placeOf(b.root))
  const runs: Branch[][] = []
  for (const branch of sorted) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const isNext =
      last &&
      rows.rowOf(last.root) === rows.rowOf(branch.root) &&
      rows.placeOf(last.root) + 1 === rows.placeOf(branch.root)
    if (run && isNext) run.push(branch)
    else runs.push([branch])
  }
  return runs.filter((run) => run.length > 1)
}

/** The blocks of each row from left to right. */
class Rows {
  private readonly rows: string[][]
  private readonly row = new Map<string, number>()
  private readonly place = new Map<string, number>()

  constructor({ children = [] }: ElkNode) {
    const tops = [...new Set(children.map(({ y = 0 }) => y))].sort((a, b) => a - b)
    this.rows = tops.map((top) =>
      children
        .filter(({ y = 0 }) => y === top)
        .sort((a, b) => (a.x ?? 0) - (b.x ?? 0))
        .map(({ id }) => id),
    )
    this.rows.forEach((blocks, row) => {
      for (const id of blocks) this.row.set(id, row)
      this.number(row)
    })
  }

  rowOf = (id: string) => this.row.get(id) ?? 0
  placeOf = (id: string) => this.place.get(id) ?? 0
  inOrder = () => this.rows.flat()

  /** Gives the branches of a run the order they have in `wanted`, unless others stand between them in some row. */
  arrange(run: readonly Branch[], wanted: ReadonlyArray<Branch | null>): void {
    const order = run.toSorted((a, b) => rank(wanted, a) - rank(wanted, b))
    if (order.every((branch, at) => branch === run[at])) return
    const moves = this.rows.map((blocks) => {
      const own = blocks.flatMap((id, at) => (run.some((branch) => branch.blocks.has(id)) ? [at] : []))
      const [first = 0] = own
      const isTogether = own.every((at, turn) => at === first + turn)
      const groups = order.flatMap((branch) => blocks.filter((id) => branch.blocks.has(id)))
      return isTogether && groups.length === own.length ? { first, groups } : null
    })
    if (moves.includes(null)) return
    moves.forEach((move, row) => {
      if (!move) return
      this.rows[row]?.splice(move.first, move.groups.length, ...move.groups)
      this.number(row)
    })
  }

  private number(row: number): void {
    this.rows[row]?.forEach((id, at) => {
      this.place.set(id, at)
    })
  }
}

const rank = (wanted: ReadonlyArray<Branch | null>, { root }: Branch) => wanted.findIndex((one) => one?.root === root)
