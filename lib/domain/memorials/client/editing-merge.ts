import { type MemorialForm, memorialForm } from '@/lib/domain/memorials/schema'

export type FieldName = keyof MemorialForm

/** The keys of a form's values that are fields of a memorial. */
export function fieldsOf(values: object): FieldName[] {
  return Object.keys(values).filter((name): name is FieldName => Object.hasOwn(memorialForm.shape, name))
}

export function pickFields(values: MemorialForm, fields: readonly FieldName[]): MemorialForm {
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}

/** Whether two values of a field are equal; null, undefined and empty are equal, as are numbers and their digits. */
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

/** What happens to a field in the form when the server's value arrives. */
export type MergeOutcome = 'unchanged' | 'take_theirs' | 'agreed' | 'conflict'

/**
 * A three-way merge of one field: `base` is the server's value when editing began, `theirs` its value now, `mine` the
 * form's; `isTouched` when the field was edited since the last save.
 */
export function mergeField(field: { base: unknown; theirs: unknown; mine: unknown; isTouched: boolean }): MergeOutcome {
  if (isSameValue(field.base, field.theirs)) return 'unchanged'
  if (!field.isTouched) return 'take_theirs'
  return isSameValue(field.mine, field.theirs) ? 'agreed' : 'conflict'
}

// Fields that the server validates together: when one is refused, its whole group is not saved.
const groups: readonly (readonly FieldName[])[] = [
  ['born', 'died'],
  ['restingLatitude', 'restingLongitude'],
  ['funeralKind', 'funeralDay', 'funeralTime', 'funeralPlace', 'funeralStream', 'funeralRecording', 'funeralAnswerBy'],
]

/** The fields validated together with this one, including itself. */
export function groupOf(field: FieldName): readonly FieldName[] {
  return groups.find((group) => group.includes(field)) ?? [field]
}

/** The validation errors of these fields by path, `born.year` or `epitaph`; empty when all are valid. */
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

// The separator when both texts are kept; fields without one are not free text.
const separators: Partial<Record<FieldName, string>> = {
  firstName: ' ',
  middleName: ' ',
  lastName: ' ',
  birthName: ' ',
  bornPlace: ', ',
  diedPlace: ', ',
  restingCemetery: ', ',
  restingPlot: ', ',
  funeralPlace: ', ',
  funeralAddress: ', ',
  funeralNote: '\n',
  epitaph: '\n',
  biography: '',
}

/** Both texts joined, theirs first; null for fields that are not free text, an empty text, or when too long. */
export function bothTexts(field: FieldName, theirs: unknown, mine: unknown): string | null {
  const separator = separators[field]
  if (separator === undefined || typeof theirs !== 'string' || typeof mine !== 'string' || !theirs || !mine) return null
  const both = theirs + separator + mine
  return Object.keys(refusalsOf({ [field]: both }, [field])).length === 0 ? both : null
}
