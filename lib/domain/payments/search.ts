import 'server-only'
import { db, Prisma } from '@/lib/server/db'
import { searchPatterns } from '@/lib/shared/search-patterns'

// More matches of a kind than anyone would look through.
const most = 5000

// As the indexes Invoice_search, Subscription_search and ShopOrder_search. A payment code begins with the number.
const ofInvoice = Prisma.sql`search_text("paymentCode" || ' ' || ("buyer"->>'name') || ' ' || coalesce("buyer"->>'email', '') || ' ' || coalesce("buyer"->>'cvr', '') || ' ' || coalesce("buyer"->>'ean', ''))`
const ofSubscription = Prisma.sql`search_text("payerName" || ' ' || "payerEmail" || ' ' || "memorialName")`
const ofOrder = Prisma.sql`search_text("number"::text || ' ' || "buyerName" || ' ' || "buyerEmail" || ' ' || "memorialName" || ' ' || coalesce("cvr", ''))`

/** Every word occurs in the text; a number, with or without spaces, begins a number in it. */
function occursIn(text: Prisma.Sql, search: string): Prisma.Sql {
  const digits = search.replaceAll(/\s/g, '')
  const patterns = /^\d+$/.test(digits) ? [`% ${digits}%`] : searchPatterns(search)
  return Prisma.join(
    patterns.map((like) => Prisma.sql`${text} LIKE ${like}`),
    ' AND ',
  )
}

/** Ids of invoices and credit notes by number, payment code, or the buyer's name, address, CVR or EAN number. */
export async function findInvoiceIds(search: string): Promise<string[]> {
  const rows = await db.$queryRaw<Array<{ id: string }>>`
    SELECT "id" FROM "Invoice" WHERE ${occursIn(ofInvoice, search)} LIMIT ${most}`
  return rows.map(({ id }) => id)
}

/**
 * The search as a condition on payments: by their invoice, or by the agreement or order that they are for. Resolved to
 * ids first: as one condition over all these tables, PostgreSQL would scan every payment.
 */
export async function foundPayments(search: string): Promise<Prisma.PaymentWhereInput> {
  const [invoiceIds, subscriptions, orders] = await Promise.all([
    findInvoiceIds(search),
    db.$queryRaw<Array<{ id: string }>>`
      SELECT "id" FROM "Subscription" WHERE ${occursIn(ofSubscription, search)} LIMIT ${most}`,
    db.$queryRaw<Array<{ id: string }>>`SELECT "id" FROM "ShopOrder" WHERE ${occursIn(ofOrder, search)} LIMIT ${most}`,
  ])
  const entries = await db.receivableEntry.findMany({
    where: { invoiceId: { in: invoiceIds }, kind: 'payment', paymentId: { not: null } },
    take: most,
    select: { paymentId: true },
  })
  return {
    OR: [
      { id: { in: entries.flatMap(({ paymentId }) => paymentId ?? []) } },
      { invoiceId: { in: invoiceIds } },
      { subscriptionId: { in: subscriptions.map(({ id }) => id) } },
      { shopOrderId: { in: orders.map(({ id }) => id) } },
    ],
  }
}
