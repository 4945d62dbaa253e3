import { beforeAll, expect, it, vi } from 'vitest'
import { livstidText } from '@/lib/domain/billing/copy'
import { supplyFact } from '@/lib/domain/invoices/copy'
import { readInvoiceDocument } from '@/lib/domain/invoices/invoice-document'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { attachFiles } from '@/lib/domain/notifications/mail-files'
import { buyPlan } from '@/lib/domain/subscriptions/commands/buy-plan'
import { cancelSubscription } from '@/lib/domain/subscriptions/commands/cancel-subscription'
import { withdrawalDeadline } from '@/lib/domain/subscriptions/law/withdrawal'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { addDays } from '@/lib/shared/danish-days'
import { formatDate } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { openShop } from '@/tests/factories/plans'
import {
  applyPayment,
  createFamilyPlan,
  createPaidPayment,
  payByTransfer,
  readPlan,
} from '@/tests/factories/subscriptions'

beforeAll(openShop)

const { version: termsVersion } = legalDocuments.terms

it('a plan that was cancelled can be taken over by another of the family, who pays from then on', async () => {
  const { id, memorial, caller } = await createFamilyPlan()
  const sister = await createAccount()
  await db.memorialMember.create({ data: { memorialId: memorial.id, userId: sister.id, role: 'editor' } })
  const buy = () =>
    execute(buyPlan, callerFor(actorFor(sister)), {
      memorialId: memorial.id,
      choice: 'premium.year',
      method: 'card',
      startNow: true,
      termsVersion,
    })
  await expect(buy()).rejects.toMatchObject({ code: 'PAGE_HAS_PLAN' })
  await execute(cancelSubscription, caller, { id })
  const { result } = await buy()
  expect(await readPlan(result.id)).toMatchObject({ status: 'ordered', payerId: sister.id, changedFromId: id })
  expect(await db.payment.findMany({ where: { subscriptionId: result.id } })).toMatchObject([
    { status: 'open', amountOere: 29_000n, requestedById: sister.id },
  ])
  expect(await readPlan(id)).toMatchObject({ status: 'active' })
})

it('a consent that is neither given nor withheld is refused, and nothing is ordered', async () => {
  const payer = await createAccount()
  const { id: memorialId } = await createMemorial({ owner: payer })
  const buy = (startNow: unknown) =>
    execute(buyPlan, callerFor(actorFor(payer)), {
      memorialId,
      choice: 'premium.year',
      method: 'card',
      startNow,
      termsVersion,
    })
  for (const wrong of [{}, [], 1, 'måske']) {
    await expect(buy(wrong)).rejects.toMatchObject({ fields: { startNow: expect.stringMatching(/\.$/) } })
  }
  expect(await db.subscription.count({ where: { memorialId } })).toBe(0)
  expect(await readPlan((await buy('ja')).result.id)).toMatchObject({ startConsentAt: expect.any(Date) })
  expect(await readPlan((await buy(undefined)).result.id)).toMatchObject({ startConsentAt: null })
})

it('an invoice for a first period by transfer promises no days, and the plan runs from the payment', async () => {
  const payer = await createAccount()
  const actor = actorFor(payer)
  for (const [choice, name] of [
    ['premium.year', 'Premium, et år'],
    ['livstid.once', 'Livstid'],
  ] as const) {
    const { id: memorialId } = await createMemorial({ owner: payer })
    const { result } = await execute(buyPlan, callerFor(actor), {
      memorialId,
      choice,
      method: 'bank_transfer',
      startNow: true,
      termsVersion,
    })
    const where = { receivable: { subscriptionId: result.id } }
    const { id, lines } = await db.invoice.findFirstOrThrow({ where, include: { lines: true } })
    expect(lines.map(({ text }) => text)).toEqual([`${name}, begynder efter betalingen`])
    const document = await readInvoiceDocument(db, id)
    expect(supplyFact(document)).toEqual(['Levering', 'Efter aftale'])
    await payByTransfer(result.id)
    expect(await readPlan(result.id)).toMatchObject({ status: 'active' })
    expect(await db.invoice.count({ where })).toBe(1)
  }
})

