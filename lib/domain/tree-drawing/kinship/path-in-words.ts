import type { ChildKind } from '@/lib/domain/family-tree/schema'
import type { KinPath, KinStep } from '@/lib/domain/tree-drawing/kinship/find-path'
import { kinshipWord, type SexOf } from '@/lib/domain/tree-drawing/kinship/kinship-word'

type Names = { nameOf: (personId: string) => string; sexOf: SexOf }

/**
 * The way in a sentence: 'Karen Hansen er datter af Peter Hansen, som er bror til Anna Holm.' Up and down again over a
 * parent is one step. A path without steps is the person's name.
 */
export function pathInWords(path: KinPath, { nameOf, sexOf }: Names): string {
  const parts = joined(path.steps)
  let from = path.from
  const words = parts.map((steps, at) => {
    const to = steps.at(-1)?.to ?? from
    const said = `${at === 0 ? nameOf(from) : 'som'} ${relation(from, steps, sexOf)} ${nameOf(to)}`
    from = to
    return said
  })
  return words.length === 0 ? nameOf(path.from) : `${words.join(', ')}.`
}

/** Steps by themselves, but up to a parent and down to another child together. */
function joined(steps: readonly KinStep[]): KinStep[][] {
  const parts: KinStep[][] = []
  for (const step of steps) {
    const last = parts.at(-1)
    if (step.step === 'child' && last?.length === 1 && last[0]?.step === 'parent') last.push(step)
    else parts.push([step])
  }
  return parts
}

/** 'er datter af', 'er far til', 'er gift med': what `from` is to the person these steps lead to. */
function relation(from: string, steps: readonly KinStep[], sexOf: SexOf): string {
  const [first] = steps
  if (!first) return 'er'
  if (first.step === 'partner') return togetherWords(first)
  const isChild = steps.length === 1 && first.step === 'parent'
  // Seen from the other end: the person who is told of is the last.
  const back = steps.map((step) => ({ ...step, step: opposite[step.step] })).toReversed()
  const word = kinshipWord(
    { from: '', steps: back.map((step, at) => (at === back.length - 1 ? { ...step, to: from } : step)) },
    sexOf,
  )
  if (!word) return 'er i familie med'
  return `er ${word} ${isChild && !isLoose(first.childKind) ? 'af' : 'til'}`
}

const opposite = { parent: 'child', child: 'parent', partner: 'partner', sibling: 'sibling' } as const

/** 'plejesøn hos' would be another word again; all but born and adopted children are 'til'. */
const isLoose = (kind: ChildKind | null) => kind === 'foster' || kind === 'step'

function togetherWords({ union: { kind, ended } }: KinStep): string {
  if (kind === 'married') return ended ? 'var gift med' : 'er gift med'
  if (kind === 'partners') return ended ? 'dannede par med' : 'danner par med'
  return 'dannede par med'
}
