import 'server-only'
import { ResellerError } from '@/lib/domain/resellers/errors'
import {
  type ChosenCodes,
  mostOfSearchAtOnce,
  type SearchChoice,
  type StockChoiceView,
} from '@/lib/domain/resellers/stock/choice-schema'
import { codesText, groupTexts, stockStateTexts } from '@/lib/domain/resellers/stock/copy'
import { findStockSubject, type StockSubject } from '@/lib/domain/resellers/stock/hold-stock-codes'
import { requireReseller } from '@/lib/domain/resellers/stock/require-reseller'
import { type StockFilter, type StockState, statesOfFilter, statesOfGroup } from '@/lib/domain/resellers/stock/schema'
import { stockWhere } from '@/lib/domain/resellers/stock/stock-where'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'

const workable = ['stock', 'handed_over'] as const
const workableStates = workable.flatMap((group) => statesOfGroup[group])
// A hundred parts of 500 are more than a stonemason sets in a life.
const mostParts = 100

/**
 * What of a search can be chosen at once: its codes on the shelf and those handed over, apart, in parts of 500.
 * Throws UNAUTHENTICATED or NOT_FOUND.
 */
export async function listStockChoices(actor: Actor, filter: StockFilter): Promise<StockChoiceView[]> {
  const { id: resellerId } = requireReseller(actor)
  const wanted: StockState[] = filter.state ? [filter.state] : [...workable]
  const counted = await Promise.all(
    wanted
      .filter(isWorkable)
      .map(async (state) => ({ state, total: await countFree(resellerId, { ...filter, state }) })),
  )
  return counted.flatMap(({ state, total }) => {
    const parts = Math.min(Math.ceil(total / mostOfSearchAtOnce), mostParts)
    return Array.from({ length: parts }, (_, index) => partView({ state, total, part: index + 1 }))
  })
}

/**
 * The rows of what was chosen. Throws NOT_FOUND for codes of others, and QR_CODE_NOT_IN_STOCK when a search has more or
 * fewer codes by now than whoever chose it was shown.
 */
export async function findChosenSubject(actor: Actor, chosen: ChosenCodes): Promise<StockSubject> {
  if (chosen.by === 'codes') return findStockSubject(actor, chosen.codes)
  const rows = await findPart(actor, chosen)
  return { resellerId: requireReseller(actor).id, ids: rows.map(({ id }) => id) }
}

/** The same as codes in their stored form. Whose they are is not asked of codes that were ticked. */
export async function listChosenCodes(actor: Actor, chosen: ChosenCodes): Promise<string[]> {
  if (chosen.by === 'codes') return chosen.codes
  return (await findPart(actor, chosen)).map(({ code }) => code)
}

async function findPart(actor: Actor, { choice, search, package: packageId }: SearchChoice) {
  const { id: resellerId } = requireReseller(actor)
  const filter = { search, state: choice.state, package: packageId }
  const total = isWorkable(choice.state) ? await countFree(resellerId, filter) : 0
  const rows = await db.qrCode.findMany({
    where: freeWhere(resellerId, filter),
    // As the list shows them.
    orderBy: { id: 'desc' },
    skip: (choice.part - 1) * mostOfSearchAtOnce,
    take: mostOfSearchAtOnce,
    select: { id: true, code: true },
  })
  if (total !== choice.total || rows.length === 0) {
    throw new ResellerError('QR_CODE_NOT_IN_STOCK', {}, { codes: changed(total, choice.total) })
  }
  return rows
}

const changed = (now: number, before: number) =>
  `Der er ${codesText(now)} i søgningen nu, og der var ${before.toLocaleString('da-DK')}, da du valgte. Hent siden igen, og vælg på ny. Ingen koder er ændret.`

type Search = Pick<StockFilter, 'search' | 'state' | 'package'>

const freeWhere = (resellerId: string, filter: Search) => ({ ...stockWhere(resellerId, filter), ownerId: null })

function countFree(resellerId: string, filter: Search): Promise<number> {
  return db.qrCode.count({ where: freeWhere(resellerId, filter) })
}

function isWorkable(state: StockState): boolean {
  return (statesOfFilter(state) ?? []).every((exact) => workableStates.includes(exact))
}

const names: Record<StockState, string> = { ...stockStateTexts, ...groupTexts }

function partView({ state, total, part }: { state: StockState; total: number; part: number }): StockChoiceView {
  const first = (part - 1) * mostOfSearchAtOnce + 1
  const last = Math.min(part * mostOfSearchAtOnce, total)
  const figure = (count: number) => count.toLocaleString('da-DK')
  const which =
    total > mostOfSearchAtOnce ? `${figure(first)} til ${figure(last)} af ${figure(total)}` : `alle ${figure(total)}`
  return { value: `${state}.${part}.${total}`, label: `${names[state]}: ${which}`, state, count: last - first + 1 }
}
