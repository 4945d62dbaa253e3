import { z } from 'zod'
import { stoneMaterials } from '@/lib/domain/artwork/schema'
import { codeSearchInput } from '@/lib/domain/packages/code-list-schema'
import { chooseReseller, nameTooLong, writeCount } from '@/lib/domain/packages/copy'
import { reasonInput, textCodeInput } from '@/lib/domain/qr-codes/schema'
import { type ConsoleListDeclaration, type ListOrder, listFields } from '@/lib/shared/console-list'
import { listOf } from '@/lib/shared/input/list-of'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

export const mostCodesInPackage = 10_000
/** Most codes in one act when chosen one by one. */
export const mostChosenCodes = 1000
/** Most codes in one act for all that a search finds: a whole package. */
export const mostFoundCodes = mostCodesInPackage

const countSentence = writeCount(mostCodesInPackage)
const symbolSentence = 'Skriv et helt antal mm fra 10 til 400.'
/** A select without a choice sends ''. */
const left = (value: unknown) => (value === '' ? null : value)

export const makePackageInput = z.object({
  name: typedText(120, undefined, {
    missing: 'Giv pakken et navn.',
    tooLong: nameTooLong,
  }).min(1, 'Giv pakken et navn.'),
  count: z
    .number({ error: countSentence })
    .int(countSentence)
    .min(1, countSentence)
    .max(mostCodesInPackage, countSentence),
  requiresActivation: z.boolean({ error: 'Vælg, om koderne kræver aktiveringskode.' }).default(true),
  resellerId: z.preprocess(left, z.uuid(chooseReseller).nullable().default(null)),
  material: z.preprocess(left, z.enum(stoneMaterials, { error: 'Vælg et materiale.' }).nullable().default(null)),
  symbolMm: z.preprocess(
    (value) => (value === '' || Number.isNaN(value) ? null : value),
    z
      .number({ error: symbolSentence })
      .int(symbolSentence)
      .min(10, symbolSentence)
      .max(400, symbolSentence)
      .nullable()
      .default(null),
  ),
})

export const packageInput = z.object({ id: z.uuid('Pakken findes ikke.') })
/** From an address: an invalid id means not found. */
export const writtenPackageInput = z.object({ id: boundedText(100) })
export const isPackageId = (id: string): boolean => packageInput.safeParse({ id }).success

const chosenCodes = listOf(textCodeInput, {
  least: 1,
  most: mostChosenCodes,
  missing: 'Vælg mindst én kode.',
  tooMany: `Vælg højst ${mostChosenCodes.toLocaleString('da-DK')} koder ad gangen.`,
}).transform((codes) => [...new Set(codes)])
const countSeen = 'Se listen igennem igen, og vælg alle en gang til.'

/**
 * All codes that a search finds and that the act is possible for, instead of codes chosen one by one. `count` is the
 * number the person agreed to.
 */
const allFound = z.object({
  search: codeSearchInput,
  count: z.number(countSeen).int(countSeen).min(1, countSeen).max(mostFoundCodes, countSeen),
})
const chosen = { codes: chosenCodes.optional(), all: allFound.optional() }
export type ChosenCodes = { codes: string[] } | { all: z.output<typeof allFound> }
const oneReseller = z.uuid('Vælg en forhandler.')

export const assignCodesInput = z.object({ ...chosen, resellerId: oneReseller }).transform(withChosen)
/** To another reseller, or back to our stock when `resellerId` is null. */
export const moveCodesInput = z
  .object({ ...chosen, resellerId: z.preprocess(left, oneReseller.nullable()), reason: reasonInput })
  .transform(withChosen)
export const codesWithReasonInput = z.object({ ...chosen, reason: reasonInput }).transform(withChosen)

function withChosen<T extends { codes?: string[] | undefined; all?: z.output<typeof allFound> | undefined }>(
  { codes, all, ...rest }: T,
  context: z.RefinementCtx,
) {
  const chosen: ChosenCodes | null = codes && !all ? { codes } : all && !codes ? { all } : null
  if (chosen) return { ...rest, chosen }
  const message = codes ? 'Vælg enten koder eller alle fundne.' : 'Vælg mindst én kode.'
  context.addIssue({ code: 'custom', path: ['codes'], message })
  return z.NEVER
}

export const packageSorts = ['number', 'name', 'codes'] as const
export type PackageSort = (typeof packageSorts)[number]

/** The list's filters from the address. Invalid values are ignored. */
export const packageListInput = z.object({
  ...listFields(packageSorts),
  /** 'none' for those made for our own stock. */
  reseller: z
    .union([z.literal('none'), z.uuid()])
    .optional()
    .catch(undefined),
})
export type PackageFilter = z.output<typeof packageListInput>

export const packageList: ConsoleListDeclaration<PackageSort> = {
  path: '/admin/qr-packages',
  csv: { path: '/api/admin/packages.csv', filename: 'pakker.csv' },
  search: { label: 'Nummer eller navn', most: 100 },
  period: 'Lavet fra',
  sorts: {
    number: { label: 'Nr.', first: 'falling' },
    name: { label: 'Navn', first: 'rising' },
    codes: { label: 'Koder', first: 'falling' },
  },
}
export const packageOrder = ({ sort }: Pick<PackageFilter, 'sort'>): ListOrder<PackageSort> => sort ?? '-number'
