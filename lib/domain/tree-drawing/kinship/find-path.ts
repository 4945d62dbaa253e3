import { addTo } from '@/lib/domain/family-tree/partners'
import { closenessOf } from '@/lib/domain/family-tree/relation-copy'
import type { ChildKind, UnionView } from '@/lib/domain/family-tree/schema'
import type { FamilyGraph } from '@/lib/domain/tree-drawing/schema'

/** A step to the next person: to a parent, a child, a partner, or a brother or sister of the same unknown parents. */
export type KinStep = {
  to: string
  step: 'parent' | 'child' | 'partner' | 'sibling'
  /** How the child of the two belongs to the union; null between partners. */
  childKind: ChildKind | null
  union: Pick<UnionView, 'id' | 'kind' | 'ended' | 'partnerIds'>
}

/** A way from one person to another. */
export type KinPath = { from: string; steps: readonly KinStep[] }

/**
 * The way with the fewest marriages, and of those the shortest; but partners are partners, also when they are cousins.
 * Null when nothing joins the two; no steps when they are one. Linear in people and children.
 */
export function findPath({ unions }: Pick<FamilyGraph, 'unions'>, from: string, to: string): KinPath | null {
  if (from === to) return { from, steps: [] }
  const around = stepsAround(unions)
  const siblingsOf = siblingsWithoutParents(unions)
  const direct = around.get(from)?.find((one) => one.step === 'partner' && one.to === to)
  if (direct) return { from, steps: [direct] }
  const seen = new Set<string>()
  // Those reached with so many marriages, by the length of the way.
  let level: Reached[][] = [[{ id: from, phase: 'up', before: null }]]
  while (level.length > 0) {
    const next: Reached[][] = []
    for (let length = 0; length < level.length; length++)
      for (const reached of level[length] ?? []) {
        const key = `${reached.phase} ${reached.id}`
        if (seen.has(key)) continue
        seen.add(key)
        if (reached.id === to) return { from, steps: stepsTo(reached) }
        for (const step of [...(around.get(reached.id) ?? []), ...siblingsOf(reached)]) {
          const phase = phaseAfter(step, reached.phase)
          if (!phase) continue
          const queue = step.step === 'partner' ? next : level
          const bucket = queue[length + 1] ?? []
          bucket.push({ id: step.to, phase, before: { reached, step } })
          queue[length + 1] = bucket
        }
      }
    level = next
  }
  return null
}

/** The same way from its other end. */
export function reversePath({ from, steps }: KinPath): KinPath {
  const ids = [from, ...steps.map(({ to }) => to)]
  const back = steps.map((step, at) => ({ ...step, to: ids[at] ?? from, step: opposite[step.step] }))
  return { from: ids.at(-1) ?? from, steps: back.toReversed() }
}

const opposite = { parent: 'child', child: 'parent', partner: 'partner', sibling: 'sibling' } as const

type Phase = 'up' | 'down'
type Reached = { id: string; phase: Phase; before: { reached: Reached; step: KinStep } | null }

/** First up, then down: over a child to its other parent is a way between partners, not between kin. */
function phaseAfter({ step }: KinStep, phase: Phase): Phase | null {
  if (step === 'partner') return 'up'
  if (step === 'child') return 'down'
  if (phase === 'down') return null
  return step === 'parent' ? 'up' : 'down'
}

function stepsTo(last: Reached): KinStep[] {
  const steps: KinStep[] = []
  for (let { before } = last; before; before = before.reached.before) steps.push(before.step)
  return steps.reverse()
}

function stepsAround(unions: readonly UnionView[]): Map<string, KinStep[]> {
  const around = new Map<string, KinStep[]>()
  const add = (from: string, step: KinStep) => addTo(around, from, step)
  for (const union of unions) {
    const { partnerIds, children } = union
    for (const parent of partnerIds)
      for (const { id, kind } of children) {
        add(id, { to: parent, step: 'parent', childKind: kind, union })
        add(parent, { to: id, step: 'child', childKind: kind, union })
      }
    for (const one of partnerIds)
      for (const other of partnerIds)
        if (one !== other) add(one, { to: other, step: 'partner', childKind: null, union })
  }
  // Of two ways as long, the one that is found first counts: by birth before adoption, and that before a stepfamily.
  for (const steps of around.values()) steps.sort((a, b) => closeness(a) - closeness(b))
  return around
}

/**
 * Steps to the brothers and sisters of somebody whose parents are not known. Once for each union: from its first child
 * they are reached by the shortest way, and in pairs ten thousand of them would be a hundred million steps.
 */
function siblingsWithoutParents(unions: readonly UnionView[]): (reached: Reached) => KinStep[] {
  const unionsOf = new Map<string, UnionView[]>()
  for (const union of unions) {
    if (union.partnerIds.length > 0) continue
    for (const { id } of union.children) addTo(unionsOf, id, union)
  }
  const done = new Set<UnionView>()
  return ({ id, phase }) => {
    const fresh = phase === 'up' ? (unionsOf.get(id) ?? []).filter((union) => !done.has(union)) : []
    for (const union of fresh) done.add(union)
    return fresh.flatMap((union) =>
      union.children
        .filter((child) => child.id !== id)
        .map((child) => ({ to: child.id, step: 'sibling' as const, childKind: child.kind, union })),
    )
  }
}

const closeness = ({ childKind }: KinStep) => (childKind ? closenessOf(childKind) : 0)
