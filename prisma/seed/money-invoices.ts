import { randomUUID } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { accounts } from '@/lib/domain/invoices/accounts'
import { bookEntry } from '@/lib/domain/invoices/book-entry'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { linesInclVat } from '@/lib/domain/invoices/invoice-lines'
import { issueInvoice } from '@/lib/domain/invoices/issue-invoice'
import { companyParty, consumerParty } from '@/lib/domain/invoices/party'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import type { InvoiceParty } from '@/lib/domain/invoices/schema'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { makeOrderCodes } from '@/lib/domain/shop-orders/commands/start-order'
import { lockOrder } from '@/lib/domain/shop-orders/orders'
import type { Prisma } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { dayMs } from '@/lib/shared/durations'
import type { MoneyPages, MoneyStep, Payer, SeedContext } from '@/prisma/seed/money-step'

type Given = { pages: MoneyPages; family: Payer; customer: Payer; now: Date }
type Issued = { id: string; totalOere: number; purchaseId?: string; shopOrderId?: string }
type Outcome = (context: SeedContext, invoice: Issued, at: Date) => Promise<void>

const later = (at: Date, days: number) => new Date(at.getTime() + days * dayMs)
const plaque = { text: 'Plade med kode, skifer', quantity: 1, priceOere: 895_00, account: accounts.plaques }
const freight = { text: 'Fragt', quantity: 1, priceOere: 79_00, account: accounts.freight }
const plaqueLines = linesInclVat([plaque, freight])
const codeLines = linesInclVat([
  { text: 'En kode mere, med kort og tegning', quantity: 1, priceOere: 245_00, account: accounts.codes },
])

const churchyard = companyParty({
  name: 'Nørremarkens Kirkegård',
  email: 'kirkegaard@noerremarken.example',
  cvr: '97540144',
  ean: '5790000121526',
  address: 'Kirkevej 2',
  postcode: '7400',
  city: 'Herning',
  phone: '97120000',
})
const someone = (name: string, address: string, postcode: string, city: string) =>
  consumerParty({ name, address, postcode, city, email: `${name.split(' ')[0]?.toLowerCase()}@familie.example` })

/**
 * Invoices of each state, and families' orders: waiting for a transfer, paid, late, begun (a code), sent, and
 * cancelled.
 */
export function businessSteps({ pages, family, customer, now }: Given): MoneyStep[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const steps: MoneyStep[] = [
    invoiceStep(daysAgo(58), someone('Bent Skov', 'Skovvej 8', '7620', 'Lemvig'), paidByTransfer),
    invoiceStep(daysAgo(41), someone('Ruth Poulsen', 'Fjordgade 1', '7600', 'Struer'), creditedWhole),
    invoiceStep(daysAgo(36), someone('Jytte Mølgaard', 'Toften 3', '7430', 'Ikast'), remindedTwice),
    invoiceStep(daysAgo(100), someone('Kaj Vind', 'Strandvejen 9', '6960', 'Hvide Sande'), writtenOff),
    invoiceStep(daysAgo(9), someone('Anders Bech', 'Møllegade 4', '8600', 'Silkeborg'), partlyPaid),
    invoiceStep(daysAgo(5), someone('Lis Overgaard', 'Birkevej 6', '7500', 'Holstebro'), async () => {}),
    invoiceStep(daysAgo(6), churchyard, async () => {}, { buyerReference: 'Rekvisition 4711', dueInDays: 30 }),
  ]
  const page = pages.unlisted
  if (!page) return steps
  const orders = [
    { at: daysAgo(25), status: 'cancelled', outcome: creditedWhole, buyer: customer },
    // Late: nobody has begun it.
    { at: daysAgo(40), status: 'paid', outcome: paidByTransfer, buyer: customer },
    { at: daysAgo(32), status: 'shipped', outcome: paidByTransfer, buyer: family },
    { at: daysAgo(11), status: 'started', outcome: paidByTransfer, buyer: family },
    { at: daysAgo(8), status: 'paid', outcome: paidByTransfer, buyer: family },
    { at: daysAgo(3), status: 'ordered', outcome: async () => {}, buyer: family },
  ] as const
  return [...steps, ...orders.map((order) => orderStep({ ...order, memorialId: page.id }))]
}

type Extra = {
  buyerReference?: string
  dueInDays?: number
  shopOrderId?: string
  memorialId?: string
  purchaseId?: string
  userId?: string
  lines?: typeof plaqueLines
}

function invoiceStep(at: Date, buyer: InvoiceParty, outcome: Outcome, extra: Extra = {}): MoneyStep {
  return { at, run: (context) => issue(context, { at, buyer, outcome, extra }) }
}

type Issuing = { at: Date; buyer: InvoiceParty; outcome: Outcome; extra: Extra }

async function issue(context: SeedContext, { at, buyer, outcome, extra }: Issuing): Promise<void> {
  const { buyerReference = null, dueInDays = 8, lines = plaqueLines, ...concerned } = extra
  const invoice = await issueInvoice(context.tx, {
    buyer,
    buyerReference,
    lines,
    suppliedFrom: danishDay(at),
    suppliedTo: danishDay(at),
    now: at,
    dueOn: danishDay(later(at, dueInDays)),
    receivable: { email: buyer.email ?? '', ...concerned },
  })
  await outcome(context, { ...invoice, ...concerned }, at)
}

