import 'server-only'
import { openStates } from '@/lib/domain/production/policy'
import { isFreeCode } from '@/lib/domain/qr-codes/policy'
import { qrCodeStates } from '@/lib/domain/qr-codes/schema'
import { ResellerError } from '@/lib/domain/resellers/errors'
import { getMembership } from '@/lib/domain/resellers/resellers'
import { stockStateText, stockStateTexts } from '@/lib/domain/resellers/stock/copy'
import {
  type PlaceGroup,
  placeGroups,
  type StockCodeView,
  type StockFilter,
  type StockGroup,
  statesOfGroup,
  stockGroups,
} from '@/lib/domain/resellers/stock/schema'
import { db, type Prisma, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRows, withIds } from '@/lib/server/lock-rows'
import type { Actor } from '@/lib/shared/actor'
import { codeInText, formatTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

const orderedColumns = { wantsPlaques: true, status: true } as const

export const stockCodeSelect = {
  id: true,
  code: true,
  state: true,
  ownerId: true,
  resellerId: true,
  activationCode: true,
  handedOverAt: true,
  package: {
    select: { id: true, number: true, name: true, requiresActivation: true, order: { select: orderedColumns } },
  },
  replaces: { select: { pieces: { where: { state: 'shipped' }, take: 1, select: { id: true } } } },
  preparedPage: { select: { resellerId: true } },
  pieces: {
    where: { state: { not: 'cancelled' } },
    orderBy: { id: 'desc' },
    take: 1,
    select: { state: true, batch: { select: { shippedAt: true, receivedAt: true, resellerId: true } } },
  },
} satisfies Prisma.QrCodeSelect

export type StockCodeRow = Prisma.QrCodeGetPayload<{ select: typeof stockCodeSelect }>

/** A code as its reseller may see it. Once claimed, a prepared page is the family's. */
export function stockCodeView(row: StockCodeRow): StockCodeView {
  const { id, number, name, requiresActivation } = row.package
  const isFree = isFreeCode(row)
  const place = placeOf(row)
  return {
    id: row.id,
    code: row.code,
    formattedCode: formatTextCode(row.code),
    state: row.state,
    stateText: stockStateText(row.state, place, row.pieces[0] ?? null),
    isFree,
    isPlateMissing: place !== null && place !== 'stock',
    requiresActivation: requiresActivation && row.activationCode !== null,
    package: { id, number, name },
    handedOverAt: row.handedOverAt?.toISOString() ?? null,
    hasPreparedPage: isFree && row.preparedPage !== null && row.preparedPage.resellerId === row.resellerId,
  }
}

/** Where an unclaimed code is, as `whereGroup` asks the database; null for others. */
export function placeOf({ state, pieces: [piece], ...row }: StockCodeRow): PlaceGroup | null {
  if (state === 'released') return 'stock'
  if (state !== 'produced' && state !== 'assigned') return null
  if (!piece) return isOrdered(row) ? 'ordered' : 'stock'
  if (piece.state === 'stopped') return 'stopped'
  if (piece.state !== 'shipped') return 'engraving'
  return piece.batch.receivedAt === null && piece.batch.resellerId !== null ? 'on_its_way' : 'stock'
}

// A plate that we are to make: its order is open, or it replaces one that we made.
function isOrdered({ package: { order }, replaces }: Pick<StockCodeRow, 'package' | 'replaces'>): boolean {
  return (order?.wantsPlaques === true && order.status === 'accepted') || (replaces?.pieces.length ?? 0) > 0
}

const inWorkshop = openStates.filter((state) => state !== 'stopped')
const placeWheres: Record<Exclude<PlaceGroup, 'stock'>, Prisma.QrCodeWhereInput> = {
  ordered: {
    pieces: { none: { state: { not: 'cancelled' } } },
    OR: [
      { package: { order: { wantsPlaques: true, status: 'accepted' } } },
      { replaces: { pieces: { some: { state: 'shipped' } } } },
    ],
  },
  engraving: { pieces: { some: { state: { in: inWorkshop } } } },
  // Where a box went to several resellers, nobody can say that it came.
  on_its_way: {
    pieces: {
      none: { state: { in: [...openStates] } },
      some: { state: 'shipped', batch: { receivedAt: null, resellerId: { not: null } } },
    },
  },
  stopped: { pieces: { some: { state: 'stopped' } } },
}

/** The codes of a group, of any reseller. */
export function whereGroup(group: StockGroup): Prisma.QrCodeWhereInput {
  const states = { state: { in: [...statesOfGroup[group]] } }
  if (group === 'stock') {
    return { ...states, OR: [{ state: 'released' }, { NOT: { OR: Object.values(placeWheres) } }] }
  }
  const place = placeGroups.find((each): each is keyof typeof placeWheres => each === group)
  return place ? { ...placeWheres[place], state: { in: ['produced', 'assigned'] } } : states
}

/** The reseller's codes that match a filter. A hand scanner types the whole address instead of the code. */
export function stockWhere(
  resellerId: string,
  { search, state, package: packageId }: Pick<StockFilter, 'search' | 'state' | 'package'>,
): Prisma.QrCodeWhereInput {
  const prefix = codeInText(search) ?? normaliseTextCode(search)
  const group = stockGroups.find((candidate) => candidate === state)
  const exact = qrCodeStates.find((candidate) => candidate === state)
  return {
    resellerId,
    ...(group ? { AND: whereGroup(group) } : exact ? { state: exact } : {}),
    ...(packageId ? { packageId } : {}),
    ...(prefix ? { code: { startsWith: prefix } } : {}),
  }
}

export type StockSubject = { resellerId: string; ids: string[] }

// A sentence that lists 200 codes is unreadable.
const mostNamed = 5

/** The caller's own codes by text code. Throws NOT_FOUND if one is not in the caller's stock. */
export async function findStockSubject(actor: Actor, codes: string[]): Promise<StockSubject> {
  const { id: resellerId } = getMembership(actor)
  const rows = await db.qrCode.findMany({ where: { resellerId, code: { in: codes } }, select: { id: true } })
  if (rows.length !== codes.length) throw new DomainError('NOT_FOUND')
  return { resellerId, ids: rows.map(({ id }) => id) }
}

/**
 * Locks all codes until the transaction ends, in a fixed order against deadlocks. Throws QR_CODE_NOT_IN_STOCK naming
 * the codes that fail `isRight` or have left the reseller's stock.
 */
export async function lockStockCodes(
  tx: Transaction,
  { resellerId, ids }: StockSubject,
  isRight: (row: StockCodeRow) => boolean,
): Promise<StockCodeRow[]> {
  await lockRows(tx, 'QrCode', withIds(ids))
  const rows = await tx.qrCode.findMany({
    where: { id: { in: ids } },
    orderBy: { code: 'asc' },
    select: stockCodeSelect,
  })
  const wrong = rows.filter((row) => row.resellerId !== resellerId || !isRight(row))
  if (wrong.length > 0) {
    throw new ResellerError('QR_CODE_NOT_IN_STOCK', {}, { codes: sentenceAbout(wrong, resellerId) })
  }
  return rows
}

function sentenceAbout(rows: StockCodeRow[], resellerId: string): string {
  const list = namedCodes(rows, ({ state, resellerId: holder }) =>
    holder === resellerId ? stockStateTexts[state] : 'ikke hos jer mere',
  )
  return `Det kan ikke gøres med ${list}. Ingen af de valgte koder er ændret.`
}

/** 'AB12C-DE34F (bestilt) og 3 til': the first five with a word about each. */
function namedCodes(rows: StockCodeRow[], textOf: (row: StockCodeRow) => string): string {
  const named = rows
    .slice(0, mostNamed)
    .map((row) => `${formatTextCode(row.code)} (${textOf(row).toLocaleLowerCase('da-DK')})`)
  const more = rows.length - named.length
  return more > 0 ? `${named.join(', ')} og ${more} til` : named.join(', ')
}

/** Throws PLATES_NOT_THERE naming the codes whose plate is not with the reseller. */
export function assertPlatesThere(rows: StockCodeRow[]): void {
  const missing = rows.filter((row) => stockCodeView(row).isPlateMissing)
  if (missing.length === 0) return
  const list = namedCodes(missing, (row) => stockCodeView(row).stateText)
  const codes = `Pladen er ikke hos jer endnu: ${list}. Sæt kryds ved, at I vil udlevere alligevel. Ingen af de valgte koder er ændret.`
  throw new ResellerError('PLATES_NOT_THERE', {}, { codes })
}
