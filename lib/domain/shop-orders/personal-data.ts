import 'server-only'
import { vouchersKeptFrom } from '@/lib/domain/legal/voucher-retention'
import { orderedText } from '@/lib/domain/shop-orders/copy'
import { type Database, db } from '@/lib/server/db'
import type { PersonalData } from '@/lib/server/personal-data'
import type { SignedIn } from '@/lib/shared/actor'
import { formatOere, toOere } from '@/lib/shared/money'

/** For the data export: what the account ordered. */
async function aboutOrders(database: Database, { userId }: SignedIn) {
  const rows = await database.shopOrder.findMany({
    where: { buyerId: userId },
    orderBy: { id: 'asc' },
    select: {
      number: true,
      item: true,
      count: true,
      material: true,
      symbolMm: true,
      memorialName: true,
      inscription: true,
      message: true,
      buyerName: true,
      buyerEmail: true,
      totalOere: true,
      cvr: true,
      ean: true,
      buyerReference: true,
      deliveryName: true,
      address: true,
      postcode: true,
      city: true,
      phone: true,
      status: true,
      wantsEInvoice: true,
      createdAt: true,
      toldNoRegretAt: true,
      startConsentAt: true,
      startFrom: true,
      paidAt: true,
      shippedAt: true,
      receivedAt: true,
      plateBackAt: true,
      reason: true,
      withdrawals: { select: { number: true, name: true, email: true, message: true, at: true } },
    },
  })
  const orders = rows.map(({ item, count, material, symbolMm, totalOere, ...row }) => ({
    ...row,
    ordered: orderedText({ item, count, material, symbolMm }),
    total: formatOere(toOere(totalOere)),
  }))
  return { orders }
}

/**
 * Orders are vouchers of what was sold: they stay as they are while vouchers are kept, and then go on without names,
 * addresses and words, and without what was said when one was regretted. The account's id is cleared by the database.
 */
export const shopOrderPersonalData = {
  about: aboutOrders,
  tidy: async (now) => {
    const { moment: keptFrom } = vouchersKeptFrom(now)
    const nobody = { buyerName: '', buyerEmail: '', deliveryName: '', address: '', phone: null, cvr: null, ean: null }
    await db.shopOrder.updateMany({
      where: { createdAt: { lt: keptFrom }, buyerEmail: { not: '' } },
      data: { ...nobody, buyerReference: null, inscription: null, message: null },
    })
    // Append-only, so it goes as a whole; nothing refers to it.
    await db.withdrawal.deleteMany({ where: { at: { lt: keptFrom }, shopOrderId: { not: null } } })
  },
} satisfies PersonalData
