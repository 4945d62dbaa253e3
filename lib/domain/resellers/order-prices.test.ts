import { describe, expect, test } from 'vitest'
import { acceptOrder } from '@/lib/domain/resellers/commands/accept-order'
import { placeOrder } from '@/lib/domain/resellers/commands/place-order'
import { updateOwnProfile } from '@/lib/domain/resellers/commands/update-own-profile'
import { updateReseller } from '@/lib/domain/resellers/commands/update-reseller'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { someCompany } from '@/tests/factories/reseller-companies'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

async function begin() {
  const user = await createAccount()
  const reseller = await createReseller(user)
  return { reseller, actor: resellerFor(user, reseller) }
}
const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))
const read = (id: string) => db.resellerOrder.findUniqueOrThrow({ where: { id } })

describe("the price of a reseller's order", () => {
  test('is what the list says when it is ordered, with freight for plaques only', async () => {
    const { actor } = await begin()
    const order = async (more: object) => {
      const { result } = await execute(placeOrder, callerFor(actor), { count: 10, ...more })
      return read(result.id)
    }
    const plaques = await order({ wantsPlaques: 'ja', material: 'slate', symbolMm: 40, piecesOere: 1 })
    expect(plaques).toMatchObject({ piecesOere: 4450_00n, freightOere: 79_00n })
    expect(await order({ wantsPlaques: 'nej' })).toMatchObject({ piecesOere: 1650_00n, freightOere: 0n })
  })

  test('is due for invoicing when codes are ready, and for plaques when they are sent', async () => {
    const { actor } = await begin()
    const staff = await administrator()
    const accepted = async (more: object) => {
      const { result } = await execute(placeOrder, callerFor(actor), { count: 2, ...more })
      await execute(acceptOrder, callerFor(staff), { id: result.id })
      return read(result.id)
    }
    expect((await accepted({ wantsPlaques: 'nej' })).deliveredAt).toBeInstanceOf(Date)
    expect((await accepted({ wantsPlaques: 'ja', material: 'steel', symbolMm: 40 })).deliveredAt).toBeNull()
  })
})

test('a reseller says where its invoices go; only we change the terms of payment', async () => {
  const { actor, reseller } = await begin()
  const invoices = { invoiceEmail: 'bogholder@eksempel.dk', ean: '5798 0000 0000 1', buyerReference: 'Lager' }
  const wish = { wantsEInvoice: 'ja' }
  const terms = { collectsInvoices: 'nej', paymentDays: '30' }
  const { companyName: _, cvr: __, ...contact } = someCompany()
  await execute(updateOwnProfile, callerFor(actor), { ...contact, ...invoices, ...wish, ...terms })
  const row = () => db.reseller.findUniqueOrThrow({ where: { id: reseller.id } })
  expect(await row()).toMatchObject({ ...invoices, ean: '5798000000001', collectsInvoices: true, paymentDays: 14 })
  expect(await row()).toMatchObject({ wantsEInvoice: true })
  await expect(execute(updateOwnProfile, callerFor(actor), { ...contact, ean: '5798000000002' })).rejects.toMatchObject(
    { fields: { ean: expect.any(String) } },
  )
  const nameless = { ...contact, ean: '5798000000001', buyerReference: '' }
  await expect(execute(updateOwnProfile, callerFor(actor), nameless)).rejects.toMatchObject({
    fields: { buyerReference: expect.stringContaining('rekvisitionsnummer') },
  })
  const staff = await administrator()
  await execute(updateReseller, callerFor(staff), { id: reseller.id, ...someCompany(), ...terms })
  expect(await row()).toMatchObject({ collectsInvoices: false, paymentDays: 30, invoiceEmail: 'bogholder@eksempel.dk' })
  // Left out is unchanged.
  expect(await row()).toMatchObject({ wantsEInvoice: true })
})