const settle = async (context: SeedContext, invoiceId: string, at: Date, amountOere: number) => {
  const payment = await context.tx.payment.create({
    data: {
      purpose: 'invoice',
      invoiceId,
      method: 'bank_transfer',
      provider: 'bank',
      status: 'paid',
      amountOere,
      createdAt: at,
      paidAt: at,
      checkedAt: at,
    },
    select: { id: true },
  })
  await settleInvoice(context, { invoiceId, amountOere, bookedOn: danishDay(at), paymentId: payment.id, now: at })
}

const paidByTransfer: Outcome = async ({ paid }, { id, totalOere, purchaseId, shopOrderId }, at) => {
  const amountOere = BigInt(totalOere)
  paid.push({
    id: uuidv7({ msecs: later(at, 2).getTime() }),
    purpose: 'invoice',
    invoiceId: id,
    ...(purchaseId && shopOrderId ? { purchaseId, shopOrderId } : {}),
    amountOere,
    at: later(at, 2),
  })
}
const partlyPaid: Outcome = (context, { id }, at) => settle(context, id, later(at, 3), 500_00)

const creditedWhole: Outcome = async (context, { id }, at) => {
  await creditInvoice(context, {
    invoiceId: id,
    amountOere: 'rest',
    text: 'Bestillingen er annulleret',
    now: later(at, 1),
  })
}

const remindedTwice: Outcome = async ({ tx }, { id: invoiceId }, at) => {
  await tx.receivable.update({ where: { invoiceId }, data: { remindersSent: 2, remindedAt: later(at, 25) } })
}

const writtenOff: Outcome = async (context, { id: invoiceId }, at) => {
  const receivable = await lockReceivable(context.tx, invoiceId)
  const [now, note] = [later(at, 90), 'Dødsboet er gjort op uden midler.']
  const entry = { kind: 'write_off', amountOere: receivable.owedOere, bookedOn: danishDay(now), note, now } as const
  await bookEntry(context, receivable, entry)
}

type OrderStatus = 'ordered' | 'paid' | 'started' | 'shipped' | 'cancelled'
type Order = { at: Date; status: OrderStatus; outcome: Outcome; buyer: Payer; memorialId: string }

/** A begun one is for a further code, whose drawing can be fetched; the others are plaques. */
function orderStep({ at, status, outcome, buyer, memorialId }: Order): MoneyStep {
  const delivery = { address: 'Lyngvej 4', postcode: '7620', city: 'Lemvig' }
  const isCode = status === 'started'
  const data: Prisma.ShopOrderUncheckedCreateInput = {
    beginning: randomUUID(),
    buyerId: buyer.id,
    buyerName: buyer.fullName,
    buyerEmail: buyer.email,
    memorialId,
    memorialName: 'Poul Holm',
    deliveryName: buyer.fullName,
    ...delivery,
    status,
    createdAt: at,
    ...(isCode ? aCode : aPlaque),
    termsVersion: legalDocuments.terms.version,
    toldNoRegretAt: isCode ? null : at,
    ...(status === 'ordered' || status === 'cancelled' ? {} : { paidAt: later(at, 2) }),
    ...(isCode || status === 'shipped' ? { startedAt: later(at, 3) } : {}),
    ...(status === 'shipped' ? { shippedAt: later(at, 12), carrier: 'PostNord' } : {}),
    ...(status === 'cancelled' ? { reason: 'Skifer i den størrelse er udsolgt.' } : {}),
  }
  return {
    at,
    run: async (context) => {
      const { id } = await context.tx.shopOrder.create({ data, select: { id: true } })
      if (isCode) {
        const { id: packageId } = await makeOrderCodes(context, await lockOrder(context.tx, id))
        await context.tx.shopOrder.update({ where: { id }, data: { packageId } })
      }
      const party = consumerParty({ name: buyer.fullName, email: buyer.email, ...delivery })
      const isBegun = status !== 'ordered' && status !== 'cancelled'
      const purchase = await context.tx.purchase.create({
        data: {
          shopOrderId: id,
          priceOere: data.totalOere,
          reckonedAt: at,
          createdAt: at,
          ...(isBegun ? { status: 'begun', beganAt: later(at, 2) } : {}),
          ...(status === 'cancelled' ? { status: 'given_up' } : {}),
        },
      })
      const goal = { shopOrderId: id, memorialId, purchaseId: purchase.id, userId: buyer.id }
      const extra = { ...goal, ...(isCode ? { lines: codeLines } : {}) }
      await issue(context, { at, buyer: party, outcome, extra })
    },
  }
}

type Ordered = Pick<
  Prisma.ShopOrderUncheckedCreateInput,
  'item' | 'material' | 'symbolMm' | 'inscription' | 'unitOere' | 'freightOere' | 'totalOere'
>
const aPlaque: Ordered = {
  item: 'plaque',
  material: 'slate',
  symbolMm: 40,
  inscription: 'Altid savnet',
  unitOere: 895_00n,
  freightOere: 79_00n,
  totalOere: 974_00n,
}
const aCode: Ordered = { item: 'code', unitOere: 245_00n, freightOere: 0n, totalOere: 245_00n }
