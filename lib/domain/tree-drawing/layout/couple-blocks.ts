import { coupleOf, type KnownFamily } from '@/lib/domain/tree-drawing/layout/known-family'
import type { TreeUnion } from '@/lib/domain/tree-drawing/schema'

/** People who stand beside each other, by way of their couples, and so in one row. */
export type Blocks = {
  /** The block of each person, named after one of its people. */
  of: (id: string) => string
  /** Couples who cannot share a row, because a descendant of one is an ancestor of the other, with the upper one first. */
  apart: ReadonlyMap<TreeUnion, [upper: string, lower: string]>
}

/**
 * Joins partners as long as every parent still stands above their children: a man whose son married his wife's mother
 * cannot be in a row with both. Earlier unions come first. Returns null when a person is their own ancestor.
 */
export function coupleBlocks({ ids, unions }: KnownFamily): Blocks | null {
  const below = childrenOf(unions)
  if (hasLoop(ids, below)) return null
  const joined = new Joined(ids, below)
  const apart = new Map<TreeUnion, [string, string]>()
  for (const union of unions) {
    const couple = coupleOf(union)
    if (!couple) continue
    const [left, right] = couple
    if (joined.blockOf(left) === joined.blockOf(right)) continue
    if (joined.isAbove(left, right)) apart.set(union, [left, right])
    else if (joined.isAbove(right, left)) apart.set(union, [right, left])
    else joined.join(left, right)
  }
  return { of: (id) => joined.blockOf(id), apart }
}

type Below = ReadonlyMap<string, readonly string[]>

function childrenOf(unions: readonly TreeUnion[]): Below {
  const below = new Map<string, string[]>()
  for (const { partnerIds, children } of unions)
    for (const id of partnerIds) below.set(id, [...(below.get(id) ?? []), ...children.map((child) => child.id)])
  return below
}

/** Kahn's algorithm: what is left without anyone free of parents is a loop. */
function hasLoop(ids: readonly string[], below: Below): boolean {
  const parents = new Map<string, number>()
  for (const children of below.values()) for (const id of children) parents.set(id, (parents.get(id) ?? 0) + 1)
  const free = ids.filter((id) => !parents.has(id))
  for (const id of free)
    for (const child of below.get(id) ?? []) {
      const left = (parents.get(child) ?? 0) - 1
      parents.set(child, left)
      if (left === 0) free.push(child)
    }
  return free.length < ids.length
}

/** Disjoint sets, with the search for who is above whom. */
class Joined {
  private readonly members: Map<string, string[]>
  private readonly block: Map<string, string>

  constructor(
    ids: readonly string[],
    private readonly below: Below,
  ) {
    this.members = new Map(ids.map((id) => [id, [id]]))
    this.block = new Map(ids.map((id) => [id, id]))
  }

  blockOf(id: string): string {
    return this.block.get(id) ?? id
  }

  join(left: string, right: string): void {
    const [into, from] = [this.blockOf(left), this.blockOf(right)]
    const moved = this.members.get(from) ?? []
    for (const id of moved) this.block.set(id, into)
    this.members.set(into, [...(this.members.get(into) ?? []), ...moved])
    this.members.delete(from)
  }

  isAbove(upper: string, lower: string): boolean {
    const target = this.blockOf(lower)
    const reached = new Set([this.blockOf(upper)])
    for (const block of reached)
      for (const id of this.members.get(block) ?? [])
        for (const child of this.below.get(id) ?? []) {
          if (this.blockOf(child) === target) return true
          reached.add(this.blockOf(child))
        }
    return false
  }
}
