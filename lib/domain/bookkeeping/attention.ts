import 'server-only'
import { adminInvoicesPath } from '@/lib/domain/invoices/admin-paths'
import { overpaidInvoices, owedInvoices } from '@/lib/domain/invoices/receivables'
import { adminPaymentsPath, differencesPath } from '@/lib/domain/payments/admin-paths'
import { waitingRefunds } from '@/lib/domain/payments/desk-queries'
import { resellersPath } from '@/lib/domain/resellers/paths'
import { passedOver } from '@/lib/domain/resellers/uninvoiced'
import { db } from '@/lib/server/db'
import type { Attention, FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'
import { danishDay } from '@/lib/shared/danish-time'

/** What about money waits for a person. */
export const findMoneyAttention: FindAttention = async (now) => {
  const found = await Promise.all([
    findDeposits(),
    findRefunds(),
    findDifferences(),
    findOverdue(now),
    findOverpaid(),
    findEInvoices(),
    findUninvoiced(now),
  ])
  return found.filter(({ since }) => since !== null)
}

async function findDeposits(): Promise<Attention> {
  const { _count: count, _min: oldest } = await db.bankLine.aggregate({
    where: { state: 'doubtful' },
    _count: true,
    _min: { bookedOn: true },
  })
  return line('deposits', 'due', 'Afventer', {
    link: counted(count, 'indbetaling', 'indbetalinger'),
    rest: 'er ikke ført på en faktura.',
    href: '/admin/invoices/bank',
    oldest: oldest.bookedOn,
  })
}

async function findRefunds(): Promise<Attention> {
  const { _count: count, _min: oldest } = await db.refund.aggregate({
    where: waitingRefunds,
    _count: true,
    _min: { createdAt: true },
  })
  return line('refunds', 'due', 'Afventer', {
    link: counted(count, 'tilbagebetaling', 'tilbagebetalinger'),
    rest: 'skal overføres eller prøves igen.',
    href: `${adminPaymentsPath}#tilbage`,
    oldest: oldest.createdAt,
  })
}

async function findDifferences(): Promise<Attention> {
  const { _count: count, _min: oldest } = await db.paymentDifference.aggregate({
    where: { settledAt: null },
    _count: true,
    _min: { foundAt: true },
  })
  return line('differences', 'now', 'Stemmer ikke', {
    link: counted(count, 'forskel', 'forskelle'),
    rest: 'mellem betalingsudbyderen og os skal undersøges.',
    href: differencesPath,
    oldest: oldest.foundAt,
  })
}

async function findOverdue(now: Date): Promise<Attention> {
  const { _count: count, _min: oldest } = await db.receivable.aggregate({
    where: { status: 'open', dueOn: { lt: new Date(danishDay(now)) }, invoice: owedInvoices },
    _count: true,
    _min: { dueOn: true },
  })
  return line('overdue', 'due', 'Forfaldne', {
    link: counted(count, 'faktura', 'fakturaer'),
    rest: 'er ikke betalt til tiden.',
    href: `${adminInvoicesPath}?state=overdue`,
    oldest: oldest.dueOn,
  })
}

async function findOverpaid(): Promise<Attention> {
  const { _count: count, _min: oldest } = await db.receivable.aggregate({
    where: await overpaidInvoices(),
    _count: true,
    _min: { settledAt: true },
  })
  return line('overpaid', 'due', 'Betalt for meget', {
    link: counted(count, 'faktura', 'fakturaer'),
    rest: 'er der betalt for meget på.',
    href: `${adminInvoicesPath}?state=overpaid`,
    oldest: oldest.settledAt,
  })
}

async function findEInvoices(): Promise<Attention> {
  const where = { eInvoice: 'waiting' } as const
  const count = await db.receivable.count({ where })
  // By the date of the invoice: it is to be sent at once.
  const oldest = await db.receivable.findFirst({
    where,
    orderBy: { invoiceId: 'asc' },
    select: { invoice: { select: { createdAt: true } } },
  })
  return line('e-invoices', 'due', 'Ikke sendt', {
    link: counted(count, 'e-faktura', 'e-fakturaer'),
    rest: count === 1 ? 'skal sendes til køberen.' : 'skal sendes til køberne.',
    href: `${adminInvoicesPath}?state=e_invoice`,
    oldest: oldest?.invoice.createdAt ?? null,
  })
}

async function findUninvoiced(now: Date): Promise<Attention> {
  const { _count: count, _min: oldest } = await db.resellerOrder.aggregate({
    where: passedOver(now),
    _count: true,
    _min: { deliveredAt: true },
  })
  return line('uninvoiced', 'due', 'Mangler faktura', {
    link: counted(count, 'bestilling', 'bestillinger'),
    rest: count === 1 ? 'er leveret til en forhandler uden faktura.' : 'er leveret til forhandlere uden faktura.',
    href: `${resellersPath}?mangler=faktura`,
    oldest: oldest.deliveredAt,
  })
}

type Told = Pick<Attention, 'link' | 'rest' | 'href'> & { oldest: Date | null }

function line(key: string, urgency: Attention['urgency'], badge: string, { oldest, ...told }: Told): Attention {
  return { key: `bookkeeping.${key}`, urgency, badge, ...told, since: oldest?.toISOString() ?? null, until: null }
}
