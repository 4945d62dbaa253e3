import 'server-only'
import { countHandedOver } from '@/lib/domain/resellers/handed-over-months'
import { eventsForReseller } from '@/lib/domain/resellers/stock/code-events'
import { requireReseller } from '@/lib/domain/resellers/stock/require-reseller'
import {
  forgottenAfterDays,
  groupOf,
  type StockCodeDetail,
  type StockCounts,
  type StockFilter,
  type StockOverview,
  type StockPackageView,
  type StockPage,
} from '@/lib/domain/resellers/stock/schema'
import { stockCodeSelect, stockCodeView } from '@/lib/domain/resellers/stock/stock-code-row'
import { stockWhere } from '@/lib/domain/resellers/stock/stock-where'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

const codesPerPage = 50
const newestShown = 6
const dayMs = 24 * 3600_000

/** Codes of the caller's own reseller, newest first. Throws UNAUTHENTICATED or NOT_FOUND. */
export async function listStockCodes(actor: Actor, filter: StockFilter): Promise<StockPage> {
  const { id: resellerId } = requireReseller(actor)
  const rows = await db.qrCode.findMany({
    where: { ...stockWhere(resellerId, filter), ...(filter.cursor ? { id: { lt: filter.cursor } } : {}) },
    orderBy: { id: 'desc' },
    take: codesPerPage + 1,
    select: stockCodeSelect,
  })
  const items = rows.slice(0, codesPerPage)
  const nextCursor = rows.length > codesPerPage ? (items.at(-1)?.id ?? null) : null
  return { items: items.map(stockCodeView), nextCursor }
}

/** Every code that the filter lets through, for a spreadsheet. Throws UNAUTHENTICATED or NOT_FOUND. */
export async function listStockForCsv(actor: Actor, filter: StockFilter): Promise<StockPage['items']> {
  const { id: resellerId } = requireReseller(actor)
  const rows = await db.qrCode.findMany({
    where: stockWhere(resellerId, filter),
    orderBy: { id: 'desc' },
    select: stockCodeSelect,
  })
  return rows.map(stockCodeView)
}

/** One code of the caller's own with its history, or null. Throws UNAUTHENTICATED or NOT_FOUND without a reseller. */
export async function findStockCode(actor: Actor, code: string): Promise<StockCodeDetail | null> {
  const { id: resellerId } = requireReseller(actor)
  if (!isTextCode(code)) return null
  const row = await db.qrCode.findFirst({
    where: { code: normaliseTextCode(code), resellerId },
    select: stockCodeSelect,
  })
  return row && { ...stockCodeView(row), events: await eventsForReseller(row.id, resellerId) }
}

/** The packages that the caller's codes lie in, newest first. Throws UNAUTHENTICATED or NOT_FOUND. */
export async function listStockPackages(actor: Actor): Promise<StockPackageView[]> {
  const { id: resellerId } = requireReseller(actor)
  return namedPackages((await countByPackage(resellerId)).perPackage)
}

/** What stands on the overview. Throws UNAUTHENTICATED or NOT_FOUND. */
export async function getStockOverview(actor: Actor, now: Date): Promise<StockOverview> {
  const { id: resellerId } = requireReseller(actor)
  const forgottenBefore = new Date(now.getTime() - forgottenAfterDays * dayMs)
  const [{ counts, perPackage }, newest, forgotten, months] = await Promise.all([
    countByPackage(resellerId),
    db.qrCode.findMany({
      where: { resellerId, state: 'handed_over', handedOverAt: { not: null } },
      orderBy: { handedOverAt: 'desc' },
      take: newestShown,
      select: stockCodeSelect,
    }),
    db.qrCode.count({ where: { resellerId, state: 'handed_over', handedOverAt: { lt: forgottenBefore } } }),
    countHandedOver(resellerId, now),
  ])
  return {
    counts,
    total: sumOf(counts),
    packages: await namedPackages(perPackage),
    newest: newest.map(stockCodeView),
    forgotten,
    months,
  }
}

async function countByPackage(resellerId: string) {
  const groups = await db.qrCode.groupBy({ by: ['packageId', 'state'], where: { resellerId }, _count: { _all: true } })
  const counts = noCodes()
  const perPackage = new Map<string, StockCounts>()
  for (const { packageId, state, _count } of groups) {
    const ofPackage = perPackage.get(packageId) ?? noCodes()
    ofPackage[groupOf(state)] += _count._all
    perPackage.set(packageId, ofPackage)
    counts[groupOf(state)] += _count._all
  }
  return { counts, perPackage }
}

async function namedPackages(perPackage: Map<string, StockCounts>): Promise<StockPackageView[]> {
  const rows = await db.qrPackage.findMany({
    where: { id: { in: [...perPackage.keys()] } },
    orderBy: { id: 'desc' },
    select: { id: true, number: true, name: true, requiresActivation: true },
  })
  return rows.map((row) => {
    const counts = perPackage.get(row.id) ?? noCodes()
    return { ...row, counts, total: sumOf(counts) }
  })
}

function noCodes(): StockCounts {
  return { stock: 0, handed_over: 0, in_use: 0, out_of_use: 0 }
}

function sumOf(counts: StockCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
