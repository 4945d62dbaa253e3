import { z } from 'zod'
import { noSuchStatus, writeCodeStart } from '@/lib/domain/packages/copy'
import { qrCodeStates } from '@/lib/domain/qr-codes/schema'
import { type ConsoleListDeclaration, type ListOrder, listFields } from '@/lib/shared/console-list'
import { emptyAsNone } from '@/lib/shared/input/from-form'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'
import { codeInText, normaliseTextCode } from '@/lib/shared/qr-text-code'

export const codeSorts = ['code', 'made'] as const
export type CodeSort = (typeof codeSorts)[number]

const mostSearched = 200
const { from, to, sort, cursor } = listFields(codeSorts)

const noReseller = 'Forhandleren findes ikke.'

/** Search and filters. Invalid values are refused with a Danish sentence. */
const filters = {
  /** The start of a code, or what a scanner read. */
  search: typedText(mostSearched, undefined, {
    missing: writeCodeStart,
    tooLong: 'Skriv højst 200 tegn.',
  }).default(''),
  state: z.preprocess(emptyAsNone, z.enum(qrCodeStates, { error: noSuchStatus }).optional()),
  /** 'none' for our own stock. */
  reseller: z.preprocess(
    emptyAsNone,
    boundedText(40, { missing: noReseller, tooLong: noReseller })
      .refine((value) => value === 'none' || z.uuid().safeParse(value).success, noReseller)
      .optional(),
  ),
  package: z.preprocess(emptyAsNone, z.uuid('Pakken findes ikke.').optional()),
  from,
  to,
}

/** Search, filters, order and cursor of GET /api/qr-codes. */
export const codeListInput = z.object({ ...filters, sort, cursor })
export type CodeListInput = z.output<typeof codeListInput>

/** The same from a page's address, where invalid values are ignored. */
export const codeListParams = codeListInput.extend({
  search: filters.search.catch(''),
  state: filters.state.catch(undefined),
  reseller: filters.reseller.catch(undefined),
  package: filters.package.catch(undefined),
})

/** The list of all codes, or of a package's at its own address. */
export const codeList = (path = '/admin/qr'): ConsoleListDeclaration<CodeSort> => ({
  path,
  csv: { path: '/api/admin/qr-codes.csv', filename: 'koder.csv' },
  search: { label: 'Kode eller begyndelsen af den', most: mostSearched, isCode: true },
  period: 'Lavet fra',
  sorts: {
    code: { label: 'Kode', first: 'rising' },
    made: { label: 'Lavet', first: 'falling' },
  },
})
/** A search is answered in the order of the codes, everything else newest first. */
export const codeOrder = ({ search, sort: chosen }: Pick<CodeListInput, 'search' | 'sort'>): ListOrder<CodeSort> =>
  chosen ?? (searchedPrefix(search) ? 'code' : '-made')

/** All codes that a search finds, across pages. Refuses an empty search, which would mean every code. */
export const codeSearchInput = z
  .object(filters)
  .refine(({ search, ...chosen }) => Boolean(searchedPrefix(search) || Object.values(chosen).some(Boolean)), {
    error: 'Søg efter noget, før du vælger alle.',
    path: ['search'],
  })
export type CodeSearch = z.output<typeof codeSearchInput>

/** The searched start of a code in stored form; '' without a search. */
export function searchedPrefix(search: string): string {
  return codeInText(search) ?? normaliseTextCode(search)
}
