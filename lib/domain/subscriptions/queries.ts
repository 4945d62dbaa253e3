import 'server-only'
import { z } from 'zod'
import { planLine } from '@/lib/domain/billing/copy'
import { billOfPlan, planRowOf, readPagePlan, readPagePlans } from '@/lib/domain/billing/page-plan'
import { type ComingPlan, type PagePlan, pagePlanOf, planStateOf } from '@/lib/domain/billing/plan-state'
import { readPrices } from '@/lib/domain/billing/prices'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { paymentMethods } from '@/lib/domain/payments/methods'
import { getAgreementSubject } from '@/lib/domain/subscriptions/agreement-access'
import { agreementOf, wasRegretted } from '@/lib/domain/subscriptions/agreements'
import { regretEndOf } from '@/lib/domain/subscriptions/law/withdrawal'
import { hasTransfer, leftOf } from '@/lib/domain/subscriptions/paid-parts'
import { isOver, planStory } from '@/lib/domain/subscriptions/plan-story'
import { datesOf, planViewOf } from '@/lib/domain/subscriptions/plan-view'
import { canTakeOver, canWithdraw, isPayer } from '@/lib/domain/subscriptions/policy'
import { readReceipts, readRefunds } from '@/lib/domain/subscriptions/read-receipts'
import {
  type BoughtView,
  type BuyView,
  buyQuery,
  choiceOf,
  type MyPlansView,
  type PagePlanView,
  signedPaymentQuery,
  type WithdrawalView,
  withdrawalQuery,
} from '@/lib/domain/subscriptions/schema'
import { withdrawalOf } from '@/lib/domain/subscriptions/withdraw-agreement'
import { anyone, anySignedIn } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { isSigned } from '@/lib/server/signed-link'
import { userIdOf } from '@/lib/shared/actor'
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
    const found = await db.subscription.findMany({
      where: { OR: [{ payerId: userId }, { memorialId: { in: ids } }], status: { not: 'abandoned' } },
      orderBy: { id: 'desc' },
      include: { memorial: { select: { slug: true } }, ...billOfPlan },
    })
    const rows = found
      .map((row) => planRowOf(row))
      // What another began to buy and did not pay for is theirs alone.
      .filter(({ payerId, status, isBilled }) => payerId === userId || status !== 'ordered' || isBilled)
    const own = rows.filter(({ payerId }) => payerId === userId)
    const ownIds = own.map(({ id }) => id)
    const [receipts, refunds] = await Promise.all([readReceipts(db, ownIds), readRefunds(db, ownIds)])
    const reading = { tx: db, userId, prices: await readPrices(), now }
    /** What a page's agreements come to, and one's own receipts and refunds of all. */
    const planOf = async (agreements: typeof rows) => {
      const { agreementId, coming } = pagePlanOf(agreements, now)
      const row = agreements.find(({ id }) => id === agreementId)
      const plan = row && { ...agreementOf(row), isBilled: row.isBilled }
      const ids = new Set(agreements.map(({ id }) => id))
      return {
        plan: plan ? await planViewOf(plan, { ...reading, canBeginNow: coming?.canBeginNow ?? false }) : null,
        receipts: receipts.filter(({ subscriptionId }) => ids.has(subscriptionId ?? '')),
        refunds: refunds.filter(({ agreementId }) => ids.has(agreementId)),
      }
    }
    const pages = await Promise.all(
      members.map(
        async ({ memorial }): Promise<PagePlanView> => ({
          key: memorial.id,
          name: fullName(memorial),
          slug: memorial.slug,
          isMember: true,
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
          key,
          name: agreements[0]?.memorialName ?? '',
          slug: agreements[0]?.memorial?.slug ?? null,
          isMember: false,
          ...(await planOf(agreements)),
        }
      }),
    )
    const methods = paymentMethods()
    return {
      pages: [...pages, ...paidOnly],
      methods,
      termsVersion: legalDocuments.terms.version,
      canBuy: methods.length > 0,
    }
  },
})

/** Of one's pages, those whose plan is agreed and does not run yet; none for visitors. */
export const listComingPlans = defineRead({
  name: 'subscriptions.list-coming-plans',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: async (actor): Promise<{ name: string; coming: ComingPlan }[]> => {
    const userId = userIdOf(actor)
    const pages = userId ? await findPages(userId) : []
    return pages.flatMap(({ name, plan: { coming } }) => (coming ? [{ name, coming }] : []))
  },
})

