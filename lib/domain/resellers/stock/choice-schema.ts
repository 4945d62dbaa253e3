import { z } from 'zod'
import { codesField, type StockState, stockStates } from '@/lib/domain/resellers/stock/schema'
import { fromForm } from '@/lib/shared/input/from-form'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

/** So many codes of a search are worked on in one go: 63 sheets of cards. */
export const mostOfSearchAtOnce = 500

const stale = 'Valget gælder ikke mere. Hent siden igen, og vælg på ny.'
const emptyAsNone = (value: unknown) => (value === '' ? undefined : value)

/**
 * All codes of a search that are in one state, as the list's own choice wrote it: 'stock.1.143' is the first part of the
 * 143 codes that the search had on the shelf when it was shown. Read strictly: a filter that is not understood must
 * not turn into all codes there are.
 */
const searchChoice = z.object({
  by: z.literal('search'),
  choice: boundedText(40, { missing: stale, tooLong: stale })
    .regex(/^[a-z_]{1,20}\.\d{1,3}\.\d{1,6}$/, stale)
    .transform((text) => {
      const [state, part, total] = text.split('.')
      return { state, part: Number(part), total: Number(total) }
    })
    .pipe(z.object({ state: z.enum(stockStates, stale), part: z.int().min(1, stale), total: z.int().min(1, stale) })),
  search: z.preprocess(emptyAsNone, typedText(80, undefined, { missing: stale, tooLong: stale }).default('')),
  package: z.preprocess(emptyAsNone, z.uuid(stale).optional()),
})

const tickedCodes = z.object({ by: z.literal('codes'), codes: codesField })

/** Codes one by one, or a part of a search; a form without script sends both, and the search counts then. */
export const chosenCodesInput = fromForm(
  (fields) => ({ ...fields, by: fields.choice ? 'search' : 'codes' }),
  z.discriminatedUnion('by', [searchChoice, tickedCodes]),
)
export type ChosenCodes = z.output<typeof chosenCodesInput>
export type SearchChoice = Extract<ChosenCodes, { by: 'search' }>

/** What the browser sends of a choice. */
export type StockSelection = { codes: string[] } | { choice: string; search: string; package?: string | undefined }

/** The same as the query of an address. */
export function selectionQuery(chosen: StockSelection): string {
  if ('codes' in chosen) return new URLSearchParams({ codes: chosen.codes.join(',') }).toString()
  const { choice, search, package: packageId } = chosen
  return new URLSearchParams({ choice, search, ...(packageId ? { package: packageId } : {}) }).toString()
}

/** Search and place in the list of codes for a new drawing, as they are in its address. Nonsense counts as nothing. */
export const codeChoiceInput = z.object({
  search: typedText(80).catch('').default(''),
  cursor: z.uuid().optional().catch(undefined),
})

/** A part of the search that can be chosen at once. */
export type StockChoiceView = {
  /** What is sent of it. */
  value: string
  label: string
  state: StockState
  count: number
}
