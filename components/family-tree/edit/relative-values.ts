import { z } from 'zod'
import {
  type PersonValues,
  personValues,
  personValuesOf,
  type UnionValues,
  unionValues,
  unionValuesOf,
} from '@/components/family-tree/edit/record-values'
import type { CoupleView, PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import type { RelativeKind } from '@/lib/domain/family-tree/edit-copy'
import {
  type AddRelativeForm,
  type ChildKind,
  childKind,
  type PersonFields,
  type Sex,
} from '@/lib/domain/family-tree/schema'

/** The form of somebody who is added: a new person, or one who is in the tree, and how they belong. */
export type RelativeValues = PersonValues & {
  /** The one in the tree; '' for a new person. */
  existing: { id: string; name: string }
  /** '' for none of those there are. */
  unionId: string
  childKind: ChildKind
  union: UnionValues
}

const place = z.object({
  existing: z.object({ id: z.string(), name: z.string() }),
  unionId: z.string(),
  childKind,
  union: unionValues,
})

/**
 * Reads the form; `isCouple` says whether the couple is asked about. What is not asked about does not count: the couple
 * otherwise, and somebody new once one in the tree is chosen.
 */
export const relativeValues = (isCouple: (kind: ChildKind) => boolean) =>
  z.preprocess(
    (typed: RelativeValues): unknown => ({
      ...typed,
      ...(typed.existing.id && personValuesOf({})),
      ...(!isCouple(typed.childKind) && { union: unionValuesOf({}) }),
    }),
    z.intersection(personValues, place),
  )
export type RelativeChanges = z.output<ReturnType<typeof relativeValues>>

/** What the form begins with. */
export function relativeValuesOf(
  known: Parameters<typeof personValuesOf>[0],
  { unionId, childKind }: Pick<RelativeValues, 'unionId' | 'childKind'>,
): RelativeValues {
  return {
    ...personValuesOf(known),
    existing: { id: '', name: '' },
    unionId,
    childKind,
    union: unionValuesOf({}),
  }
}

type Family = Pick<PersonDetailView, 'parents' | 'couples'>

/** The parents a new parent would join or a sibling belongs to: those of this kind. */
function parentsOfKind({ parents }: Pick<Family, 'parents'>, kind: ChildKind) {
  return parents.find((one) => one.kind === kind)
}

/** The chosen couple; '' when another editor has taken it apart, where there may be nothing left to choose. */
export function coupleThere(unionId: string, { couples, parents }: Family): string {
  return [...couples, ...parents].some((one) => one.unionId === unionId) ? unionId : ''
}

/** Whether two birth parents are known. */
export function hasBothParents(family: Pick<Family, 'parents'>): boolean {
  return (parentsOfKind(family, 'birth')?.people.length ?? 0) > 1
}

/** Where somebody new most likely belongs. */
export function likelyPlace(as: RelativeKind, family: Family): Pick<RelativeValues, 'unionId' | 'childKind'> {
  if (as === 'child') return { unionId: likelyCouple(family.couples), childKind: 'birth' }
  if (as === 'sibling') {
    const own = parentsOfKind(family, 'birth') ?? family.parents[0]
    return { unionId: own?.unionId ?? '', childKind: 'birth' }
  }
  const isParent = as !== 'partner'
  return { unionId: '', childKind: isParent && hasBothParents(family) ? 'step' : 'birth' }
}

/** Whether the two who are brought together are written about as a couple: partners, or a second parent. */
export function makesCouple(as: RelativeKind, family: Family, kind: ChildKind): boolean {
  if (as === 'partner') return true
  return as !== 'child' && as !== 'sibling' && parentsOfKind(family, kind)?.people.length === 1
}

/** What is sent of it. */
export function relativeOf(
  { existing, unionId, childKind, union, ...person }: RelativeChanges,
  withCouple: boolean,
): Pick<AddRelativeForm, 'person' | 'existingId' | 'unionId' | 'childKind' | 'union'> {
  return {
    ...(existing.id ? { existingId: existing.id } : { person }),
    unionId: unionId || null,
    childKind,
    union: withCouple ? union : null,
  }
}

/** Years between parent and child, as a guess. */
const generation = 30
/** Who was born so long ago is hardly alive; nobody is taken for dead whose birth cannot be guessed. */
const hardlyAliveAt = 100
/** Before, most Danish children had their father's first name with '-sen' or '-datter' (the naming act of 1856). */
const firstFixedSurnames = 1860

/** Who somebody is next to, with the surnames of their partners by couple. */
export type Beside = {
  as: RelativeKind
  detail: Pick<PersonDetailView, 'person' | 'fields' | 'couples'>
  /** By the couple's id: what is known of the partner. */
  partners: ReadonlyMap<string, Named>
  thisYear: number
}

type Named = Pick<PersonFields, 'sex' | 'surname' | 'birthSurname'>

/** What the form begins with: what is likely, and easy to correct. */
export function relativeDefaults(beside: Beside, unionId: string): Partial<PersonFields> {
  const born = guessedBirthYear(beside)
  return {
    sex: sexOf[beside.as],
    surname: guessedSurname(beside, unionId),
    isDead: born !== null && born + hardlyAliveAt < beside.thisYear,
  }
}

const sexOf: Record<RelativeKind, Sex> = {
  mother: 'female',
  father: 'male',
  parent: 'unknown',
  partner: 'unknown',
  child: 'unknown',
  sibling: 'unknown',
}

/** The surname one would expect: children and siblings have their father's, a father that of the child. */
export function guessedSurname(beside: Beside, unionId: string): string | null {
  const { as, detail, partners } = beside
  const born = guessedBirthYear(beside)
  if (!detail.fields || (born !== null && born < firstFixedSurnames)) return null
  const own = detail.fields
  if (as === 'father' || as === 'sibling') return own.birthSurname ?? own.surname
  if (as !== 'child') return null
  const partner = partners.get(unionId)
  if (own.sex !== 'male' && partner?.sex === 'male') return partner.surname
  return own.sex === 'male' || partner ? own.surname : (own.birthSurname ?? own.surname)
}

function guessedBirthYear({ as, detail: { fields } }: Beside): number | null {
  const year = fields?.born?.year
  if (year === undefined) return null
  if (as === 'child') return year + generation
  return as === 'partner' || as === 'sibling' ? year : year - generation
}

/** The couple a new child most likely belongs to: the only one, or the last that did not end. '' for none. */
function likelyCouple(couples: readonly CoupleView[]): string {
  const known = couples.filter(({ partner }) => partner)
  const together = known.filter(({ fields }) => !fields?.ended)
  return (together.at(-1) ?? known.at(-1))?.unionId ?? ''
}
