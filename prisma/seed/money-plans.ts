import { v7 as uuidv7 } from 'uuid'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { createMemorialRow } from '@/lib/domain/memorials/create-memorial-row'
import { issuePeriodInvoice } from '@/lib/domain/subscriptions/agreement-invoices'
import { type Agreement, agreementOf } from '@/lib/domain/subscriptions/agreements'
import { periodEnd } from '@/lib/domain/subscriptions/law/periods'
import type { Prisma, Transaction } from '@/lib/server/db'
import { asDate, inDenmark } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'
import { dayMs } from '@/lib/shared/durations'
import type { MoneyPages, MoneyStep, Payer, SeedContext } from '@/prisma/seed/money-step'

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

/**
 * Premium by year and month, Livstid, cancelled, in grace, lapsed and waiting for a transfer. Mette's page has a year
 * with a card; her others are Basis. The pages without a family of their own belong to the stonemason's customer.
 */
export async function planSteps(
  tx: Transaction,
  { pages, family, family2, customer, now }: Given,
): Promise<MoneyStep[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  /** The start of a period that is so many days old, so many months earlier. */
  const ago = (days: number, months: number) =>
    asDate(inDenmark(daysAgo(days)).subtract({ months }).withPlainTime('10:15'))
  const newPage = async (firstName: string, lastName: string, diedYear: number) => {
    const columns = { firstName, lastName, diedYear, visibility: 'members', state: 'published' } as const
    const page = await createMemorialRow(tx, { ...columns, ownerId: customer.id })
    return { memorialId: page.id, memorialName: `${firstName} ${lastName}`, payer: customer }
  }
  const named = (key: string, memorialName: string, payer: Payer) => {
    const page = pages[key]
    return page ? [{ memorialId: page.id, memorialName, payer }] : []
  }
  const tove = await newPage('Tove', 'Krag', 2023)
  const plans: Plan[] = [
    ...named('public', 'Karen Margrethe Holm', family).map(
      (page): Plan => ({ ...page, interval: 'year', startedAt: ago(40, 12), periods: 2 }),
    ),
    ...named('dualLeft', 'Aage Thomsen', family2).map(
      (page): Plan => ({ ...page, interval: 'month', startedAt: ago(12, 2), periods: 3 }),
    ),
    { ...(await newPage('Inger', 'Dam', 2021)), interval: 'once', startedAt: daysAgo(70), periods: 1 },
    {
      ...(await newPage('Ove', 'Lund', 2019)),
      interval: 'year',
      startedAt: daysAgo(200),
      periods: 1,
      more: { cancelledAt: daysAgo(20), nextChargeAt: null },
    },
    {
      ...tove,
      interval: 'month',
      startedAt: ago(40, 1),
      periods: 2,
      more: {
        // The last try is refused too, so that the page stays in its days of grace.
        customerRef: `cus_demo_declined_${tove.memorialId}`,
        cardRef: `pm_demo_declined_${tove.memorialId}`,
        failedCharges: 3,
        remindedDays: 1,
        nextChargeAt: new Date(now.getTime() + 4 * dayMs),
      },
    },
    {
      ...(await newPage('Aage', 'Friis', 2018)),
      interval: 'year',
      startedAt: ago(120, 12),
      periods: 1,
      more: { status: 'ended', endReason: 'lapsed', endedAt: daysAgo(90), nextChargeAt: null },
    },
  ]
  const helge = { ...(await newPage('Helge', 'Riis', 2022)), interval: 'year' as const, startedAt: daysAgo(2) }
  return [...plans.flatMap(stepsOf), orderedStep(helge)]
}

