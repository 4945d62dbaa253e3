import 'server-only'
import { isFreeCode } from '@/lib/domain/qr-codes/policy'
import { stockStateText } from '@/lib/domain/resellers/stock/copy'
import type { StockCodeView } from '@/lib/domain/resellers/stock/schema'
import type { Prisma } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'

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
