import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { openPurchase } from '@/lib/domain/purchases/purchases'
import { lockPayment } from '@/lib/domain/settlement/lock-payment'
import { settlePaid, settleTransfer } from '@/lib/domain/settlement/settle'
import { lockAgreement, nextPeriodOf } from '@/lib/domain/subscriptions/agreements'
import { openNext } from '@/lib/domain/subscriptions/plan-purchases'
import { type PlanChoice, partsOf } from '@/lib/domain/subscriptions/schema'
import type { RunContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import type { System } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'
import { toOere } from '@/lib/shared/money'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'

const system: System = { kind: 'system', name: 'test' }
const prices: Record<PlanChoice, number> = { 'premium.month': 29_00, 'premium.year': 290_00, 'livstid.once': 1495_00 }

type Options = {
  memorial: { id: string }
  payer: { id: string; fullName: string; email: string }
  choice?: PlanChoice
  method?: 'card' | 'mobilepay'
  /** When it was ordered and paid. */
  at?: Date
  /** True by default. */
  hasConsent?: boolean
}

/** Runs a building block in a transaction, as the system. */
export function inTransaction<R>(
  run: (context: {
    tx: Parameters<Parameters<typeof db.$transaction>[0]>[0]
    enqueue: RunContext['enqueue']
    actor: System
  }) => Promise<R>,
): Promise<R> {
  return db.$transaction(
    (tx) =>
      run({
        tx,
        actor: system,
        enqueue: (job, payload, options) => enqueue(tx, job, payload, options),
      }),
    // As commands have: without `prepare`, the first confirmation draws its papers.
    { timeout: 20_000 },
  )
}

/** An order that is not paid. */
export async function createPlanOrder(options: Options): Promise<{ id: string }> {
  const { memorial, payer, choice = 'premium.year', method = 'card', at = new Date(), hasConsent = true } = options
  const isCard = method === 'card' && choice !== 'livstid.once'
  return db.subscription.create({
    data: {
      memorialId: memorial.id,
      memorialName: 'Karen Holm',
      ...partsOf[choice],
      priceOere: prices[choice],
      payerId: payer.id,
      payerName: payer.fullName,
      payerEmail: payer.email,
      renewal: isCard ? 'card' : choice === 'livstid.once' ? 'none' : 'invoice',
      orderedAt: at,
      startConsentAt: hasConsent ? at : null,
      termsVersion: legalDocuments.terms.version,
      ...(isCard ? { customerRef: `cus_${memorial.id}`, cardRef: 'pm_1', cardLabel: 'Visa •••• 4242' } : {}),
    },
    select: { id: true },
  })
}

/** A payment of an agreement’s next period, or of its first, that was made and not yet applied. */
export async function createPaidPayment(
  subscriptionId: string,
  { amountOere, method = 'card', at = new Date() }: { amountOere: number; method?: 'card' | 'mobilepay'; at?: Date },
): Promise<string> {
  const purchaseId = await openFor(subscriptionId, { amountOere, at })
  const { id } = await db.payment.create({
    data: {
      purchaseId,
      subscriptionId,
      amountOere,
      method,
      purpose: 'plan',
      provider: 'stripe',
      status: 'paid',
      chargeRef: `pi_${crypto.randomUUID()}`,
      createdAt: at,
      paidAt: at,
    },
    select: { id: true },
  })
  return id
}

/** The open purchase of an agreement’s next period, or of its first less what was deducted. Returns its id. */
export function openFor(subscriptionId: string, { amountOere, at }: { amountOere: number; at: Date }): Promise<string> {
  return inTransaction(async (context) => {
    const agreement = await lockAgreement(context.tx, subscriptionId)
    const next = nextPeriodOf(agreement)
    if (next) return (await openNext(context, agreement, { ...next, priceOere: amountOere }, at)).id
    const { interval, priceOere } = agreement
    const figures = { interval, priceOere, deductedOere: priceOere - amountOere }
    return (await openPurchase(context, { subscriptionId, ...figures, now: at })).id
  })
}

/** What comes of a paid payment; whether it went back. */
export function applyPayment(paymentId: string, now = new Date()): Promise<{ isDuplicate: boolean }> {
  return inTransaction(async (context) => {
    await lockPayment(context.tx, paymentId)
    const { amountOere, ...row } = await context.tx.payment.findUniqueOrThrow({ where: { id: paymentId } })
    await settlePaid(context, { ...row, amountOere: toOere(amountOere) }, now)
    return { isDuplicate: (await context.tx.refund.count({ where: { paymentId } })) > 0 }
  })
}

/** Pays on the open invoice of an agreement by bank transfer; all of it by default. */
export async function payByTransfer(subscriptionId: string, amountOere?: number): Promise<void> {
  const { invoiceId, totalOere } = await db.receivable.findFirstOrThrow({ where: { subscriptionId, status: 'open' } })
  const paid = { invoiceId, amountOere: amountOere ?? toOere(totalOere), bookedOn: danishDay(new Date()) }
  await inTransaction((context) => settleTransfer(context, { ...paid, now: new Date() }))
}

/** A running plan, paid by card unless told otherwise. */
export async function createPlan(options: Options): Promise<{ id: string; paymentId: string }> {
  const { choice = 'premium.year', method = 'card', at = new Date() } = options
  const { id } = await createPlanOrder(options)
  const paymentId = await createPaidPayment(id, { amountOere: prices[choice], method, at })
  await applyPayment(paymentId, at)
  return { id, paymentId }
}

/** A family's running plan, with its payer and page. */
export async function createFamilyPlan(options: Omit<Options, 'memorial' | 'payer'> = {}) {
  const payer = await createAccount()
  const memorial = await createMemorial({ owner: payer })
  const plan = await createPlan({ memorial, payer, ...options })
  return { ...plan, payer, memorial, caller: callerFor(actorFor(payer)) }
}

export const readPlan = (id: string) => db.subscription.findUniqueOrThrow({ where: { id } })
