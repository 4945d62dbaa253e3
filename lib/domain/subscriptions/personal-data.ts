import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { vouchersKeptFrom } from '@/lib/domain/legal/voucher-retention'
import { closeWaysToPay } from '@/lib/domain/purchases/close-ways-to-pay'
import { type Agreement, agreementOf, lockAgreement } from '@/lib/domain/subscriptions/agreements'
import { abandonOrder, endAgreement } from '@/lib/domain/subscriptions/end-agreement'
import { mailPayerGone } from '@/lib/domain/subscriptions/plan-mails'
import type { WriteContext } from '@/lib/server/command'
import { type Database, db, type Prisma, type Transaction } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import type { Person, PersonalData } from '@/lib/server/personal-data'
import type { SignedIn } from '@/lib/shared/actor'
import { toOere } from '@/lib/shared/money'

const noCard = { customerRef: null, cardRef: null, cardLabel: null }

const system = { kind: 'system', name: 'privacy' } as const

/** The agreements that the account pays or paid for, and what it regretted. */
async function aboutSubscriptions(database: Database, { userId }: SignedIn) {
  const rows = await database.subscription.findMany({
    where: { payerId: userId },
    orderBy: { id: 'asc' },
    select: {
      memorialName: true,
      plan: true,
      interval: true,
      priceOere: true,
      orderedAt: true,
      renewedAt: true,
      startConsentAt: true,
      startedAt: true,
      paidUntil: true,
      cancelledAt: true,
      cardLabel: true,
      withdrawals: { select: { number: true, message: true, refundOere: true, at: true } },
    },
  })
  return {
    plans: rows.map(({ priceOere, withdrawals, ...row }) => ({ ...row, priceOere: toOere(priceOere) })),
    planWithdrawals: rows.flatMap(({ withdrawals }) =>
      withdrawals.map(({ refundOere, ...row }) => ({ ...row, refundOere: toOere(refundOere) })),
    ),
  }
}

/**
 * With the payer's account, renewals stop and the page's owner is told; what is paid for runs on. Invoices and
 * withdrawals stay as long as bogføringsloven asks; the agreement itself keeps neither name nor address.
 */
async function forgetPayer(tx: Transaction, { id }: Person): Promise<void> {
  const context: WriteContext = {
    tx,
    actor: system,
    enqueue: (job, payload, options) => enqueue(tx, job, payload, options),
  }
  const rows = await tx.subscription.findMany({ where: { payerId: id }, orderBy: { id: 'asc' }, select: { id: true } })
  const now = new Date()
  for (const row of rows) await letGo(context, await lockAgreement(tx, row.id), now)
}

async function letGo(context: WriteContext, agreement: Agreement, now: Date): Promise<void> {
  const { tx } = context
  const { id } = agreement
  if (agreement.status === 'ordered') await abandonOrder(context, agreement, now)
  if (agreement.status === 'active') {
    await closeWaysToPay(context, { subscriptionId: id }, { text: 'Den, der betalte, har slettet sin konto', now })
  }
  await tx.subscription.update({
    where: { id },
    data: {
      payerId: null,
      payerName: 'Slettet konto',
      payerEmail: '',
      renewal: 'none',
      nextChargeAt: null,
      ...noCard,
    },
  })
  if (agreement.status === 'active' && !agreement.cancelledAt) await mailPayerGone(context, agreement)
}

/** A deleted page needs no plan: nothing is charged or owed any more. */
async function leavePage(
  { tx, enqueue: queue }: Pick<WriteContext, 'tx' | 'enqueue'>,
  memorialId: string,
): Promise<void> {
  const context: WriteContext = { tx, enqueue: queue, actor: system }
  const rows = await tx.subscription.findMany({
    where: { memorialId, status: { in: ['ordered', 'active'] } },
    orderBy: { id: 'asc' },
  })
  const now = new Date()
  for (const row of rows) {
    const agreement = agreementOf(row)
    if (agreement.status === 'ordered') await abandonOrder(context, agreement, now)
    else await endAgreement(context, agreement, { reason: 'page_deleted', now })
  }
}

export const subscriptionPersonalData = {
  about: aboutSubscriptions,
  files: ['plan-papers/'],
  forget: forgetPayer,
  leavePage,
  // A withdrawal is a voucher: it says why money was paid back. So is an agreement that is over, with whose it was.
  tidy: async (now) => {
    const { moment: keptFrom } = vouchersKeptFrom(now)
    const isOver = { status: { in: ['ended', 'abandoned'] } } satisfies Prisma.SubscriptionWhereInput
    await db.subscription.updateMany({
      where: {
        ...isOver,
        endedAt: timeIsOver('savedCard', now),
        OR: [{ customerRef: { not: null } }, { cardRef: { not: null } }, { cardLabel: { not: null } }],
      },
      data: noCard,
    })
    await db.subscription.updateMany({
      where: { ...isOver, endedAt: { lt: keptFrom }, payerEmail: { not: '' } },
      data: { payerName: '', payerEmail: '' },
    })
    await db.withdrawal.deleteMany({ where: { at: { lt: keptFrom }, subscriptionId: { not: null } } })
  },
} satisfies PersonalData