it('a plan by transfer is confirmed with its papers when it is ordered, and anew only when something else is agreed', async () => {
  const payer = await createAccount()
  const { id: memorialId } = await createMemorial({ owner: payer })
  const order = (startNow: boolean) =>
    execute(buyPlan, callerFor(actorFor(payer)), {
      memorialId,
      choice: 'livstid.once',
      method: 'bank_transfer',
      startNow,
      termsVersion,
    })
  const where = { recipient: payer.email, template: 'plan-confirmed' }
  const { result } = await order(true)
  const mail = await db.mail.findFirstOrThrow({ where })
  const text = mail.text.replaceAll(/\s+/g, ' ')
  expect((await attachFiles(mail.files)).map(({ filename }) => filename)).toEqual([
    'Betingelser for Premium og Livstid.pdf',
    'Fortrydelsesformular.pdf',
  ])
  const { orderedAt } = await readPlan(result.id)
  const lastDay = formatDate(new Date(withdrawalDeadline(orderedAt).getTime() - 1))
  expect(text).toContain(`Du kan fortryde til og med den ${lastDay}.`)
  expect(text).toContain('Du har bestilt Livstid til mindesiden for')
  expect(text).toContain('Livstid begynder, når pengene er kommet. ')
  expect(text).toContain(livstidText)
  await order(true)
  expect(await db.mail.count({ where })).toBe(1)
  await order(false)
  const [, other] = await db.mail.findMany({ where, orderBy: { id: 'asc' } })
  expect(other?.text.replaceAll(/\s+/g, ' ')).toContain('når pengene er kommet, og fristen for at fortryde er gået.')
})

it('a transfer that comes after the period of withdrawal is confirmed without a day that is past', async () => {
  const payer = await createAccount()
  const { id: memorialId } = await createMemorial({ owner: payer })
  const { result } = await execute(buyPlan, callerFor(actorFor(payer)), {
    memorialId,
    choice: 'premium.year',
    method: 'bank_transfer',
    termsVersion,
  })
  await db.subscription.update({ where: { id: result.id }, data: { orderedAt: addDays(new Date(), -25) } })
  await payByTransfer(result.id)
  const mails = await db.mail.findMany({
    where: { recipient: payer.email, template: 'plan-confirmed' },
    orderBy: { id: 'asc' },
  })
  expect(mails.map(({ subject }) => subject.split(' ')[0])).toEqual(['Tak', 'Vi'])
  expect(mails[1]?.text).not.toContain('fortryde')
  expect(mails[1]?.files).toBeNull()
})

it('the papers of the confirmation are drawn with the order, not while the payment is locked', async () => {
  const payer = await createAccount()
  const { id: memorialId } = await createMemorial({ owner: payer })
  const { result } = await execute(buyPlan, callerFor(actorFor(payer)), {
    memorialId,
    choice: 'livstid.once',
    method: 'card',
    termsVersion,
  })
  const put = vi.spyOn(storage, 'put')
  const paymentId = await createPaidPayment(result.id, { amountOere: 149_500 })
  await applyPayment(paymentId)
  expect(put).not.toHaveBeenCalled()
  const mail = await db.mail.findFirstOrThrow({ where: { recipient: payer.email, template: 'plan-confirmed' } })
  expect((await attachFiles(mail.files)).map(({ filename }) => filename)).toEqual([
    'Betingelser for Premium og Livstid.pdf',
    'Fortrydelsesformular.pdf',
  ])
})

it('a form that showed another price is told the new one, and nothing is ordered', async () => {
  const payer = await createAccount()
  const { id: memorialId } = await createMemorial({ owner: payer })
  const buy = (shownOere: unknown) =>
    execute(buyPlan, callerFor(actorFor(payer)), {
      memorialId,
      choice: 'premium.year',
      method: 'card',
      termsVersion,
      shownOere,
    })
  await expect(buy(25_000)).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    status: 409,
    sentence: expect.stringContaining(formatOere(29_000)),
  })
  for (const wrong of [-1, 1.5, 'gratis', [29_000]]) {
    await expect(buy(wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  }
  expect(await db.subscription.count({ where: { memorialId } })).toBe(0)
  expect(await readPlan((await buy('29000')).result.id)).toMatchObject({ priceOere: 29_000n })
})
