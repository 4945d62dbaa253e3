import 'server-only'
import { isFreeCode } from '@/lib/domain/qr-codes/policy'
import { ResellerError } from '@/lib/domain/resellers/errors'
import { getMembership } from '@/lib/domain/resellers/resellers'
import { stockStateText, stockStateTexts } from '@/lib/domain/resellers/stock/copy'
import { type StockCodeView, type StockFilter, statesOfFilter } from '@/lib/domain/resellers/stock/schema'
import { db, type Prisma, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRows, withIds } from '@/lib/server/lock-rows'
import type { Actor } from '@/lib/shared/actor'
import { codeInText, formatTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

export const stockCodeSelect = {
  id: true,
  code: true,
  state: true,
  ownerId: true,
  resellerId: true,
  activationCode: true,
  handedOverAt: true,
  package: { select: { id: true, number: true, name: true, requiresActivation: true } },
  preparedPage: { select: { resellerId: true } },
  pieces: {
    where: { state: { not: 'cancelled' } },
    orderBy: { id: 'desc' },
    take: 1,
    select: { state: true, batch: { select: { shippedAt: true, receivedAt: true } } },
  },
} satisfies Prisma.QrCodeSelect

export type StockCodeRow = Prisma.QrCodeGetPayload<{ select: typeof stockCodeSelect }>

/** A code as its reseller may see it. Once claimed, a prepared page is the family's. */
export function stockCodeView(row: StockCodeRow): StockCodeView {
  const { id, number, name, requiresActivation } = row.package
  const isFree = isFreeCode(row)
  return {
    id: row.id,
    code: row.code,
    formattedCode: formatTextCode(row.code),
    state: row.state,
    stateText: stockStateText(row.state, row.pieces[0] ?? null),
    isFree,
    requiresActivation: requiresActivation && row.activationCode !== null,
    package: { id, number, name },
    handedOverAt: row.handedOverAt?.toISOString() ?? null,
    hasPreparedPage: isFree && row.preparedPage !== null && row.preparedPage.resellerId === row.resellerId,
  }
}

/** The reseller's codes that match a filter. A hand scanner types the whole address instead of the code. */
export function stockWhere(
  resellerId: string,
  { search, state, package: packageId }: Pick<StockFilter, 'search' | 'state' | 'package'>,
): Prisma.QrCodeWhereInput {
  const prefix = codeInText(search) ?? normaliseTextCode(search)
  const states = statesOfFilter(state)
  const [first] = states ?? []
  return {
    resellerId,
    ...(states ? { state: states.length === 1 && first ? first : { in: [...states] } } : {}),
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
  const named = rows.slice(0, mostNamed).map(({ code, state, resellerId: holder }) => {
    const text = holder === resellerId ? stockStateTexts[state].toLocaleLowerCase('da-DK') : 'ikke hos jer mere'
    return `${formatTextCode(code)} (${text})`
  })
  const more = rows.length - named.length
  const list = more > 0 ? `${named.join(', ')} og ${more} til` : named.join(', ')
  return `Det kan ikke gøres med ${list}. Ingen af de valgte koder er ændret.`
}
