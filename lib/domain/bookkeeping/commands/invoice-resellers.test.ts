import { expect, it } from 'vitest'
import { invoiceResellers } from '@/lib/domain/bookkeeping/commands/invoice-resellers'
import { listResellersToInvoice } from '@/lib/domain/bookkeeping/reseller-invoices'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createOrder } from '@/tests/factories/reseller-companies'
import { createReseller } from '@/tests/factories/resellers'

const system: Actor = { kind: 'system', name: 'test' }
const invoice = (resellerId: string, now: Date, actor: Actor = system) =>
  execute(invoiceResellers, callerFor(actor), { resellerId, now }).then(({ result }) => result)
const delivered = (reseller: { id: string }, deliveredAt: string, more: object = {}) =>
  createOrder(reseller).then(({ id }) =>
    db.resellerOrder.update({
      where: { id },
      data: { status: 'shipped', deliveredAt: new Date(deliveredAt), ...more },
    }),
  )
const aReseller = async (more: object = {}) => {
  const { id } = await createReseller(await createAccount())
  return db.reseller.update({ where: { id }, data: more })
}
const first = new Date('2026-11-01T05:00:00Z')

it('collects the deliveries of the month before on one invoice, with the agreed prices, once', async () => {
  const reseller = await aReseller({ paymentDays: 30, ean: '5790000121526', invoiceEmail: 'bogholderi@eksempel.dk' })
  const agreed = await delivered(reseller, '2026-10-31T22:30:00Z', { piecesOere: 200_000n, freightOere: 7900n })
  const older = await delivered(reseller, '2026-10-03T10:00:00Z')
  await delivered(reseller, '2026-10-31T23:30:00Z')
  await createOrder(reseller)
  expect(await listResellersToInvoice(db, first)).toContain(reseller.id)
  const both = await Promise.all([invoice(reseller.id, first), invoice(reseller.id, first)])
  const [issued, ...others] = both.flat()
  expect(others).toEqual([])
  const row = await db.invoice.findUniqueOrThrow({
    where: { id: issued?.id ?? '' },
    include: { lines: { orderBy: { position: 'asc' } }, receivable: true },
  })
  expect(row.lines.map(({ text, quantity, netOere, account }) => [text, quantity, netOere, account])).toEqual([
    [`Bestilling ${agreed.number}: Plader med kode, skifer, 40 mm`, 5, 200_000n, '1012'],
    [`Fragt, bestilling ${agreed.number}`, 1, 7900n, '1250'],
    // From before prices were stored: today's list.
    [`Bestilling ${older.number}: Plader med kode, skifer, 40 mm`, 5, 247_500n, '1012'],
    [`Fragt, bestilling ${older.number}`, 1, 7900n, '1250'],
  ])
  expect(row).toMatchObject({ dueOn: new Date('2026-12-01'), buyer: { cvr: reseller.cvr, ean: '5790000121526' } })
  expect(row.receivable).toMatchObject({ resellerId: reseller.id, email: 'bogholderi@eksempel.dk', userId: null })
  expect(await listResellersToInvoice(db, first)).not.toContain(reseller.id)
  // What came after midnight is next month's.
  expect(await invoice(reseller.id, new Date('2026-12-01T05:00:00Z'))).toHaveLength(1)
})

it('invoices each order by itself the night after its delivery', async () => {
  const reseller = await aReseller({ collectsInvoices: false })
  for (const day of ['2026-11-09', '2026-11-10', '2026-11-11']) await delivered(reseller, `${day}T12:00:00Z`)
  expect(await invoice(reseller.id, new Date('2026-11-11T05:00:00Z'))).toHaveLength(2)
  expect(await invoice(reseller.id, new Date('2026-11-11T05:00:00Z'))).toEqual([])
})

it.each([
  ['XML of one that asked for it', { wantsEInvoice: true }, 'waiting'],
  ['no XML of one that did not', {}, 'not_needed'],
  ['e-invoices of one with an EAN number alone', { ean: '5790000121526', buyerReference: 'Lager' }, 'waiting'],
] as const)('makes %s', async (_, wishes, eInvoice) => {
  const reseller = await aReseller(wishes)
  await delivered(reseller, '2026-10-03T10:00:00Z')
  const [issued] = await invoice(reseller.id, first)
  expect(await db.receivable.findUnique({ where: { invoiceId: issued?.id ?? '' } })).toMatchObject({ eInvoice })
})

it('leaves an order whose price nobody can tell', async () => {
  const reseller = await aReseller()
  await delivered(reseller, '2026-10-03T10:00:00Z', { material: null })
  expect(await invoice(reseller.id, first)).toEqual([])
})

it('is for the system alone', async () => {
  const { id } = await aReseller()
  const administrator = administratorFor(await createAccount({ isAdmin: true }))
  await expect(invoice(id, first, administrator)).rejects.toMatchObject({ status: 403 })
})
