import { type MemorialForm, memorialForm } from '@/lib/domain/memorials/schema'

export type FieldName = keyof MemorialForm

/** The fields of a form or a part of one, by name. */
export function fieldsOf(values: object): FieldName[] {
  return Object.keys(values).filter((name): name is FieldName => Object.hasOwn(memorialForm.shape, name))
}

/** These fields of the form alone. */
export function pickFields(values: MemorialForm, fields: readonly FieldName[]): MemorialForm {
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}

/** Whether two values of a field say the same: nothing is the same as empty, and the order of a date's parts is none. */
export function isSameValue(left: unknown, right: unknown): boolean {
  if (isParts(left) && isParts(right)) {
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
      isSameValue(left[key], right[key]),
    )
  }
  return plain(left) === plain(right)
}

function isParts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function plain(value: unknown): unknown {
  if (isParts(value) && Object.values(value).every((part) => plain(part) === '')) return ''
  return typeof value === 'number' ? String(value) : (value ?? '')
}

/** What becomes of a field when it is heard how it stands at the server. */
export type MergeOutcome = 'unchanged' | 'take_theirs' | 'agreed' | 'conflict'

/**
 * A field merged three ways: `base` is what the server had when one began, `theirs` what it has now, `mine` what stands
 * in the form; `isTouched` when somebody has typed here since the last save.
 */
export function mergeField(field: { base: unknown; theirs: unknown; mine: unknown; isTouched: boolean }): MergeOutcome {
  if (isSameValue(field.base, field.theirs)) return 'unchanged'
  if (!field.isTouched) return 'take_theirs'
  return isSameValue(field.mine, field.theirs) ? 'agreed' : 'conflict'
}

// Fields that the server judges together: when one is refused, the others of its group wait with it.
const groups: readonly (readonly FieldName[])[] = [
  ['born', 'died'],
  ['restingLatitude', 'restingLongitude'],
  ['funeralKind', 'funeralDay', 'funeralTime', 'funeralPlace'],
]

/** The fields that are judged together with this one, itself among them. */
export function groupOf(field: FieldName): readonly FieldName[] {
  return groups.find((group) => group.includes(field)) ?? [field]
}

/** The refusals of these fields by their path in the form, `born.year` or `epitaph`; empty when all may be saved. */
export function refusalsOf(values: MemorialForm, fields: readonly FieldName[]): Record<string, string> {
  const parsed = memorialForm.safeParse(pickFields(values, fields))
  const refusals: Record<string, string> = {}
  for (const issue of parsed.error?.issues ?? []) refusals[issue.path.join('.')] ??= issue.message
  return refusals
}

/** The field that a path in the form belongs to, or null. */
export function fieldOfPath(path: string): FieldName | null {
  const [name = ''] = path.split('.')
  return fieldsOf({ [name]: null })[0] ?? null
}

// What may stand between two texts when both are kept; what is missing here is chosen, not written.
const separators: Partial<Record<FieldName, string>> = {
  ...{ firstName: ' ', middleName: ' ', lastName: ' ', birthName: ' ' },
  ...{ bornPlace: ', ', diedPlace: ', ', restingCemetery: ', ', restingPlot: ', ' },
  ...{ funeralPlace: ', ', funeralAddress: ', ', funeralNote: '\n', epitaph: '\n', biography: '' },
}

/** Both texts one after the other, theirs first; null where that makes no sense or is too long. */
export function bothTexts(field: FieldName, theirs: unknown, mine: unknown): string | null {
  const separator = separators[field]
  if (separator === undefined || typeof theirs !== 'string' || typeof mine !== 'string' || !theirs || !mine) return null
  const both = theirs + separator + mine
  return Object.keys(refusalsOf({ [field]: both }, [field])).length === 0 ? both : null
}
