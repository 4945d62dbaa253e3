import 'server-only'
import { z } from 'zod'
import { readPrices } from '@/lib/domain/billing/prices'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { paymentMethods } from '@/lib/domain/payments/methods'
import { getAgreementSubject } from '@/lib/domain/subscriptions/agreement-access'
import { type Agreement, agreementOf } from '@/lib/domain/subscriptions/agreements'
import { hasTransfer, leftOf } from '@/lib/domain/subscriptions/give-back'
import { regretEndOf } from '@/lib/domain/subscriptions/law/withdrawal'
import { planStateOf, planViewOf } from '@/lib/domain/subscriptions/plan-view'
import { canTakeOver, canWithdraw, isPayer } from '@/lib/domain/subscriptions/policy'
import { readReceipts } from '@/lib/domain/subscriptions/read-receipts'
import { wasRegretted } from '@/lib/domain/subscriptions/regretted-plans'
import { buyQuery, choiceOf, signedPaymentQuery, withdrawalQuery } from '@/lib/domain/subscriptions/schema'
import type {
  BoughtView,
  BuyView,
  MyPlansView,
  PagePlanView,
  PlanState,
  WithdrawalView,
} from '@/lib/domain/subscriptions/views'
import { withdrawalOf } from '@/lib/domain/subscriptions/withdraw-agreement'
import { anyone, anySignedIn } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { isSigned } from '@/lib/server/signed-link'
import { sumOere, toOere } from '@/lib/shared/money'
import { fullName } from '@/lib/shared/names'

const names = { firstName: true, middleName: true, lastName: true } as const

/** Every page one is a member of with its plan, and what one pays for elsewhere. */
export const listMyPlans = defineRead({
  name: 'subscriptions.list-my-plans',
  session: 'required',
  input: z.object({}),
  authorize: anySignedIn,
  run: async ({ userId }): Promise<MyPlansView> => {
    const now = new Date()
    const members = await db.memorialMember.findMany({
      where: { userId },
      orderBy: { memorialId: 'asc' },
      select: { memorial: { select: { id: true, slug: true, ...names } } },
    })
    const ids = members.map(({ memorial }) => memorial.id)
    const rows = await db.subscription.findMany({
      where: {
        OR: [{ payerId: userId }, { memorialId: { in: ids }, status: 'active' }],
        status: { in: ['ordered', 'active', 'ended'] },
      },
      orderBy: { id: 'desc' },
      include: { memorial: { select: { slug: true } } },
    })
    const own = rows.filter(({ payerId }) => payerId === userId)
    const receipts = await readReceipts(
      db,
      own.map(({ id }) => id),
    )
    const reading = { tx: db, userId, prices: await readPrices(), now }
    /** What is shown of a page's agreements: the best one, and one's own receipts of all. */
    const planOf = async (agreements: typeof rows) => {
      const best = bestOf(agreements.map(agreementOf), now)
      const ids = new Set(agreements.map(({ id }) => id))
      return {
        plan: best && (await planViewOf(best, reading)),
        receipts: receipts.filter(({ subscriptionId }) => ids.has(subscriptionId ?? '')),
      }
    }
    const pages = await Promise.all(
      members.map(
        async ({ memorial }): Promise<PagePlanView> => ({
          ...{ key: memorial.id, name: fullName(memorial), slug: memorial.slug, isMember: true },
          ...(await planOf(rows.filter(({ memorialId }) => memorialId === memorial.id))),
        }),
      ),
    )
    const keyOf = ({ id, memorialId }: (typeof rows)[number]) => memorialId ?? id
    const hasReceipt = new Set(receipts.map(({ subscriptionId }) => subscriptionId))
    const elsewhere = own
      .filter(({ memorialId }) => !ids.includes(memorialId ?? ''))
      .filter(({ id, status }) => status === 'active' || hasReceipt.has(id))
    const paidOnly = await Promise.all(
      [...new Set(elsewhere.map(keyOf))].map(async (key): Promise<PagePlanView> => {
        const agreements = elsewhere.filter((row) => keyOf(row) === key)
        return {
          ...{ key, name: agreements[0]?.memorialName ?? '', slug: agreements[0]?.memorial?.slug ?? null },
          ...{ isMember: false, ...(await planOf(agreements)) },
        }
      }),
    )
    const methods = paymentMethods()
    return {
      ...{ pages: [...pages, ...paidOnly], methods, termsVersion: legalDocuments.terms.version },
      canBuy: methods.length > 0,
    }
  },
})

/** The active one, an order that waits, or the last that ended. `agreements`: the newest first. */
function bestOf(agreements: Agreement[], now: Date): Agreement | null {
  const find = (states: readonly PlanState[]) =>
    agreements.find((agreement) => states.includes(planStateOf(agreement, now)))
  return find(['running', 'waiting', 'cancelled', 'grace', 'livstid']) ?? find(['ordered']) ?? agreements[0] ?? null
}

