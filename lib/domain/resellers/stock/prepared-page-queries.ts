import 'server-only'
import { isFreeCode, ownsCode, type QrCodeSubject } from '@/lib/domain/qr-codes/policy'
import { preparedFields, preparedPageSelect } from '@/lib/domain/resellers/stock/prepared-page-row'
import type { OfferedPageView, PreparedPageView } from '@/lib/domain/resellers/stock/prepared-page-schema'
import { requireReseller } from '@/lib/domain/resellers/stock/require-reseller'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { formatLifeDates } from '@/lib/shared/danish-dates'
import { fullName } from '@/lib/shared/names'

/**
 * What the caller's reseller prepared for a code, or null: also from the moment a family has taken the code.
 * Throws UNAUTHENTICATED or NOT_FOUND without a reseller.
 */
export async function findPreparedPage(actor: Actor, qrCodeId: string): Promise<PreparedPageView | null> {
  const { id: resellerId } = requireReseller(actor)
  const row = await db.preparedPage.findFirst({
    where: { qrCodeId, resellerId, qrCode: { resellerId } },
    select: {
      ...preparedPageSelect,
      updatedAt: true,
      preparedByName: true,
      qrCode: { select: { state: true, ownerId: true } },
    },
  })
  if (!row || !isFreeCode(row.qrCode)) return null
  return { ...preparedFields(row), updatedAt: row.updatedAt.toISOString(), preparedByName: row.preparedByName }
}

/** What lies ready for the family that holds the code, or null: for all others, and when nothing was prepared. */
export async function findOfferedPage(actor: Actor, code: QrCodeSubject): Promise<OfferedPageView | null> {
  if (!ownsCode(actor, code)) return null
  const row = await db.preparedPage.findUnique({
    where: { qrCodeId: code.id },
    select: {
      ...preparedPageSelect,
      resellerId: true,
      reseller: { select: { companyName: true } },
      qrCode: { select: { resellerId: true } },
    },
  })
  if (!row || row.resellerId !== row.qrCode.resellerId) return null
  const { born, died, birthName, epitaph, restingCemetery } = preparedFields(row)
  return {
    name: fullName(row),
    birthName,
    lifeDates: formatLifeDates(born, died),
    epitaph,
    restingCemetery,
    companyName: row.reseller.companyName,
  }
}
