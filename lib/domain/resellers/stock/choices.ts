import 'server-only'
import { codesText } from '@/lib/domain/packages/copy'
import { ResellerError } from '@/lib/domain/resellers/errors'
import { getMembership } from '@/lib/domain/resellers/resellers'
import { type ChosenCodes, mostOfSearchAtOnce, type SearchChoice } from '@/lib/domain/resellers/stock/choice-schema'
import {
  placeGroups,
  type StockFilter,
  type StockState,
  statesOfFilter,
  statesOfGroup,
} from '@/lib/domain/resellers/stock/schema'
import { findStockSubject, type StockSubject, stockWhere } from '@/lib/domain/resellers/stock/stock-codes'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'

export const workable = [...placeGroups, 'handed_over'] as const
const workableStates = workable.flatMap((group) => statesOfGroup[group])

/**
 * The rows of the chosen codes. Throws NOT_FOUND for codes of others, QR_CODE_NOT_IN_STOCK if a search has more or
 * fewer codes than the caller was shown.
 */
export async function findChosenSubject(actor: Actor, chosen: ChosenCodes): Promise<StockSubject> {
  if (chosen.by === 'codes') return findStockSubject(actor, chosen.codes)
  const { id: resellerId } = getMembership(actor)
  const rows = await findPart(resellerId, chosen)
  return { resellerId, ids: rows.map(({ id }) => id) }
}

/** A part of a search. Throws QR_CODE_NOT_IN_STOCK if the search has changed. */
export async function findPart(resellerId: string, { choice, search, package: packageId }: SearchChoice) {
  const filter = { search, state: choice.state, package: packageId }
  const total = isWorkable(choice.state) ? await countFree(resellerId, filter) : 0
  const rows = await db.qrCode.findMany({
    where: freeWhere(resellerId, filter),
    // The order of the list.
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

export function countFree(resellerId: string, filter: Search): Promise<number> {
  return db.qrCode.count({ where: freeWhere(resellerId, filter) })
}

export function isWorkable(state: StockState): boolean {
  return (statesOfFilter(state) ?? []).every((exact) => workableStates.includes(exact))
}
