import type { CoupleView, PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import type { RelativeKind } from '@/lib/domain/family-tree/edit-copy'
import type { PersonFields, Sex } from '@/lib/domain/family-tree/schema'

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
export function likelyCouple(couples: readonly CoupleView[]): string {
  const known = couples.filter(({ partner }) => partner)
  const together = known.filter(({ fields }) => !fields?.ended)
  return (together.at(-1) ?? known.at(-1))?.unionId ?? ''
}
