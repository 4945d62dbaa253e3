import { marriedText } from '@/lib/domain/family-tree/copy'
import type { ChildKind, Sex, UnionEnd, UnionKind } from '@/lib/domain/family-tree/schema'
import { formatTreeDateAfterVerb, type TreeDate } from '@/lib/domain/family-tree/tree-date'
import { ageAt } from '@/lib/shared/danish-dates'
import { placeInWords } from '@/lib/shared/place-in-words'

type Words = { female: string; male: string; other: string }

const wordOf = (words: Words, sex: Sex) => (sex === 'unknown' ? words.other : words[sex])

/** How a child belongs, as the first part of 'adoptivmor' or 'plejesøn'. */
const kindPrefixes: Record<ChildKind, string> = {
  birth: '',
  unknown: '',
  adopted: 'adoptiv',
  foster: 'pleje',
  step: 'sted',
}

/** 0 for birth, and more the further from it. A child of two families of one parent is told of by the nearer. */
export const closenessOf = (kind: ChildKind) => kindsByCloseness.indexOf(kind)

const kindsByCloseness: readonly ChildKind[] = ['birth', 'unknown', 'adopted', 'foster', 'step']

/** 'mor', 'adoptivfar', 'plejeforælder'. */
export function parentWord(sex: Sex, kind: ChildKind): string {
  return kindPrefixes[kind] + wordOf({ female: 'mor', male: 'far', other: 'forælder' }, sex)
}

/** 'datter', 'adoptivsøn', 'stedbarn'. */
export function childWord(sex: Sex, kind: ChildKind): string {
  return kindPrefixes[kind] + wordOf({ female: 'datter', male: 'søn', other: 'barn' }, sex)
}

export type Siblinghood = 'full' | 'half' | 'foster' | 'step'

/** 'søster', 'halvbror', 'plejesøster', 'stedsøskende'. */
export function siblingWord(sex: Sex, siblinghood: Siblinghood): string {
  const prefix = { full: '', half: 'halv', foster: 'pleje', step: 'sted' }[siblinghood]
  return prefix + wordOf({ female: 'søster', male: 'bror', other: 'søskende' }, sex)
}

/** 'hustru', 'tidligere mand', 'partner'. */
export function partnerWord(sex: Sex, { kind, ended }: { kind: UnionKind; ended: UnionEnd | null }): string {
  const married = { female: 'hustru', male: 'mand', other: 'ægtefælle' }
  const word = kind === 'married' ? wordOf(married, sex) : 'partner'
  return ended ? `tidligere ${word}` : word
}

type Couple = {
  kind: UnionKind
  married: TreeDate | null
  marriedPlace: string | null
  ended: UnionEnd | null
  endedOn: TreeDate | null
}

/** 'gift 1962 i Trans Kirke, skilt 1980', 'samlevende' (they may live), or null when nothing is known. */
export function coupleText({ kind, married, marriedPlace, ended, endedOn }: Couple): string | null {
  const begun = { married: marriedText(married, marriedPlace), partners: 'samlevende', unknown: null }[kind]
  const end = ended && { divorced: 'skilt', separated: 'gik fra hinanden' }[ended]
  const ending = end && [end, endedOn && formatTreeDateAfterVerb(endedOn)].filter(Boolean).join(' ')
  return [begun, ending].filter(Boolean).join(', ') || null
}

/** 'født 3. maj 1942 i Trans', 'død på Rigshospitalet'; null when neither is known. */
export function lifeEventText(verb: 'født' | 'død', date: TreeDate | null, place: string | null): string | null {
  if (!date && !place) return null
  return [verb, date && formatTreeDateAfterVerb(date), place && placeInWords(place)].filter(Boolean).join(' ')
}

/** '77 år', 'under et år'; null when the dates are not exact enough. */
export function ageText(born: TreeDate | null, died: TreeDate | null): string | null {
  if (!born || !died || born.until || died.until) return null
  const years = ageAt(born, died)
  if (years === null) return null
  return years === 0 ? 'under et år' : `${years} år`
}
