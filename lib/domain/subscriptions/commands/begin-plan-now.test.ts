import { expect, it } from 'vitest'
import { readPagePlan } from '@/lib/domain/billing/page-plan'
import { beginPlanNow } from '@/lib/domain/subscriptions/commands/begin-plan-now'
import { withdrawSubscription } from '@/lib/domain/subscriptions/commands/withdraw-subscription'
import { listMyPlans } from '@/lib/domain/subscriptions/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { addDays, addMonths } from '@/lib/shared/danish-days'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { addMember } from '@/tests/factories/memorials'
import { createFamilyPlan, createPlan, readPlan } from '@/tests/factories/subscriptions'

it('a paid plan that waits begins when its payer asks, with its whole time ahead and a mail that says so', async () => {
  const { id, memorial, payer, caller } = await createFamilyPlan({ hasConsent: false })
  const planOf = async () => (await listMyPlans(actorFor(payer))).pages[0]?.plan
  expect(await planOf()).toMatchObject({ state: 'waiting', canBeginNow: true })
  const before = new Date()
  await execute(beginPlanNow, caller, { id })
  const { startedAt, periodStart, paidUntil, nextChargeAt, startConsentAt } = await readPlan(id)
  expect(Number(startedAt)).toBeGreaterThanOrEqual(Number(before))
  expect([periodStart, startConsentAt]).toEqual([startedAt, startedAt])
  expect([paidUntil, nextChargeAt]).toEqual([addMonths(startedAt ?? before, 12), paidUntil])
  expect(await readPagePlan(db, memorial.id)).toMatchObject({ plan: 'premium', state: 'running', coming: null })
  expect(await planOf()).toMatchObject({ state: 'running', canBeginNow: false, mine: { regret: {} } })
  const mails = await db.mail.findMany({ where: { recipient: payer.email, subject: { startsWith: 'Nu begynder' } } })
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('du betaler for de hele dage, du har haft den')
  await expect(execute(beginPlanNow, caller, { id })).rejects.toMatchObject({ code: 'PLAN_NOT_WAITING' })
})

it('Livstid has no last day then either', async () => {
  const { id, memorial, caller } = await createFamilyPlan({ choice: 'livstid.once', hasConsent: false })
  await execute(beginPlanNow, caller, { id })
  expect(await readPlan(id)).toMatchObject({ paidUntil: null, nextChargeAt: null })
  expect(await readPagePlan(db, memorial.id)).toMatchObject({ plan: 'livstid', state: 'livstid' })
})

it('regretted afterwards, the days since then are paid for, as told', async () => {
  const { id, caller } = await createFamilyPlan({ hasConsent: false })
  await execute(beginPlanNow, caller, { id })
  await db.subscription.update({ where: { id }, data: { startedAt: fiveDaysAgo(), periodStart: fiveDaysAgo() } })
  const { result } = await execute(withdrawSubscription, caller, { id, confirmed: true })
  expect(result.refundOere).toBeLessThan(290_00)
  expect(result.refundOere).toBeGreaterThan(284_00)
})

const fiveDaysAgo = () => addDays(new Date(), -5)

it('only its payer may, and not where a plan of the page was used and regretted of late', async () => {
  const { id, memorial, payer, caller } = await createFamilyPlan({ at: addDays(new Date(), -2) })
  await execute(withdrawSubscription, caller, { id, confirmed: true })
  const { id: next } = await createPlan({ memorial, payer, hasConsent: false })
  const other = await createAccount()
  await addMember(memorial, other, 'editor')
  await expect(execute(beginPlanNow, callerFor(actorFor(other)), { id: next })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  const [page] = (await listMyPlans(actorFor(other))).pages
  expect(page?.plan).toMatchObject({ id: next, state: 'waiting', canBeginNow: false, mine: null })
  await expect(execute(beginPlanNow, caller, { id: next })).rejects.toMatchObject({ code: 'PLAN_NOT_WAITING' })
})
