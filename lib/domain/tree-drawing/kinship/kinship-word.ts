import type { ChildKind, Sex } from '@/lib/domain/family-tree/schema'
import { genitive } from '@/lib/domain/tree-drawing/copy'
import { type KinPath, type KinStep, reversePath } from '@/lib/domain/tree-drawing/kinship/find-path'

export type SexOf = (personId: string) => Sex
/** Whether one of two was dead before the other was born. */
export type NeverMet = (one: string, other: string) => boolean

/**
 * What the last person of a path is to the first: 'farmor', 'halvbror', 'svigerdatter', 'fætter'. Null where Danish has no
 * settled word, and for a path without steps.
 *
 * The words are those of Den Danske Ordbog: a halvfætter is the child of a parent's cousin, a grandnevø the child of a
 * nephew. Words in dispute (grandfætter, halvonkel) are not used.
 */
export function kinshipWord(path: KinPath, sexOf: SexOf, neverMet: NeverMet = () => false): string | null {
  const { steps } = path
  const last = steps.at(-1)
  if (!last) return null
  const by: Bend = (male, female, other) => bySex(sexOf(last.to), male, female, other)
  const marriages = steps.filter(({ step }) => step === 'partner')
  if (marriages.length === 0) return bloodWord(path, sexOf, by)
  if (marriages.length > 1) return null
  const word = inLawWord(path, by)
  // A father's first wife who died before the child was born is no stepmother.
  return word?.startsWith('sted') && neverMet(path.from, last.to) ? null : word
}

/**
 * As `kinshipWord`, and where there is no word the shortest chain of up to three: 'fars fætter', 'farfars brors barnebarn'.
 * Null for what is further apart than that.
 */
export function kinshipChain(path: KinPath, sexOf: SexOf, neverMet?: NeverMet): string | null {
  const ids = [path.from, ...path.steps.map(({ to }) => to)]
  // The best chain that ends with each step; everyday words cost less than rare ones.
  const best: Array<{ words: string[]; cost: number } | null> = [{ words: [], cost: 0 }]
  for (let end = 1; end < ids.length; end++) {
    best[end] = null
    for (let start = Math.max(0, end - longestWord); start < end; start++) {
      const before = best[start]
      if (!before || before.words.length === 3 || isTop(path.steps, start)) continue
      const word = kinshipWord({ from: ids[start] ?? '', steps: path.steps.slice(start, end) }, sexOf, neverMet)
      const cost = before.cost + (word && compound.test(word) ? 3 : 2)
      if (word && cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY))
        best[end] = { words: [...before.words, word], cost }
    }
  }
  const { words = [] } = best.at(-1) ?? {}
  return words.length === 0 ? null : words.map((word, at) => (at < words.length - 1 ? genitive(word) : word)).join(' ')
}

/** Words that two plain ones say better: 'fætters datter', not 'farbrors barnebarn'. */
const compound = /^(grand|halvf|halvk|barne)|olde/

/** Where the way turns down: 'fars søn' may be oneself. */
const isTop = (steps: readonly KinStep[], at: number) => steps[at - 1]?.step === 'parent' && steps[at]?.step === 'child'

/** Steps; further ancestors and descendants are not counted in one word. */
const longestWord = 12

type Bend = (male: string, female: string, other: string | null) => string | null

function bySex(sex: Sex, male: string, female: string, other: string | null): string | null {
  if (sex === 'male') return male
  return sex === 'female' ? female : other
}

/** How far up and down a way without marriages goes. `isHalf`: the two children of its top have one parent in common. */
function shapeOf(steps: readonly KinStep[]): { up: number; down: number; isHalf: boolean } {
  const up = steps.filter(({ step }) => step === 'parent').length
  const siblings = steps.filter(({ step }) => step === 'sibling').length
  const [left, right] = [steps[up - 1], steps[up]]
  const isHalf = siblings === 0 && left !== undefined && right !== undefined && !haveSameParents(left, right)
  return { up: up + siblings, down: steps.length - up, isHalf }
}

/** Also of two unions: a couple may have married twice. */
function haveSameParents({ union: a }: KinStep, { union: b }: KinStep): boolean {
  return a.id === b.id || (a.partnerIds.length === 2 && a.partnerIds.every((id) => b.partnerIds.includes(id)))
}

function bloodWord({ steps }: KinPath, sexOf: SexOf, by: Bend): string | null {
  const { up, down, isHalf } = shapeOf(steps)
  const kinds = steps.map(({ childKind }) => childKind ?? 'birth')
  const manner = mannerOf(kinds)
  if (down === 0)
    return up === 1 ? withManner(manner, by('far', 'mor', 'forælder')) : ancestor(steps, sexOf, by, manner)
  if (up === 0) return down === 1 ? withManner(manner, by('søn', 'datter', 'barn')) : descendant(down, manner)
  if (up === 1 && down === 1) {
    const word = by('bror', 'søster', 'søskende')
    return isHalf && manner === '' ? `halv${word}` : withManner(manner, word)
  }
  if (isHalf || manner === 'sted' || manner === 'pleje') return null
  if (down === 1 && up === 2) return parentsSibling(sexOf(steps[0]?.to ?? ''), by)
  if (down === 1 && up === 3) return by('grandonkel', 'grandtante', null)
  if (up === 1 && down === 2) return by('nevø', 'niece', null)
  if (up === 1 && down === 3) return by('grandnevø', 'grandniece', null)
  if (up === 2 && down === 2) return by('fætter', 'kusine', 'søskendebarn')
  return up === 3 && down === 3 ? by('halvfætter', 'halvkusine', 'næstsøskendebarn') : null
}

