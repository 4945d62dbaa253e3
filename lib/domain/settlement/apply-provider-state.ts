import 'server-only'
import { recordDifference } from '@/lib/domain/payments/differences'
import { lockPayment } from '@/lib/domain/settlement/lock-payment'
import { settlePaid } from '@/lib/domain/settlement/settle'
import { applyFailedCharge } from '@/lib/domain/subscriptions/process-due-agreement'
import type { Charge } from '@/lib/integrations/payments/payment-provider'
import type { WriteContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import { toOere } from '@/lib/shared/money'

type Turn = { charge: Charge; now: Date }
type PaymentRow = NonNullable<Awaited<ReturnType<typeof readLocked>>>

/** `disputed`: it contradicts what we have, and a person decides; nothing was opened. */
export type Applied = 'applied' | 'unchanged' | 'disputed'

/**
 * The only way from a charge at the provider to our records, in the caller's transaction. Locks the payment, so that an
 * event, the payer's return and the nightly round may bring the same charge in any order, twice or together. Whatever
 * became of the payment here, money that arrived gives what it was for or is paid back. Throws an Error for an unknown
 * payment.
 */
export async function applyProviderState(
  context: WriteContext,
  { paymentId, charge, now }: { paymentId: string; charge: Charge; now: Date },
): Promise<Applied> {
  const { tx } = context
  const payment = await readLocked(tx, paymentId)
  if (!payment) throw new Error('Unknown payment')
  await tx.payment.update({ where: { id: paymentId }, data: { checkedAt: now } })
  const applied = await apply(context, payment, { charge, now })
  if (applied === 'applied') await writeAudit(tx, { paymentId, charge, applied })
  return applied
}

async function apply(context: WriteContext, payment: PaymentRow, now: Turn): Promise<Applied> {
  if (now.charge.state === 'paid') return applyPaid(context, payment, now)
  if (payment.status !== 'open') return 'unchanged'
  if (now.charge.state !== 'open') return applyRefused(context, payment, now)
  const { chargeRef, failureCode } = now.charge
  // On the provider's page a refused card is not the end: the payer can take another until it closes.
  const noted = payment.purpose === 'renewal' ? { chargeRef } : { failureCode }
  await context.tx.payment.update({ where: { id: payment.id }, data: noted })
  return 'unchanged'
}

/** Whoever brought the answer, a caller or a job: the change is the provider's. */
async function writeAudit(
  tx: Transaction,
  { paymentId, charge, applied }: { paymentId: string; charge: Charge; applied: Applied },
) {
  const { state, chargeRef, amountOere, currency } = charge
  await tx.auditEntry.create({
    data: {
      command: 'settlement.apply-charge',
      actorKind: 'system',
      session: 'system',
      subjectType: 'payment',
      subjectId: paymentId,
      detail: { state, chargeRef, amountOere, currency, applied },
    },
  })
}

async function readLocked(tx: Transaction, id: string) {
  await lockPayment(tx, id)
  const row = await tx.payment.findUnique({
    where: { id },
    select: {
      id: true,
      purpose: true,
      status: true,
      amountOere: true,
      currency: true,
      chargeRef: true,
      subscriptionId: true,
      purchaseId: true,
      invoiceId: true,
    },
  })
  return row && { ...row, amountOere: toOere(row.amountOere) }
}

async function applyPaid(context: WriteContext, payment: PaymentRow, { charge, now }: Turn): Promise<Applied> {
  const { tx } = context
  const { id, amountOere } = payment
  if (payment.status === 'paid' && payment.chargeRef === charge.chargeRef) return 'unchanged'
  const contradiction = contradictionOf(payment, charge)
  if (contradiction) {
    const isNew = await recordDifference(tx, { ...contradiction, paymentId: id, charge, oursOere: amountOere, now })
    if (isNew) {
      await writeAudit(tx, { paymentId: id, charge, applied: 'disputed' })
      log.error(
        { paymentId: id, chargeRef: charge.chargeRef, ...contradiction },
        'a paid charge contradicts its payment',
      )
    }
    return 'disputed'
  }
  await tx.payment.update({
    where: { id },
    data: { status: 'paid', chargeRef: charge.chargeRef, paidAt: now, failureCode: null },
  })
  await storeCard(tx, payment, charge)
  await settlePaid(context, payment, now)
  return 'applied'
}

/** Why a paid charge is not what we asked for; null when it is. */
function contradictionOf(payment: PaymentRow, charge: Charge): { kind: 'unknown_here' | 'amount' } | null {
  // Paid a second time, or somebody else's.
  if (payment.status === 'paid' || charge.reference !== payment.id) return { kind: 'unknown_here' }
  const isAsAsked = charge.amountOere === payment.amountOere && charge.currency === payment.currency
  return isAsAsked ? null : { kind: 'amount' }
}

/** The card that the provider keeps for later periods: from now on it renews, whatever renewed before. */
async function storeCard(tx: Transaction, { purpose, subscriptionId }: PaymentRow, { customerRef, card }: Charge) {
  if (purpose !== 'plan' || !subscriptionId || !customerRef) return
  await tx.subscription.updateMany({
    where: { id: subscriptionId, renewal: { not: 'none' } },
    data: {
      customerRef,
      ...(card ? { renewal: 'card', cardRef: card.cardRef, cardLabel: card.label.slice(0, 60) } : {}),
    },
  })
}

async function applyRefused(
  context: WriteContext,
  { id, purpose, subscriptionId }: PaymentRow,
  { charge, now }: Turn,
): Promise<Applied> {
  const { failureCode, chargeRef } = charge
  const isOver = purpose === 'renewal'
  await context.tx.payment.update({
    where: { id },
    data: { failureCode, ...(isOver ? { status: 'failed', chargeRef } : {}) },
  })
  if (isOver && subscriptionId) {
    const needsPayer = charge.state === 'needs_payer'
    await applyFailedCharge(context, { subscriptionId, paymentId: id, needsPayer, now })
  }
  return 'applied'
}
