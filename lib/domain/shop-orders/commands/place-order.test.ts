import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withdrawalDays } from '@/lib/domain/billing/plans'
import { approveBuyer } from '@/lib/domain/shop-orders/commands/approve-buyer'
import { placeOrder } from '@/lib/domain/shop-orders/commands/place-order'
import { withdrawalDeadline } from '@/lib/domain/subscriptions/law/withdrawal'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { formatDate } from '@/lib/shared/danish-time'
import { formatOere, toOere } from '@/lib/shared/money'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { openShop } from '@/tests/factories/plans'
import { createCode } from '@/tests/factories/qr-codes'
import { orderForm } from '@/tests/factories/shop-orders'

/** The confirmation without its line breaks. */
async function confirmationTo({ email: recipient }: { email: string }): Promise<string> {
  const mail = await db.mail.findFirstOrThrow({ where: { recipient, template: 'shop-order-received' } })
  return mail.text.replaceAll('\n', ' ')
}

let closeShop: () => void
beforeAll(() => {
  closeShop = openShop()
})
afterAll(() => closeShop())

const place = async (actor: Actor, form: object) => (await execute(placeOrder, callerFor(actor), form)).result
const read = (id: string) => db.shopOrder.findUniqueOrThrow({ where: { id }, include: { payments: true } })

async function begin() {
  const owner = await createAccount()
  return { owner, actor: actorFor(owner), memorial: await createMemorial({ owner }) }
}

