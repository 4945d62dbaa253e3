import 'server-only'
import type { CardSource } from '@/lib/domain/qr-codes/schema'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'

/**
 * Who can say a free code's activation code again when its card is lost: the stonemason that it came from, or the house.
 * Null when no card is asked for. Whoever stands with the stone may know: a company's name stands on its door.
 */
export async function findCardSource(code: { code: string; requiresActivation: boolean }): Promise<CardSource | null> {
  if (!code.requiresActivation) return null
  const row = await db.qrCode.findUnique({
    where: { code: code.code },
    select: { reseller: { select: { companyName: true, phone: true, email: true, status: true } } },
  })
  if (row?.reseller?.status !== 'active') {
    return { name: env.SITE_NAME, phone: env.company.phone, email: env.SUPPORT_EMAIL }
  }
  const { companyName: name, phone, email } = row.reseller
  return { name, phone, email }
}
