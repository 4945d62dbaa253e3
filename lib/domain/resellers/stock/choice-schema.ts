import { z } from 'zod'
import { codesField, type StockState, stockStates } from '@/lib/domain/resellers/stock/schema'
import { emptyAsNone, fromForm } from '@/lib/shared/input/from-form'
import { tick } from '@/lib/shared/input/tick'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

/** The most codes of a search that are processed at once: 63 sheets of cards. */
export const mostOfSearchAtOnce = 500

const stale = 'Valget gælder ikke mere. Hent siden igen, og vælg på ny.'

/**
 * All codes of a search in one state, as the list offers them: 'stock.1.143' is the first part of the 143 codes in
 * stock when the list was shown. Parsed strictly: an invalid filter must not select all codes.
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

const byChoice = (fields: Readonly<Record<string, unknown>>) => ({ ...fields, by: fields.choice ? 'search' : 'codes' })

/** Single codes, or a part of a search. A form without script sends both, and the search wins. */
export const chosenCodesInput = fromForm(byChoice, z.discriminatedUnion('by', [searchChoice, tickedCodes]))

/** `missing`: also codes whose plate is not there yet. */
const missing = { missing: tick }
export const handOverInput = fromForm(
  byChoice,
  z.discriminatedUnion('by', [searchChoice.extend(missing), tickedCodes.extend(missing)]),
)
export type ChosenCodes = z.output<typeof chosenCodesInput>
export type SearchChoice = Extract<ChosenCodes, { by: 'search' }>

/** A choice as the browser sends it. */
export type StockSelection = { codes: string[] } | { choice: string; search: string; package?: string | undefined }

/** A choice as a query string. */
export function selectionQuery(chosen: StockSelection): string {
  if ('codes' in chosen) return new URLSearchParams({ codes: chosen.codes.join(',') }).toString()
  const { choice, search, package: packageId } = chosen
  return new URLSearchParams({ choice, search, ...(packageId ? { package: packageId } : {}) }).toString()
}

/** Search and cursor of the list of codes for a new drawing, as in its address. Invalid values count as empty. */
export const codeChoiceInput = z.object({
  search: typedText(80).catch('').default(''),
  cursor: z.uuid().optional().catch(undefined),
})

/** A part of a search that can be chosen. */
export type StockChoiceView = {
  /** The value that is sent. */
  value: string
  label: string
  state: StockState
  count: number
}
