import { z } from 'zod'
import { listEndedHere, noSuchStatus, writeCodeStart } from '@/lib/domain/packages/copy'
import { qrCodeStates } from '@/lib/domain/qr-codes/schema'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'
import { codeInText, isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

/** Forms send '' for empty fields. */
const given = (value: unknown) => (value === '' ? undefined : value)

const noReseller = 'Forhandleren findes ikke.'

/** Search and filters. Invalid values are refused with a Danish sentence. */
const filters = {
  /** The start of a code, or what a scanner read. */
  search: typedText(200, undefined, {
    missing: writeCodeStart,
    tooLong: 'Skriv højst 200 tegn.',
  }).default(''),
  state: z.preprocess(given, z.enum(qrCodeStates, { error: noSuchStatus }).optional()),
  /** 'none' for our own stock. */
  reseller: z.preprocess(
    given,
    boundedText(40, { missing: noReseller, tooLong: noReseller })
      .refine((value) => value === 'none' || z.uuid().safeParse(value).success, noReseller)
      .optional(),
  ),
  package: z.preprocess(given, z.uuid('Pakken findes ikke.').optional()),
}
const cursor = z.preprocess(given, boundedText(100, { missing: listEndedHere, tooLong: listEndedHere }).optional())

/**
 * Search, filters and cursor of GET /api/qr-codes. The cursor is the id of the last code, or in a search the code
 * itself; the wrong kind is refused, since it would silently restart the list.
 */
export const codeListInput = z.object({ ...filters, cursor }).superRefine(({ search, cursor: place }, context) => {
  if (place === undefined) return
  const fits = searchedPrefix(search)
    ? isTextCode(place) && place === normaliseTextCode(place)
    : z.uuid().safeParse(place).success
  if (!fits) context.addIssue({ code: 'custom', path: ['cursor'], message: listEndedHere })
})
export type CodeListInput = z.output<typeof codeListInput>

/** The same from a page's address, where invalid values are ignored. */
export const codeListParams = z
  .object({
    search: filters.search.catch(''),
    state: filters.state.catch(undefined),
    reseller: filters.reseller.catch(undefined),
    package: filters.package.catch(undefined),
    cursor: cursor.catch(undefined),
  })
  .transform((params): CodeListInput => {
    const read = codeListInput.safeParse(params)
    return read.success ? read.data : { ...params, cursor: undefined }
  })

/** All codes that a search finds, across pages. Refuses an empty search, which would mean every code. */
export const codeSearchInput = z
  .object(filters)
  .refine(
    ({ search, state, reseller, package: packageId }) =>
      Boolean(searchedPrefix(search) || state || reseller || packageId),
    {
      error: 'Søg efter noget, før du vælger alle.',
      path: ['search'],
    },
  )
export type CodeSearch = z.output<typeof codeSearchInput>

/** The searched start of a code in stored form; '' without a search. */
export function searchedPrefix(search: string): string {
  return codeInText(search) ?? normaliseTextCode(search)
}

/** The filter as a query string, without empty values. */
export function codeListQuery(filter: Partial<CodeListInput>): string {
  const entries = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return new URLSearchParams(entries).toString()
}
