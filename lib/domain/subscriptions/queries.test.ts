import { expect, it } from 'vitest'
import { getBought, listMyPlans } from '@/lib/domain/subscriptions/queries'
import { db } from '@/lib/server/db'
import { signatureOf } from '@/lib/server/signed-link'
import { addDays } from '@/lib/shared/danish-days'
import { actorFor, visitor } from '@/tests/factories/accounts'
import { applyPayment, createFamilyPlan, createPaidPayment, createPlan } from '@/tests/factories/subscriptions'

it('receipts of earlier agreements stay with their page, also when one is no longer a member of it', async () => {
  const { id, memorial, payer } = await createFamilyPlan({ choice: 'premium.month' })
  await db.subscription.update({ where: { id }, data: { status: 'ended', endReason: 'cancelled' } })
  const { id: livstid } = await createPlan({ memorial, payer, choice: 'livstid.once' })
  const shown = async () => {
    const { pages } = await listMyPlans(actorFor(payer))
    return pages.map(({ isMember, plan, receipts }) => ({
      ...{ isMember, plan: plan?.id, amounts: receipts.map(({ totalOere }) => totalOere) },
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