/** What the order page needs: one's pages, prices and the ways to pay. */
export const getBuyPage = defineRead({
  name: 'subscriptions.get-buy-page',
  session: 'required',
  input: buyQuery,
  authorize: anySignedIn,
  run: async ({ userId }, { side, valg }): Promise<BuyView> => {
    const members = await db.memorialMember.findMany({
      where: { userId },
      orderBy: { memorialId: 'desc' },
      select: {
        memorial: {
          select: {
            ...{ id: true, slug: true, ...names },
            subscriptions: { where: { status: 'active' }, select: { plan: true, payerId: true, cancelledAt: true } },
          },
        },
      },
    })
    const pages = members.map(({ memorial }) => {
      const active = memorial.subscriptions[0]
      const isFree = !active || canTakeOver(userId, active)
      return { id: memorial.id, slug: memorial.slug, name: fullName(memorial), isFree }
    })
    const chosen = pages.find(({ slug, id }) => slug === side || id === side) ?? pages.find(({ isFree }) => isFree)
    const prices = await readPrices()
    const ids = pages.map(({ id }) => id)
    return {
      isRegretted: await wasRegretted(db, ids, new Date()),
      ...{ pages, methods: paymentMethods(), termsVersion: legalDocuments.terms.version },
      chosen: { pageId: chosen?.id ?? '', choice: valg ?? 'premium.year' },
      prices: {
        'premium.month': prices.of('premium.month'),
        'premium.year': prices.of('premium.year'),
        'livstid.once': prices.of('livstid.once'),
      },
    }
  },
})

/** What a payment bought, by its signed link. */
export const getBought = defineRead({
  name: 'subscriptions.get-bought',
  session: 'optional',
  input: signedPaymentQuery,
  load: async ({ payment: id, key }) => {
    const payment = isSigned('payment', id, key)
      ? await db.payment.findUnique({ where: { id }, include: { subscription: true, refunds: true } })
      : null
    if (!payment?.subscription) throw new DomainError('NOT_FOUND')
    return { payment, agreement: agreementOf(payment.subscription) }
  },
  authorize: anyone,
  run: async (_, __, { payment, agreement }): Promise<BoughtView> => {
    const { memorialId, startedAt, paidUntil, status } = agreement
    const now = new Date()
    const until = regretEndOf(agreement)
    const page = memorialId ? await db.memorial.findUnique({ where: { id: memorialId }, select: { slug: true } }) : null
    return {
      ...{
        isPaid: payment.status === 'paid',
        isPaidBack: payment.refunds.some(({ reason }) => reason === 'duplicate'),
      },
      ...{ choice: choiceOf(agreement), memorialName: agreement.memorialName, slug: page?.slug ?? null },
      ...{ amountOere: toOere(payment.amountOere), startsAt: startedAt?.toISOString() ?? null },
      isBegun: status === 'active' && startedAt !== null && startedAt <= now,
      paidUntil: paidUntil?.toISOString() ?? null,
      regretUntil: now < until ? new Date(until.getTime() - 1).toISOString() : null,
    }
  },
})

/** A purchase that can be regretted: for its payer, or by the order's link. */
export const getWithdrawal = defineRead({
  name: 'subscriptions.get-withdrawal',
  session: 'optional',
  input: withdrawalQuery,
  load: ({ id, key }, actor) => getAgreementSubject(actor, id, key),
  authorize: canWithdraw,
  run: async (actor, { id }, subject): Promise<WithdrawalView> => {
    const now = new Date()
    const agreement = agreementOf(await db.subscription.findUniqueOrThrow({ where: { id } }))
    const until = regretEndOf(agreement)
    const done = await db.withdrawal.findFirst({ where: { subscriptionId: id }, orderBy: { number: 'desc' } })
    const agreedAt = agreement.renewedAt ?? agreement.orderedAt
    const isRunning = agreement.status === 'active' || agreement.status === 'ordered'
    // After a later period was regretted, the one before runs on.
    const isOpen = isRunning && !(done && done.at >= agreedAt)
    const { refundOere, parts } = await withdrawalOf(db, agreement, now)
    return {
      ...{ id, memorialName: agreement.memorialName, choice: choiceOf(agreement), refundOere },
      keptOere: sumOere([leftOf(parts), -refundOere]),
      ...{ orderedAt: agreedAt.toISOString(), until: new Date(until.getTime() - 1).toISOString() },
      state: !isOpen ? 'done' : now < until ? 'open' : 'over',
      asksForAccount: hasTransfer(parts) && isPayer(actor, subject),
      receipt: done && { number: done.number, at: done.at.toISOString(), refundOere: toOere(done.refundOere) },
    }
  },
})
