import 'server-only'
import { Temporal } from 'temporal-polyfill'
import { materialTexts } from '@/lib/domain/artwork/copy'
import type { StoneMaterial } from '@/lib/domain/artwork/schema'
import type { Prices } from '@/lib/domain/billing/price-items'
import { readPrices } from '@/lib/domain/billing/prices'
import { resellerOrderOere } from '@/lib/domain/billing/reseller-prices'
import { accounts } from '@/lib/domain/invoices/accounts'
import { linesNet } from '@/lib/domain/invoices/invoice-lines'
import { type IssuedInvoice, issueInvoice } from '@/lib/domain/invoices/issue-invoice'
import { companyParty } from '@/lib/domain/invoices/party'
import { sendInvoice } from '@/lib/domain/invoices/send-invoice'
import { invoicedUntil, toInvoice } from '@/lib/domain/resellers/uninvoiced'
import type { RunContext } from '@/lib/server/command'
import { type Database, Prisma, type Transaction } from '@/lib/server/db'
import { lockRows } from '@/lib/server/lock-rows'
import { danishDay } from '@/lib/shared/danish-time'
import { dividedOere, toOere } from '@/lib/shared/money'

/** The resellers with deliveries to invoice at `now`, at most 1,000 a round. */
export async function listResellersToInvoice(database: Database, now: Date): Promise<string[]> {
  const rows = await database.reseller.findMany({
    where: { orders: { some: toInvoice(now) } },
    orderBy: { id: 'asc' },
    take: 1000,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/**
 * Invoices a reseller's delivered orders: one invoice for all of them, or one each. The orders are locked, so none is
 * invoiced twice. Those whose price nobody can tell (plaques without a material) are left for a person.
 */
export async function invoiceReseller(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  resellerId: string,
  now: Date,
): Promise<IssuedInvoice[]> {
  const { tx } = context
  const reseller = await tx.reseller.findUniqueOrThrow({ where: { id: resellerId }, select: buyerColumns })
  const orders = await takeOrders(tx, resellerId, invoicedUntil(reseller.collectsInvoices, now))
  const prices = await readPrices(danishDay(now), tx)
  const priced = orders.flatMap((order) => {
    const price = priceOf(order, prices)
    return price ? [{ ...order, ...price }] : []
  })
  const groups = reseller.collectsInvoices ? [priced] : priced.map((order) => [order])
  const issued: IssuedInvoice[] = []
  for (const group of groups)
    if (group.length > 0) issued.push(await issueFor(context, { reseller, orders: group, now }))
  return issued
}

const buyerColumns = {
  id: true,
  companyName: true,
  cvr: true,
  email: true,
  phone: true,
  address: true,
  postcode: true,
  city: true,
  collectsInvoices: true,
  paymentDays: true,
  invoiceEmail: true,
  ean: true,
  buyerReference: true,
  wantsEInvoice: true,
} as const satisfies Prisma.ResellerSelect

const orderColumns = {
  id: true,
  number: true,
  count: true,
  wantsPlaques: true,
  material: true,
  symbolMm: true,
  piecesOere: true,
  freightOere: true,
  deliveredAt: true,
} as const satisfies Prisma.ResellerOrderSelect

type Order = Prisma.ResellerOrderGetPayload<{ select: typeof orderColumns }>
type Priced = Omit<Order, 'piecesOere' | 'freightOere'> & { piecesOere: number; freightOere: number }
type Reseller = Prisma.ResellerGetPayload<{ select: typeof buyerColumns }>

async function takeOrders(tx: Transaction, resellerId: string, until: Date): Promise<Order[]> {
  await lockRows(
    tx,
    'ResellerOrder',
    Prisma.sql`"resellerId" = ${resellerId}::uuid AND "invoiceId" IS NULL AND "deliveredAt" < ${until}`,
  )
  return tx.resellerOrder.findMany({
    where: { resellerId, invoiceId: null, deliveredAt: { lt: until }, status: { not: 'cancelled' } },
    orderBy: { number: 'asc' },
    select: orderColumns,
  })
}

/** As agreed when it was ordered; an order from before prices were stored costs what the list says today. */
function priceOf(order: Order, prices: Prices): Pick<Priced, 'piecesOere' | 'freightOere'> | null {
  const { piecesOere, freightOere } = order
  if (piecesOere !== null) return { piecesOere: toOere(piecesOere), freightOere: toOere(freightOere ?? 0n) }
  const sum = resellerOrderOere(prices, order)
  return sum && { piecesOere: sum.pieces, freightOere: sum.freight }
}

type Issuing = { reseller: Reseller; orders: Priced[]; now: Date }

async function issueFor(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  { reseller, orders, now }: Issuing,
): Promise<IssuedInvoice> {
  const {
    id: resellerId,
    companyName,
    email,
    invoiceEmail,
    paymentDays,
    buyerReference,
    wantsEInvoice,
    ...company
  } = reseller
  const sendTo = invoiceEmail ?? email
  const days = orders.flatMap(({ deliveredAt }) => (deliveredAt ? [danishDay(deliveredAt)] : [])).sort()
  const invoice = await issueInvoice(context.tx, {
    buyer: companyParty({ ...company, name: companyName, email: sendTo }),
    buyerReference,
    wantsEInvoice,
    lines: linesNet(orders.flatMap(linesOf)),
    dueOn: Temporal.PlainDate.from(danishDay(now)).add({ days: paymentDays }).toString(),
    suppliedFrom: days[0] ?? null,
    suppliedTo: days.at(-1) ?? null,
    receivable: { email: sendTo, resellerId },
    now,
  })
  await context.tx.resellerOrder.updateMany({
    where: { id: { in: orders.map(({ id }) => id) } },
    data: { invoiceId: invoice.id },
  })
  await sendInvoice(context, invoice.id)
  return invoice
}

function linesOf({ number, count, wantsPlaques, material, symbolMm, piecesOere, freightOere }: Priced) {
  const what = wantsPlaques ? `Plader med kode${madeOf(material, symbolMm)}` : 'Koder med tegning'
  const account = wantsPlaques ? accounts.plaques : accounts.codes
  const pieces = { text: `Bestilling ${number}: ${what}`, quantity: count, account }
  const freight = {
    text: `Fragt, bestilling ${number}`,
    quantity: 1,
    unitNetOere: freightOere,
    account: accounts.freight,
  }
  return [{ ...pieces, unitNetOere: dividedOere(piecesOere, count) }, ...(freightOere > 0 ? [freight] : [])]
}

function madeOf(material: StoneMaterial | null, symbolMm: number | null): string {
  const parts = [material && materialTexts[material].toLocaleLowerCase('da-DK'), symbolMm && `${symbolMm} mm`]
  const made = parts.filter(Boolean).join(', ')
  return made && `, ${made}`
}
