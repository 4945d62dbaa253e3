import { expect, it } from 'vitest'
import { readPurchase } from '@/lib/domain/purchases/purchases'
import { issuePeriodInvoice } from '@/lib/domain/subscriptions/agreement-invoices'
import { lockAgreement } from '@/lib/domain/subscriptions/agreements'
import { withdrawSubscription } from '@/lib/domain/subscriptions/commands/withdraw-subscription'
import { getBought, listMyPlans } from '@/lib/domain/subscriptions/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { signatureOf } from '@/lib/server/signed-link'
import { addDays } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import {
  applyPayment,
  createFamilyPlan,
  createPaidPayment,
  createPlan,
  createPlanOrder,
  inTransaction,
  openFor,
} from '@/tests/factories/subscriptions'

it('receipts of earlier agreements stay with their page, also when one is no longer a member of it', async () => {
  const { id, memorial, payer } = await createFamilyPlan({ choice: 'premium.month' })
  await db.subscription.update({ where: { id }, data: { status: 'ended', endReason: 'cancelled' } })
  const { id: livstid } = await createPlan({ memorial, payer, choice: 'livstid.once' })
  const shown = async () => {
    const { pages } = await listMyPlans(actorFor(payer))
    return pages.map(({ isMember, plan, receipts }) => ({
      isMember,
      plan: plan?.id,
      amounts: receipts.map(({ totalOere }) => totalOere),
    }))
  }
  expect(await shown()).toEqual([{ isMember: true, plan: livstid, amounts: [149_500, 2_900] }])
  await db.memorialMember.deleteMany({ where: { memorialId: memorial.id } })
  expect(await shown()).toEqual([{ isMember: false, plan: livstid, amounts: [149_500, 2_900] }])
})

it.each(['plan', 'renewal'] as const)(
  'a later period can be regretted when it was chosen, not when the saved card paid it (%s)',
  async (purpose) => {
    const { id } = await createFamilyPlan({ at: addDays(new Date(), -360) })
    const renewal = await createPaidPayment(id, { amountOere: 29_000 })
    await db.payment.update({ where: { id: renewal }, data: { purpose } })
    await applyPayment(renewal)
    const bought = await getBought(visitor(), { payment: renewal, key: signatureOf('payment', renewal) })
    const regretUntil = purpose === 'plan' ? expect.any(String) : null
    expect(bought).toMatchObject({ isPaid: true, isBegun: true, regretUntil })
  },
)

it('a plan that was regretted is told to all of the page’s members, and what goes back to its payer alone', async () => {
  const { id, memorial, payer, caller } = await createFamilyPlan({ hasConsent: false })
  await execute(withdrawSubscription, caller, { id, confirmed: true })
  const other = await createAccount()
  await addMember(memorial, other, 'editor')
  const [mine] = (await listMyPlans(actorFor(payer))).pages
  const [theirs] = (await listMyPlans(actorFor(other))).pages
  const refund = { agreementId: id, amountOere: 29_000, way: 'card', cardLabel: 'Visa •••• 4242', state: 'under_way' }
  expect(mine).toMatchObject({ plan: { id, state: 'withdrawn', endedAt: expect.any(String) }, refunds: [refund] })
  expect(theirs).toMatchObject({ plan: { id, state: 'withdrawn', payerName: payer.fullName }, refunds: [] })
})

it('what another member began to buy is not told, until a bill for it waits', async () => {
  const { memorial, id } = await createUnpaid()
  const other = await createAccount()
  await addMember(memorial, other, 'editor')
  const planOf = async () => (await listMyPlans(actorFor(other))).pages[0]?.plan
  expect(await planOf()).toBeNull()
  await billOrder(id)
  expect(await planOf()).toMatchObject({ id, state: 'transfer', mine: null })
})

async function createUnpaid() {
  const payer = await createAccount()
  const memorial = await createMemorial({ owner: payer })
  return { memorial, ...(await createPlanOrder({ memorial, payer })) }
}

/** Its invoice by bank transfer, as `placeOrder` issues it. */
async function billOrder(id: string) {
  const purchaseId = await openFor(id, { amountOere: 29_000, at: new Date() })
  await inTransaction(async (context) => {
    const purchase = await readPurchase(context.tx, purchaseId)
    const agreement = await lockAgreement(context.tx, id)
    await issuePeriodInvoice(context, agreement, purchase, {
      start: null,
      end: null,
      dueOn: danishDay(addDays(new Date(), 14)),
      now: new Date(),
    })
  })
}
