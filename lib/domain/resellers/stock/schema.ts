import { z } from 'zod'
import { listEndedHere, noSuchStatus, writeCodeStart } from '@/lib/domain/packages/copy'
import {
  outOfUseStates,
  type QrCodeState,
  qrCodeStates,
  reasonInput,
  textCodeInput,
} from '@/lib/domain/qr-codes/schema'
import type { MonthCount } from '@/lib/domain/resellers/schema'
import { emptyAsNone } from '@/lib/shared/input/from-form'
import { listOf } from '@/lib/shared/input/list-of'
import { typedText } from '@/lib/shared/input/typed-text'

export const mostCodesAtOnce = 200
/** The most characters of a pasted list of codes: 200 codes with hyphens, separators and stray text. */
const longestCodeList = 20_000

/** Where a code is that no family has: with the reseller, or its plate not there yet. */
export const placeGroups = ['stock', 'ordered', 'engraving', 'on_its_way', 'stopped'] as const
export type PlaceGroup = (typeof placeGroups)[number]

/** The groups that a stonemason thinks in. */
export const stockGroups = [...placeGroups, 'handed_over', 'in_use', 'out_of_use'] as const
export type StockGroup = (typeof stockGroups)[number]

const unclaimed = ['produced', 'assigned', 'released'] as const
export const statesOfGroup: Record<StockGroup, readonly QrCodeState[]> = {
  stock: unclaimed,
  ordered: unclaimed,
  engraving: unclaimed,
  on_its_way: unclaimed,
  stopped: unclaimed,
  handed_over: ['handed_over'],
  in_use: ['claimed', 'linked'],
  out_of_use: outOfUseStates,
}

/** A list is filtered by a group or by one exact state. */
export const stockStates = [...new Set([...stockGroups, ...qrCodeStates])]
export type StockState = (typeof stockStates)[number]

/** Search, filter and cursor of the list, as in the page's address. Invalid values count as empty. */
export const stockListInput = z.object({
  search: typedText(80).catch('').default(''),
  state: z.enum(stockStates).optional().catch(undefined),
  package: z.uuid().optional().catch(undefined),
  cursor: z.uuid().optional().catch(undefined),
})
export type StockFilter = z.output<typeof stockListInput>

/** The same for GET /api/resellers/me/qr-codes, which refuses invalid values. */
export const stockCallInput = z.object({
  search: typedText(80, undefined, {
    missing: writeCodeStart,
    tooLong: 'Skriv højst 80 tegn.',
  }).default(''),
  state: z.preprocess(emptyAsNone, z.enum(stockStates, { error: noSuchStatus }).optional()),
  package: z.preprocess(emptyAsNone, z.uuid('Pakken findes ikke.').optional()),
  cursor: z.preprocess(emptyAsNone, z.uuid(listEndedHere).optional()),
})

/** The states that a filter matches; null for all. */
export function statesOfFilter(state: StockFilter['state']): readonly QrCodeState[] | null {
  if (!state) return null
  const group = stockGroups.find((candidate) => candidate === state)
  if (group) return statesOfGroup[group]
  return qrCodeStates.filter((candidate) => candidate === state)
}

/** Codes as a list, or as one text separated by commas, semicolons or spaces; without duplicates. */
export const codesField = z
  .preprocess(
    (value: unknown) =>
      typeof value === 'string' && value.length <= longestCodeList ? value.split(/[\s,;]+/).filter(Boolean) : value,
    listOf(textCodeInput, {
      least: 1,
      most: mostCodesAtOnce,
      missing: 'Vælg mindst én kode.',
      tooMany: `Vælg højst ${mostCodesAtOnce} koder ad gangen.`,
    }),
  )
  .transform((codes) => [...new Set(codes)])

export const reportLostForm = z.object({ reason: reasonInput })
export const reportLostInput = reportLostForm.extend({ code: textCodeInput })

type PackageName = { id: string; number: number; name: string }

/** A code as its reseller sees it, without its owner. Times are ISO 8601 in UTC. */
export type StockCodeView = {
  id: string
  code: string
  formattedCode: string
  state: QrCodeState
  stateText: string
  /** Unclaimed, so cards, prepared pages and loss reports are possible. */
  isFree: boolean
  /** Handing it over now must be confirmed: its plate is not with the reseller. */
  isPlateMissing: boolean
  requiresActivation: boolean
  package: PackageName
  handedOverAt: string | null
  hasPreparedPage: boolean
}

export type StockPage = { items: StockCodeView[]; nextCursor: string | null }

/** `actorName` and `reason` are null unless a member of the reseller acted. */
export type StockEventView = { id: string; text: string; at: string; actorName: string | null; reason: string | null }

export type StockCodeDetail = StockCodeView & { events: StockEventView[] }

export type StockCounts = Record<StockGroup, number>

export type StockPackageView = PackageName & { counts: StockCounts; total: number; requiresActivation: boolean }

export type StockOverview = {
  counts: StockCounts
  total: number
  packages: StockPackageView[]
  newest: StockCodeView[]
  /** Codes handed over more than 60 days ago and not claimed. */
  forgotten: number
  /** Handed over, per month, the last twelve. */
  months: MonthCount[]
}

/** Days after which an unclaimed code is worth a call to the family. */
export const forgottenAfterDays = 60

/** At this many codes or fewer it is time to order. */
export const lowStock = 5
