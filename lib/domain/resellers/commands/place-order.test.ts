import { describe, expect, it } from 'vitest'
import { placeOrder } from '@/lib/domain/resellers/commands/place-order'
import { listOwnOrders } from '@/lib/domain/resellers/order-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createStock } from '@/tests/factories/stock'

const plaques = { count: 24, wantsPlaques: true, material: 'slate', symbolMm: 40 }

describe('ordering codes', () => {
  it('is stored with every field, and shown to no other reseller', async () => {
    const { actor } = await createStock()
    const { result } = await execute(placeOrder, callerFor(actor), {
      ...plaques,
      wantedOn: '2099-05-01',
      message: 'Tak',
    })
    const { items } = await listOwnOrders(actor)
    expect(items).toMatchObject([
      { ...plaques, number: result.number, status: 'received', wantedOn: '2099-05-01', orderedByName: 'Lars Sten' },
    ])
    expect((await listOwnOrders((await createStock()).actor)).items).toEqual([])
  })

  it('notifies administrators with a link to the console', async () => {
    const { actor, reseller } = await createStock()
    const { result } = await execute(placeOrder, callerFor(actor), { ...plaques, message: 'De første før jul.' })
    const { text } = await db.mail.findFirstOrThrow({
      where: { recipient: env.SUPPORT_EMAIL, subject: `Bestilling ${result.number} fra ${reseller.companyName}` },
    })
    for (const part of ['24 plader', 'De første før jul.', `/admin/resellers/${reseller.id}`]) {
      expect(text).toContain(part)
    }
  })

  it('accepts a form without script, and ignores fields that only plaques have', async () => {
    const { actor } = await createStock()
    const form = { count: '1.200', wantsPlaques: 'nej', material: '', symbolMm: '30', requiresActivation: 'nej' }
    await execute(placeOrder, callerFor(actor), { ...form, wantedOn: '', message: '' })
    expect((await listOwnOrders(actor)).items).toMatchObject([
      { count: 1200, wantsPlaques: false, material: null, symbolMm: null, requiresActivation: false, message: null },
    ])
  })

  it.each([
    [{ count: 0 }, 'count'],
    [{ count: 10_001 }, 'count'],
    [{ material: '' }, 'material'],
    [{ symbolMm: 31 }, 'symbolMm'],
    // Its modules would be under 1 mm with our address.
    [{ symbolMm: 25 }, 'symbolMm'],
    [{ wantedOn: '2020-01-01' }, 'wantedOn'],
    [{ wantsPlaques: 'måske' }, 'wantsPlaques'],
  ])('refuses %o at its field', async (wrong, field) => {
    const { actor } = await createStock()
    const refused = execute(placeOrder, callerFor(actor), { ...plaques, ...wrong })
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: expect.any(String) } })
    expect((await listOwnOrders(actor)).items).toEqual([])
  })

  it('is for resellers only', async () => {
    const family = actorFor(await createAccount())
    await expect(execute(placeOrder, callerFor(family), plaques)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(execute(placeOrder, callerFor(visitor()), plaques)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
