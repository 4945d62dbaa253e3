import 'server-only'
import { z } from 'zod'
import { qrSymbol } from '@/lib/domain/qr-codes/find-code'
import { writtenCodeInput } from '@/lib/domain/qr-codes/schema'
import { countHandedOver } from '@/lib/domain/resellers/figures'
import { ofOwnReseller } from '@/lib/domain/resellers/resellers'
import { stockEventTexts, takenBackReason } from '@/lib/domain/resellers/stock/copy'
import {
  forgottenAfterDays,
  type StockCodeDetail,
  type StockCodeView,
  type StockCounts,
  type StockEventView,
  type StockFilter,
  type StockOverview,
  type StockPackageView,
  type StockPage,
  stockCallInput,
  stockGroups,
  stockListInput,
} from '@/lib/domain/resellers/stock/schema'
import { stockCodeSelect, stockCodeView, stockWhere, whereGroup } from '@/lib/domain/resellers/stock/stock-codes'
import { cutPage } from '@/lib/server/cut-page'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { csvFile } from '@/lib/shared/csv'
import { danishDay } from '@/lib/shared/danish-time'
import { dayMs } from '@/lib/shared/durations'
import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

const codesPerPage = 50
const newestShown = 6

/** Codes of the caller's reseller, newest first. */
export const listStockCodes = defineRead({
  ...ofOwnReseller,
  name: 'resellers.list-stock-codes',
  input: stockCallInput,
  run: (_, filter, { id }) => readCodes(id, filter),
})

async function readCodes(resellerId: string, filter: StockFilter): Promise<StockPage> {
  const rows = await db.qrCode.findMany({
    where: { ...stockWhere(resellerId, filter), ...(filter.cursor ? { id: { lt: filter.cursor } } : {}) },
    orderBy: { id: 'desc' },
    take: codesPerPage + 1,
    select: stockCodeSelect,
  })
  const { items, nextCursor } = cutPage(rows, codesPerPage)
  return { items: items.map(stockCodeView), nextCursor }
}

/** All codes that match the filter, as CSV. */
export const exportStock = defineRead({
  ...ofOwnReseller,
  name: 'resellers.export-stock',
  input: stockListInput,
  run: async (_, filter, { id: resellerId }) => {
    const rows = await db.qrCode.findMany({
      where: stockWhere(resellerId, filter),
      orderBy: { id: 'desc' },
      select: stockCodeSelect,
    })
    const body = writeStockCsv(rows.map(stockCodeView))
    return { body, contentType: 'text/csv; charset=utf-8', filename: 'koder.csv' }
  },
})

/** Without activation codes. */
function writeStockCsv(codes: StockCodeView[]): string {
  return csvFile(codes, [
    ['Kode', ({ formattedCode }) => formattedCode],
    ['Status', ({ stateText }) => stateText],
    ['Pakke', (code) => code.package.number],
    ['Pakkens navn', (code) => code.package.name],
    ['Udleveret', ({ handedOverAt }) => handedOverAt && danishDay(new Date(handedOverAt))],
    ['Side forberedt', ({ hasPreparedPage }) => (hasPreparedPage ? 'Ja' : 'Nej')],
  ])
}

/** One of the caller's codes with its history, or null. */
export const findStockCode = defineRead({
  ...ofOwnReseller,
  name: 'resellers.find-stock-code',
  input: writtenCodeInput,
  run: async (_, { code }, { id: resellerId }): Promise<StockCodeDetail | null> => {
    if (!isTextCode(code)) return null
    const row = await db.qrCode.findFirst({
      where: { code: normaliseTextCode(code), resellerId },
      select: stockCodeSelect,
    })
    return row && { ...stockCodeView(row), events: await eventsForReseller(row.id, resellerId) }
  },
})

/**
 * The QR symbol of one of the caller's codes as SVG, for the screen; drawings for engraving are made elsewhere. Throws
 * NOT_FOUND for codes of others.
 */
export const drawStockCode = defineRead({
  ...ofOwnReseller,
  name: 'resellers.draw-stock-code',
  input: writtenCodeInput,
  run: async (actor, { code }) => {
    const found = await findStockCode(actor, { code })
    if (!found) throw new DomainError('NOT_FOUND')
    return qrSymbol(found.code)
  },
})

/** The packages of the caller's codes, newest first. */
export const listStockPackages = defineRead({
  ...ofOwnReseller,
  name: 'resellers.list-stock-packages',
  input: z.object({}),
  run: async (_actor, _input, { id }) => namedPackages((await countByPackage(id)).perPackage),
})

/** The figures and newest codes on the reseller's overview. */
export const getStockOverview = defineRead({
  ...ofOwnReseller,
  name: 'resellers.get-stock-overview',
  input: z.object({}),
  run: (_actor, _input, { id }) => readOverview(id, new Date()),
})

async function readOverview(resellerId: string, now: Date): Promise<StockOverview> {
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
  const counts = noCodes()
  const perPackage = new Map<string, StockCounts>()
  for (const group of stockGroups) {
    const where = { resellerId, AND: whereGroup(group) }
    const packages = await db.qrCode.groupBy({ by: ['packageId'], where, _count: { _all: true } })
    for (const { packageId, _count } of packages) {
      const ofPackage = perPackage.get(packageId) ?? noCodes()
      ofPackage[group] += _count._all
      perPackage.set(packageId, ofPackage)
      counts[group] += _count._all
    }
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
  return {
    stock: 0,
    ordered: 0,
    engraving: 0,
    on_its_way: 0,
    stopped: 0,
    handed_over: 0,
    in_use: 0,
    out_of_use: 0,
  }
}

function sumOf(counts: StockCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

// More than any real code has.
const mostEvents = 200
// Failed activations and links are private to the family.
const hidden = ['activation_failed', 'unlinked', 'photographed', 'given'] as const

/**
 * A code's history since it came to this reseller, oldest first, the newest 200 events. Names and reasons are only
 * given for the reseller's own members. Earlier events belong to another reseller, or to a family that had the code
 * from us.
 */
async function eventsForReseller(qrCodeId: string, resellerId: string): Promise<StockEventView[]> {
  const [members, given] = await Promise.all([
    db.resellerMember.findMany({ where: { resellerId }, select: { userId: true } }),
    db.qrEvent.findFirst({
      where: { qrCodeId, OR: [{ kind: 'moved' }, { kind: 'assigned', ...notTakenBack }] },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      select: { at: true },
    }),
  ])
  const own = new Set(members.map(({ userId }) => userId))
  const rows = await db.qrEvent.findMany({
    where: { qrCodeId, kind: { notIn: [...hidden] }, ...(given ? { at: { gte: given.at } } : {}) },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: mostEvents,
    select: { id: true, kind: true, at: true, actorId: true, actorName: true, reason: true },
  })
  return rows.toReversed().map(({ id, kind, at, actorId, actorName, reason }) => {
    const isOwn = actorId !== null && own.has(actorId) && !ofFamilies.has(kind)
    return {
      id,
      text: stockEventTexts[kind] ?? '',
      at: at.toISOString(),
      actorName: isOwn ? actorName : null,
      reason: isOwn ? reason : null,
    }
  })
}

const notTakenBack = { OR: [{ reason: null }, { reason: { not: takenBackReason } }] }

// A stonemason who claims a code for their own family counts as a family.
const ofFamilies = new Set<string>(['claimed', 'linked', 'released'])