/** Ordered by bank transfer, which has not come yet. */
function orderedStep(
  ordered: Pick<Plan, 'memorialId' | 'memorialName' | 'payer' | 'interval' | 'startedAt'>,
): MoneyStep {
  const plan = { ...ordered, periods: 1, more: notBegun }
  const { startedAt: start, interval } = plan
  return {
    at: start,
    run: async ({ tx }) => {
      const agreement = await createAgreement(tx, plan, start)
      const dueOn = danishDay(new Date(start.getTime() + 8 * dayMs))
      const purchase = await tx.purchase.create({ data: { ...bought(agreement, interval), createdAt: start } })
      const owed = { ...purchase, priceOere: agreement.priceOere, deductedOere: 0 }
      await issuePeriodInvoice({ tx }, agreement, owed, { start: null, end: null, dueOn, now: start })
    },
  }
}

const bought = ({ id, priceOere }: Agreement, interval: Interval) => ({ subscriptionId: id, interval, priceOere })

const notBegun: NonNullable<Plan['more']> = {
  status: 'ordered',
  renewal: 'invoice',
  startedAt: null,
  periodStart: null,
  paidUntil: null,
  nextChargeAt: null,
  customerRef: null,
  cardRef: null,
  cardLabel: null,
}

function stepsOf(plan: Plan): MoneyStep[] {
  const starts: Date[] = [plan.startedAt]
  while (starts.length < plan.periods) starts.push(endOf(plan, starts.at(-1) ?? plan.startedAt) ?? plan.startedAt)
  let agreement: Agreement | null = null
  return starts.map((start, place) => ({
    at: start,
    run: async (context) => {
      agreement ??= await createAgreement(context.tx, plan, starts.at(-1) ?? start)
      await billPeriod(context, { agreement, plan, start, isFirst: place === 0 })
    },
  }))
}

const endOf = ({ interval, startedAt }: Plan, start: Date): Date | null =>
  interval === 'once' ? null : periodEnd(startedAt, start, interval)

async function createAgreement(tx: Transaction, plan: Plan, lastStart: Date): Promise<Agreement> {
  const { memorialId, memorialName, payer, interval, startedAt, more } = plan
  const paidUntil = endOf(plan, lastStart)
  const isLivstid = interval === 'once'
  const row = await tx.subscription.create({
    data: {
      memorialId,
      memorialName,
      interval,
      payerId: payer.id,
      payerName: payer.fullName,
      payerEmail: payer.email,
      plan: isLivstid ? 'livstid' : 'premium',
      priceOere: priceOf[interval],
      status: 'active',
      orderedAt: startedAt,
      startConsentAt: startedAt,
      termsVersion: legalDocuments.terms.version,
      startedAt,
      periodStart: lastStart,
      paidUntil,
      renewal: isLivstid ? 'none' : 'card',
      nextChargeAt: paidUntil,
      ...(isLivstid
        ? {}
        : { customerRef: `cus_demo_${memorialId}`, cardRef: `pm_demo_${memorialId}`, cardLabel: 'Visa •••• 4242' }),
      ...more,
    },
  })
  return agreementOf(row)
}

type Paid = { agreement: Agreement; plan: Plan; start: Date; isFirst: boolean }

/** The invoice now, so that its number follows its day; what was paid is written for all periods at once. */
async function billPeriod({ tx, paid }: SeedContext, { agreement, plan, start, isFirst }: Paid): Promise<void> {
  const { id, priceOere } = agreement
  const purchase = await tx.purchase.create({
    data: {
      ...bought(agreement, plan.interval),
      periodFrom: isFirst ? null : new Date(danishDay(start)),
      status: 'begun',
      beganAt: start,
      reckonedAt: start,
      createdAt: start,
    },
  })
  const owed = { ...purchase, priceOere, deductedOere: 0 }
  const days = { start, end: endOf(plan, start), dueOn: danishDay(start), now: start }
  const invoice = await issuePeriodInvoice({ tx }, agreement, owed, days)
  paid.push({
    id: uuidv7({ msecs: start.getTime() }),
    purpose: isFirst ? 'plan' : 'renewal',
    purchaseId: purchase.id,
    subscriptionId: id,
    invoiceId: invoice.id,
    amountOere: BigInt(priceOere),
    at: start,
  })
}
