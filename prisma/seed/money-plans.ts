import { Temporal } from 'temporal-polyfill'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { createMemorialRow } from '@/lib/domain/memorials/create-memorial-row'
import { issuePeriodInvoice } from '@/lib/domain/subscriptions/agreement-invoices'
import { agreementOf } from '@/lib/domain/subscriptions/agreements'
import { periodEnd } from '@/lib/domain/subscriptions/law/periods'
import type { Prisma, Transaction } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import type { MoneyPages, MoneyStep, Payer, SeedContext } from '@/prisma/seed/money'

type Interval = 'month' | 'year' | 'once'
type Plan = {
  memorialId: string
  memorialName: string
  payer: Payer
  interval: Interval
  startedAt: Date
  /** How many periods were paid. */
  periods: number
  more?: Partial<Prisma.SubscriptionUncheckedCreateInput>
}

type Given = { pages: MoneyPages; family: Payer; family2: Payer; customer: Payer; now: Date }

const priceOf: Record<Interval, bigint> = { month: 29_00n, year: 290_00n, once: 1495_00n }
const dayMs = 24 * 3600_000

/**
 * Premium by year and month, Livstid, cancelled, in grace and lapsed. Mette's page has a year with a card; her others
 * are Basis. The pages without a family of their own belong to the stonemason's customer.
 */
export async function planSteps(
  tx: Transaction,
  { pages, family, family2, customer, now }: Given,
): Promise<MoneyStep[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  /** The start of a period that is so many days old, so many months earlier. */
  const ago = (days: number, months: number) =>
    new Date(
      Temporal.Instant.fromEpochMilliseconds(daysAgo(days).getTime())
        .toZonedDateTimeISO('Europe/Copenhagen')
        .subtract({ months })
        .withPlainTime('10:15').epochMilliseconds,
    )
  const newPage = async (firstName: string, lastName: string, diedYear: number) => {
    const columns = { firstName, lastName, diedYear, visibility: 'members', state: 'published' } as const
    const page = await createMemorialRow(tx, { ...columns, ownerId: customer.id })
    return { memorialId: page.id, memorialName: `${firstName} ${lastName}`, payer: customer }
  }
  const named = (key: string, memorialName: string, payer: Payer) => {
    const page = pages[key]
    return page ? [{ memorialId: page.id, memorialName, payer }] : []
  }
  const plans: Plan[] = [
    ...named('public', 'Karen Margrethe Holm', family).map(
      (page): Plan => ({ ...page, interval: 'year', startedAt: ago(40, 12), periods: 2 }),
    ),
    ...named('dualLeft', 'Aage Thomsen', family2).map(
      (page): Plan => ({ ...page, interval: 'month', startedAt: ago(12, 5), periods: 6 }),
    ),
    { ...(await newPage('Inger', 'Dam', 2021)), interval: 'once', startedAt: daysAgo(70), periods: 1 },
    {
      ...(await newPage('Ove', 'Lund', 2019)),
      ...{
        interval: 'year',
        startedAt: daysAgo(200),
        periods: 1,
        more: { cancelledAt: daysAgo(20), nextChargeAt: null },
      },
    },
    {
      ...(await newPage('Tove', 'Krag', 2023)),
      ...{ interval: 'month', startedAt: ago(40, 3), periods: 4 },
      more: { failedCharges: 2, remindedDays: 1, nextChargeAt: new Date(now.getTime() + 4 * dayMs) },
    },
    {
      ...(await newPage('Aage', 'Friis', 2018)),
      ...{ interval: 'year', startedAt: ago(120, 12), periods: 1 },
      more: { status: 'ended', endReason: 'lapsed', endedAt: daysAgo(90), nextChargeAt: null },
    },
  ]
  return plans.flatMap(stepsOf)
}

function stepsOf(plan: Plan): MoneyStep[] {
  const starts: Date[] = [plan.startedAt]
  while (starts.length < plan.periods) starts.push(endOf(plan, starts.at(-1) ?? plan.startedAt) ?? plan.startedAt)
  let id = ''
  return starts.map((start, place) => ({
    at: start,
    run: async (context) => {
      if (place === 0) id = await createAgreement(context.tx, plan, starts.at(-1) ?? start)
      await payPeriod(context, { id, plan, start, isFirst: place === 0 })
    },
  }))
}

const endOf = ({ interval, startedAt }: Plan, start: Date): Date | null =>
  interval === 'once' ? null : periodEnd(startedAt, start, interval)

async function createAgreement(tx: Transaction, plan: Plan, lastStart: Date): Promise<string> {
  const { memorialId, memorialName, payer, interval, startedAt, more } = plan
  const paidUntil = endOf(plan, lastStart)
  const isLivstid = interval === 'once'
  const { id } = await tx.subscription.create({
    data: {
      ...{ memorialId, memorialName, interval, payerId: payer.id, payerName: payer.fullName, payerEmail: payer.email },
      ...{ plan: isLivstid ? 'livstid' : 'premium', priceOere: priceOf[interval], status: 'active' },
      ...{ orderedAt: startedAt, startConsentAt: startedAt, termsVersion: legalDocuments.terms.version },
      ...{
        startedAt,
        periodStart: lastStart,
        paidUntil,
        renewal: isLivstid ? 'none' : 'card',
        nextChargeAt: paidUntil,
      },
      ...(isLivstid
        ? {}
        : { customerRef: `cus_demo_${payer.id}`, cardRef: `pm_demo_${memorialId}`, cardLabel: 'Visa •••• 4242' }),
      ...more,
    },
    select: { id: true },
  })
  return id
}

type Paid = { id: string; plan: Plan; start: Date; isFirst: boolean }

async function payPeriod(context: SeedContext, { id, plan, start, isFirst }: Paid): Promise<void> {
  const { tx } = context
  const amountOere = priceOf[plan.interval]
  const agreement = agreementOf(await tx.subscription.findUniqueOrThrow({ where: { id } }))
  const invoice = await issuePeriodInvoice(context, agreement, {
    ...{ interval: plan.interval, priceOere: agreement.priceOere, start, end: endOf(plan, start) },
    ...{ dueOn: danishDay(start), now: start },
  })
  const payment = await tx.payment.create({
    data: {
      ...{
        purpose: isFirst ? 'plan' : 'renewal',
        subscriptionId: id,
        method: 'card',
        provider: 'stripe',
        status: 'paid',
      },
      ...{ amountOere, chargeRef: `pi_demo_${invoice.id}`, createdAt: start, paidAt: start, checkedAt: start },
      periodKey: isFirst ? null : `${id}:${danishDay(start)}`,
    },
    select: { id: true },
  })
  await settleInvoice(context, {
    ...{ invoiceId: invoice.id, amountOere: agreement.priceOere, bookedOn: danishDay(start) },
    ...{ paymentId: payment.id, now: start },
  })
}
