import { z } from 'zod'
import { type DateValues, typedDate } from '@/components/family-tree/edit/record-values'
import { type AddRelativeForm, personFields, unionFields } from '@/lib/domain/family-tree/schema'

/** One of the closest relatives, as much as fits on a line. */
type QuickRow = {
  givenNames: string
  surname: string
  born: DateValues
  isDead: boolean
  /** Once they are in the tree. */
  savedId: string
}

export type QuickValues = {
  mother: QuickRow
  father: QuickRow
  areParentsMarried: boolean
  partner: QuickRow
  isMarried: boolean
  /** The couple with the partner, once it is in the tree. */
  unionId: string
  children: QuickRow[]
}

const { givenNames, surname, isDead } = personFields.shape
const row = z.object({ givenNames, surname, born: typedDate, isDead, savedId: z.string() })

export const quickValues = z.preprocess(
  (typed: QuickValues): unknown => typed,
  z.object({
    mother: row,
    father: row,
    partner: row,
    children: z.array(row),
    areParentsMarried: z.boolean(),
    isMarried: z.boolean(),
    unionId: z.string(),
  }),
)
export type QuickChanges = z.output<typeof quickValues>

export const emptyRow = (isDead = false): QuickRow => ({
  givenNames: '',
  surname: '',
  isDead,
  savedId: '',
  born: { day: '', month: '', year: '' },
})

/** Where a row lies in the form. */
export type QuickPlace = 'mother' | 'father' | 'partner' | `children.${number}`

type Step = { place: QuickPlace; call: Omit<AddRelativeForm, 'id' | 'personId'> }

/** Who is still to be added, in the order in which they need each other; lines without a word are left out. */
export function stepsOf(values: QuickChanges): Step[] {
  const { mother, father, partner, children } = values
  const married = (isMarried: boolean) => (isMarried ? unionFields.parse({ kind: 'married' }) : null)
  const steps: (Step & { row: QuickChanges['mother'] })[] = [
    { place: 'mother', row: mother, call: { relation: 'parent', person: personOf(mother, 'female') } },
    {
      place: 'father',
      row: father,
      call: { relation: 'parent', person: personOf(father, 'male'), union: married(values.areParentsMarried) },
    },
    {
      place: 'partner',
      row: partner,
      call: { relation: 'partner', person: personOf(partner), union: married(values.isMarried) },
    },
    ...children.map((child, index) => ({
      place: `children.${index}` as const,
      row: child,
      call: { relation: 'child' as const, person: personOf(child) },
    })),
  ]
  return steps.filter((step) => step.row.savedId === '' && isWritten(step.row)).map(({ row: _, ...step }) => step)
}

function isWritten({ givenNames, surname, born }: QuickChanges['mother']): boolean {
  return givenNames !== '' || surname !== null || born !== null
}

function personOf({ savedId: _, ...fields }: QuickChanges['mother'], sex: 'female' | 'male' | 'unknown' = 'unknown') {
  return personFields.parse({ ...fields, sex })
}
