import 'server-only'
import { owedInvoices } from '@/lib/domain/invoices/receivables'
import { db } from '@/lib/server/db'
import type { Attention, FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'
import { danishDay } from '@/lib/shared/danish-time'

/** What about money waits for a person. */
export const findMoneyAttention: FindAttention = async (now) => {
  const [deposits, refunds, differences, invoices] = await Promise.all([
    db.bankLine.aggregate({ where: { state: 'doubtful' }, _count: true, _min: { bookedOn: true } }),
    db.refund.aggregate({
      where: { OR: [{ status: 'failed' }, { status: 'sent', payment: { provider: 'bank' } }] },
      _count: true,
      _min: { createdAt: true },
    }),
    db.paymentDifference.aggregate({ where: { settledAt: null }, _count: true, _min: { foundAt: true } }),
    db.receivable.aggregate({
      where: { status: 'open', dueOn: { lt: new Date(danishDay(now)) }, invoice: owedInvoices },
      _count: true,
      _min: { dueOn: true },
    }),
  ])
  const waiting: Attention[] = [
    line('deposits', 'due', 'Afventer', {
      link: counted(deposits._count, 'indbetaling', 'indbetalinger'),
      rest: 'er ikke ført på en faktura.',
      href: '/admin/invoices/bank',
      oldest: deposits._min.bookedOn,
    }),
    line('refunds', 'due', 'Afventer', {
      link: counted(refunds._count, 'tilbagebetaling', 'tilbagebetalinger'),
      rest: 'skal overføres eller prøves igen.',
      href: '/admin/payments#tilbage',
      oldest: refunds._min.createdAt,
    }),
    line('differences', 'now', 'Stemmer ikke', {
      link: counted(differences._count, 'forskel', 'forskelle'),
      rest: 'mellem betalingsudbyderen og os skal undersøges.',
      href: '/admin/payments/differences',
      oldest: differences._min.foundAt,
    }),
    line('overdue', 'due', 'Forfaldne', {
      link: counted(invoices._count, 'faktura', 'fakturaer'),
      rest: 'er ikke betalt til tiden.',
      href: '/admin/invoices?state=overdue',
      oldest: invoices._min.dueOn,
    }),
  ]
  return waiting.filter(({ since }) => since !== null)
}

type Told = Pick<Attention, 'link' | 'rest' | 'href'> & { oldest: Date | null }

function line(key: string, urgency: Attention['urgency'], badge: string, { oldest, ...told }: Told): Attention {
  return { key: `bookkeeping.${key}`, urgency, badge, ...told, since: oldest?.toISOString() ?? null, until: null }
}