describe('ordering for a page', () => {
  test('costs what the server says, whatever the form sends', async () => {
    const { actor, memorial } = await begin()
    const form = orderForm(memorial, { count: '2', unitOere: 1, totalOere: 1, priceOere: 1, freightOere: 0 })
    const { id, next } = await place(actor, form)
    const order = await read(id)
    expect(toOere(order.totalOere)).toBe(2 * 895_00 + 79_00)
    expect(order.payments).toMatchObject([{ amountOere: order.totalOere, method: 'card', status: 'open' }])
    expect(next).toBe(`/payment/${order.payments[0]?.id}?key=${next.split('key=')[1]}`)
  })

  test('is refused with the new price when the form showed another sum, and nothing is ordered', async () => {
    const { actor, memorial } = await begin()
    const form = orderForm(memorial, { count: '2' })
    const wrong = place(actor, { ...form, shownOere: 2 * 795_00 + 79_00 })
    await expect(wrong).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      status: 409,
      sentence: expect.stringContaining(formatOere(2 * 895_00 + 79_00)),
    })
    expect(await db.shopOrder.count({ where: { beginning: form.beginning } })).toBe(0)
    const { id } = await place(actor, { ...form, shownOere: String(2 * 895_00 + 79_00) })
    expect(toOere((await read(id)).totalOere)).toBe(2 * 895_00 + 79_00)
  })

  test('is one order and one payment from ten clicks', async () => {
    const { actor, memorial } = await begin()
    const form = orderForm(memorial)
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(actor, form)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await db.payment.count({ where: { shopOrderId: answers[0]?.id ?? '' } })).toBe(1)
    // After a lost answer: what was changed since is not ordered, and the buyer must know.
    const changed = place(actor, { ...form, address: 'Lyngvej 5' })
    await expect(changed).rejects.toMatchObject({ code: 'SHOP_ORDER_SENT_BEFORE' })
    const stranger = await begin()
    await expect(place(stranger.actor, { ...form, target: `side:${stranger.memorial.id}` })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  test('keeps when a private buyer was told that it cannot be regretted, and refuses one who was not', async () => {
    const { actor, memorial } = await begin()
    const untold = orderForm(memorial, { toldNoRegret: undefined })
    await expect(place(actor, untold)).rejects.toMatchObject({ fields: { toldNoRegret: expect.any(String) } })
    const { id } = await place(actor, orderForm(memorial))
    expect((await read(id)).toldNoRegretAt).toBeInstanceOf(Date)
    const code = await place(actor, { ...untold, item: 'code', material: '', symbolMm: '' })
    expect(await read(code.id)).toMatchObject({ toldNoRegretAt: null, freightOere: 0n, material: null })
  })

  test.each([true, false])('an engraving is begun at once only when that was asked for (%s)', async (startNow) => {
    const { actor, memorial, owner } = await begin()
    const form = orderForm(memorial, {
      item: 'engraving',
      material: '',
      symbolMm: '',
      toldNoRegret: undefined,
      method: 'bank_transfer',
      startNow,
    })
    const { id } = await place(actor, form)
    const { createdAt, startConsentAt, startFrom } = await read(id)
    const deadline = withdrawalDeadline(createdAt)
    expect([startConsentAt, startFrom]).toEqual(startNow ? [expect.any(Date), null] : [null, deadline])
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: owner.email, template: 'shop-order-received' } })
    const text = mail.text.replaceAll(/\s+/g, ' ')
    expect(text).toContain(`til og med den ${formatDate(new Date(deadline.getTime() - 1))}`)
    expect(text.includes('betaler du halvdelen')).toBe(startNow)
    expect(mail.files).toHaveLength(2)
    // Another answer is another order.
    await expect(place(actor, { ...form, startNow: !startNow })).rejects.toMatchObject({
      code: 'SHOP_ORDER_SENT_BEFORE',
    })
  })

  test('invoices a public buyer once it is approved, by an EAN whose check digit is right', async () => {
    const { actor, memorial, owner } = await begin()
    const buyer = { buyerKind: 'public', companyName: 'Lyngby Kirkegård', method: '', buyerReference: 'Grav 14' }
    const wrong = orderForm(memorial, { ...buyer, ean: '5798000000002' })
    await expect(place(actor, wrong)).rejects.toMatchObject({ fields: { ean: expect.stringContaining('EAN') } })
    const nameless = orderForm(memorial, { ...buyer, ean: '5798 0000 0000 1', buyerReference: ' ' })
    await expect(place(actor, nameless)).rejects.toMatchObject({
      fields: { buyerReference: expect.stringContaining('rekvisitionsnummer') },
    })
    const { id } = await place(actor, orderForm(memorial, { ...buyer, ean: '5798 0000 0000 1' }))
    const staff = administratorFor(await createAccount({ isAdmin: true }))
    await execute(approveBuyer, callerFor(staff), { id })
    const { invoice, ...receivable } = await db.receivable.findFirstOrThrow({
      where: { shopOrderId: id },
      include: { invoice: true },
    })
    expect(receivable).toMatchObject({ status: 'open', userId: owner.id, totalOere: 895_00n + 79_00n })
    expect(invoice).toMatchObject({
      buyerReference: 'Grav 14',
      buyer: { name: 'Lyngby Kirkegård', ean: '5798000000001' },
    })
    // It names no day of delivery before there is one.
    expect(invoice).toMatchObject({ suppliedFrom: null, suppliedTo: null })
    const days = (invoice.dueOn.getTime() - invoice.issuedOn.getTime()) / (24 * 3600_000)
    expect(days).toBe(30)
  })

  test('by transfer is invoiced and confirmed by mail, and leads to the invoice', async () => {
    const { actor, memorial, owner } = await begin()
    const { id, next } = await place(actor, orderForm(memorial, { method: 'bank_transfer' }))
    const { invoiceId } = await db.receivable.findFirstOrThrow({ where: { shopOrderId: id } })
    expect(next).toContain(`/invoice-payment/${invoiceId}?key=`)
    const text = await confirmationTo(owner)
    expect(text).toContain('kan bestillingen ikke fortrydes')
    expect(text).toContain('med moms og fragt.')
    expect(await db.payment.count({ where: { shopOrderId: id } })).toBe(0)
  })

  test('of a code names no freight, and says how long it can be regretted', async () => {
    const { actor, memorial, owner } = await begin()
    const code = { item: 'code', material: '', symbolMm: '', toldNoRegret: undefined, method: 'bank_transfer' }
    await place(actor, orderForm(memorial, code))
    const text = await confirmationTo(owner)
    expect(text).toContain('med moms. ')
    expect(text).toContain(`fortryde bestillingen i ${withdrawalDays} dage`)
  })

  test('is for editors and owners, and for the owner of a code', async () => {
    const { owner, actor, memorial } = await begin()
    const [editor, viewer, stranger] = [await createAccount(), await createAccount(), await createAccount()]
    await addMember(memorial, editor, 'editor')
    await addMember(memorial, viewer, 'viewer')
    await place(actorFor(editor), orderForm(memorial))
    await expect(place(actorFor(viewer), orderForm(memorial))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(place(visitor(), orderForm(memorial))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    const { code } = await createCode({ owner, memorials: [memorial] })
    const ofCode = () => orderForm(memorial, { target: `kode:${code}`, item: 'engraving' })
    expect(await read((await place(actor, ofCode())).id)).toMatchObject({ memorialId: memorial.id, item: 'engraving' })
    await expect(place(actorFor(stranger), ofCode())).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await db.qrCode.update({ where: { code }, data: { state: 'blocked' } })
    await expect(place(actor, ofCode())).rejects.toMatchObject({ fields: { target: expect.any(String) } })
  })

  test('says what is missing, and when a way of paying cannot be had', async () => {
    const { actor, memorial } = await begin()
    const bare = orderForm(memorial, { material: '', symbolMm: '', method: '', count: 6 })
    await expect(place(actor, bare)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { count: expect.any(String) },
    })
    closeShop()
    await expect(place(actor, orderForm(memorial))).rejects.toMatchObject({ fields: { method: expect.any(String) } })
    closeShop = openShop()
  })
})
