import { z } from 'zod'
import { listEndedHere, noSuchStatus, writeCodeStart } from '@/lib/domain/packages/copy'
import { qrCodeStates } from '@/lib/domain/qr-codes/schema'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'
import { codeInText, isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

/** What an empty field of a form sends. */
const given = (value: unknown) => (value === '' ? undefined : value)

const noReseller = 'Forhandleren findes ikke.'

/** What codes are found by. Refuses nonsense with a Danish sentence. */
const filters = {
  /** The beginning of a code, or whatever a scanner read. */
  search: typedText(200, undefined, {
    missing: writeCodeStart,
    tooLong: 'Skriv højst 200 tegn.',
  }).default(''),
  state: z.preprocess(given, z.enum(qrCodeStates, { error: noSuchStatus }).optional()),
  /** 'none' for codes that lie in the house. */
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
 * Search, filters and place in the list of GET /api/qr-codes. The place is the last code before: its id, and in a search
 * the code itself; one of the wrong kind would begin the list again without a word.
 */
export const codeListInput = z.object({ ...filters, cursor }).superRefine(({ search, cursor: place }, context) => {
  if (place === undefined) return
  const fits = searchedPrefix(search)
    ? isTextCode(place) && place === normaliseTextCode(place)
    : z.uuid().safeParse(place).success
  if (!fits) context.addIssue({ code: 'custom', path: ['cursor'], message: listEndedHere })
})
export type CodeListInput = z.output<typeof codeListInput>

/** The same from the address of a page, which people may have written themselves: nonsense counts as nothing. */
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

/** All codes that a search finds, on whatever page of the list. Never every code there is: something must be asked for. */
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

/** What a search begins with, in the stored form; empty when nothing is searched for. */
export function searchedPrefix(search: string): string {
  return codeInText(search) ?? normaliseTextCode(search)
}

/** The filter as the query of an address, without what is empty. */
export function codeListQuery(filter: Partial<CodeListInput>): string {
  const entries = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return new URLSearchParams(entries).toString()
}
