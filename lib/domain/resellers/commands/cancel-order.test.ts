import { describe, expect, it } from 'vitest'
import { acceptOrder } from '@/lib/domain/resellers/commands/accept-order'
import { cancelOrder } from '@/lib/domain/resellers/commands/cancel-order'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createOrder } from '@/tests/factories/reseller-companies'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))
const cancel = (actor: Actor, id: string, more: object = {}) => execute(cancelOrder, callerFor(actor), { id, ...more })
const read = (id: string) => db.resellerOrder.findUniqueOrThrow({ where: { id } })

async function begin() {
  const user = await createAccount()
  const reseller = await createReseller(user)
  const email = `fortryd-${reseller.id}@eksempel.dk`
  await db.reseller.update({ where: { id: reseller.id }, data: { email } })
  return { actor: resellerFor(user, reseller), email, ...(await createOrder(reseller)) }
}

describe('cancelling an order', () => {
  it('is for the reseller while the order is undecided, without a reason and without a mail', async () => {
    const { actor, id, email } = await begin()
    await cancel(actor, id)
    expect(await read(id)).toMatchObject({ status: 'cancelled', reason: null })
    expect(await db.mail.count({ where: { recipient: email } })).toBe(0)
    await expect(cancel(actor, id)).rejects.toMatchObject({ code: 'ORDER_DECIDED' })
  })

  it('mails the reason when an administrator does it', async () => {
    const { id, email } = await begin()
    await expect(cancel(await administrator(), id)).rejects.toMatchObject({ fields: { reason: expect.any(String) } })
    await cancel(await administrator(), id, { reason: 'Skifer er udsolgt.' })
    expect(await read(id)).toMatchObject({ status: 'cancelled', reason: 'Skifer er udsolgt.' })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: email } })
    expect(mail.text).toContain('Skifer er udsolgt.')
  })

  it('is refused once the order is accepted', async () => {
    const { actor, id } = await begin()
    await execute(acceptOrder, callerFor(await administrator()), { id })
    await expect(cancel(actor, id)).rejects.toMatchObject({ code: 'ORDER_DECIDED' })
  })

  it('is 404 for others', async () => {
    const { id } = await begin()
    const other = await begin()
    await expect(cancel(other.actor, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(cancel(visitor(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await read(id)).toMatchObject({ status: 'received' })
  })
})