/** One's pages with what they have, the newest first. */
async function findPages(userId: string): Promise<{ id: string; slug: string; name: string; plan: PagePlan }[]> {
  const members = await db.memorialMember.findMany({
    where: { userId },
    orderBy: { memorialId: 'desc' },
    select: { memorial: { select: { id: true, slug: true, ...names } } },
  })
  const ids = members.map(({ memorial }) => memorial.id)
  const plans = await readPagePlans(db, ids)
  return members.flatMap(({ memorial: { id, slug, ...named } }) => {
    const plan = plans.get(id)
    return plan ? [{ id, slug, name: fullName(named), plan }] : []
  })
}

/** What the order page needs: one's pages, prices and the ways to pay. */
export const getBuyPage = defineRead({
  name: 'subscriptions.get-buy-page',
  session: 'required',
  input: buyQuery,
  authorize: anySignedIn,
  run: async ({ userId }, { side, valg }): Promise<BuyView> => {
    const found = await findPages(userId)
    const active = await db.subscription.findMany({
      where: { memorialId: { in: found.map(({ id }) => id) }, status: 'active' },
      select: { memorialId: true, plan: true, payerId: true, cancelledAt: true },
    })
    const pages = found.map(({ plan, ...page }) => {
      const taken = active.find(({ memorialId }) => memorialId === page.id)
      const isFree = taken ? canTakeOver(userId, taken) : plan.state !== 'transfer'
      return { ...page, isFree, has: planLine(plan), coming: plan.coming }
    })
    const wanted = pages.find(({ slug, id }) => slug === side || id === side)
    const chosen = wanted?.isFree ? wanted : pages.find(({ isFree }) => isFree)
    const prices = await readPrices()
    const ids = pages.map(({ id }) => id)
    return {
      isRegretted: await wasRegretted(db, ids, new Date()),
      pages,
      methods: paymentMethods(),
      termsVersion: legalDocuments.terms.version,
      chosen: { pageId: chosen?.id ?? '', choice: valg ?? 'premium.year' },
      taken: wanted && !wanted.isFree ? wanted : null,
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
  run: async (actor, __, { payment, agreement }): Promise<BoughtView> => {
    const { id, memorialId, startedAt, paidUntil, status } = agreement
    const now = new Date()
    const until = regretEndOf(agreement)
    const page = memorialId ? await db.memorial.findUnique({ where: { id: memorialId }, select: { slug: true } }) : null
    const coming = memorialId ? (await readPagePlan(db, memorialId, now)).coming : null
    const state = planStateOf({ ...agreement, isBilled: false }, now)
    return {
      isPaid: payment.status === 'paid',
      isPaidBack: payment.refunds.some(({ reason }) => reason === 'duplicate'),
      choice: choiceOf(agreement),
      memorialName: agreement.memorialName,
      slug: page?.slug ?? null,
      amountOere: toOere(payment.amountOere),
      startsAt: startedAt?.toISOString() ?? null,
      isBegun: status === 'active' && startedAt !== null && startedAt <= now,
      paidUntil: paidUntil?.toISOString() ?? null,
      regretUntil: now < until ? new Date(until.getTime() - 1).toISOString() : null,
      coming: coming?.agreementId === id ? coming : null,
      ended: isOver({ state })
        ? {
            story: planStory({ ...datesOf(agreement), state, isMine: agreement.payerId === userIdOf(actor) }),
            refunds: await readRefunds(db, [id]),
          }
        : null,
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
      id,
      memorialName: agreement.memorialName,
      choice: choiceOf(agreement),
      refundOere,
      keptOere: sumOere([leftOf(parts), -refundOere]),
      orderedAt: agreedAt.toISOString(),
      until: new Date(until.getTime() - 1).toISOString(),
      state: !isOpen ? 'done' : now < until ? 'open' : 'over',
      asksForAccount: hasTransfer(parts) && isPayer(actor, subject),
      receipt: done && { number: done.number, at: done.at.toISOString(), refunds: await readRefunds(db, [id]) },
    }
  },
})