type Manner = '' | 'adoptiv' | 'pleje' | 'sted'

/** The furthest from birth of all steps. Nothing known counts as birth. */
function mannerOf(kinds: readonly ChildKind[]): Manner {
  if (kinds.includes('step')) return 'sted'
  if (kinds.includes('foster')) return 'pleje'
  return kinds.includes('adopted') ? 'adoptiv' : ''
}

function withManner(manner: Manner, word: string | null): string | null {
  return word && `${manner}${word}`
}

// An adopted child is of the family as any other (adoptionsloven § 16); for a foster child the words stop at the parents.
const isKin = (manner: Manner) => manner === '' || manner === 'adoptiv'

function ancestor(steps: readonly KinStep[], sexOf: SexOf, by: Bend, manner: Manner): string | null {
  if (!isKin(manner)) return null
  if (steps.length > 2) return `${old(steps.length - 3)}${by('far', 'mor', 'forælder')}`
  const between = bySex(sexOf(steps[0]?.to ?? ''), 'far', 'mor', 'bedste')
  return by(`${between}far`, `${between}mor`, 'bedsteforælder')
}

function descendant(down: number, manner: Manner): string | null {
  if (!isKin(manner)) return null
  return down === 2 ? 'barnebarn' : `${old(down - 3)}barn`
}

/** 'olde', 'tipolde', 'tip-tip-olde', and from four '4 × tipolde', as genealogists write it. */
function old(tips: number): string {
  if (tips === 0) return 'olde'
  if (tips === 1) return 'tipolde'
  return tips < 4 ? `${'tip-'.repeat(tips)}olde` : `${tips} × tipolde`
}

function parentsSibling(parent: Sex, by: Bend): string | null {
  if (parent === 'male') return by('farbror', 'faster', null)
  if (parent === 'female') return by('morbror', 'moster', null)
  return by('onkel', 'tante', null)
}

/** The words with one marriage; after it has ended some get 'tidligere'. */
function inLawWord({ steps }: KinPath, by: Bend): string | null {
  const at = steps.findIndex(({ step }) => step === 'partner')
  const marriage = steps[at]
  if (!marriage) return null
  const [before, after] = [shapeOf(steps.slice(0, at)), shapeOf(steps.slice(at + 1))]
  const isBirth = isKin(mannerOf(steps.map(({ childKind }) => childKind ?? 'birth')))
  const shape = `${before.up}${before.down}-${after.up}${after.down}`
  if (shape === '00-00') return partnerWord(marriage, by)
  if (!isBirth) return null
  const former = (word: string | null) => word && (marriage.union.ended ? `tidligere ${word}` : word)
  // Two who had a child may never have lived together.
  const joined = (word: string | null) => (marriage.union.kind === 'unknown' ? null : word)
  switch (shape) {
    case '10-00':
      return joined(by('stedfar', 'stedmor', 'stedforælder'))
    case '00-01':
      return joined(by('stedsøn', 'steddatter', 'stedbarn'))
    case '10-01':
      return joined(by('stedbror', 'stedsøster', 'stedsøskende'))
    case '00-10':
      return former(by('svigerfar', 'svigermor', 'svigerforælder'))
    case '01-00':
      return former(by('svigersøn', 'svigerdatter', 'svigerbarn'))
    case '00-11':
    case '11-00':
      return former(by('svoger', 'svigerinde', null))
    // Married into the family, and called as those born into it.
    case '21-00':
      return marriage.union.ended ? null : by('onkel', 'tante', null)
    default:
      return null
  }
}

function partnerWord({ union: { kind, ended } }: KinStep, by: Bend): string | null {
  if (kind === 'unknown') return null
  const word = kind === 'married' ? by('mand', 'hustru', 'ægtefælle') : 'partner'
  return word && (ended ? `tidligere ${word}` : word)
}

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
  const word = kinshipWord(reversePath({ from, steps }), sexOf)
  if (!word) return 'er i familie med'
  return `er ${word} ${isChild && !isLoose(first.childKind) ? 'af' : 'til'}`
}

/** 'plejesøn hos' would be another word again; all but born and adopted children are 'til'. */
const isLoose = (kind: ChildKind | null) => kind === 'foster' || kind === 'step'

function togetherWords({ union: { kind, ended } }: KinStep): string {
  if (kind === 'married') return ended ? 'var gift med' : 'er gift med'
  if (kind === 'partners') return ended ? 'dannede par med' : 'danner par med'
  return 'dannede par med'
}
