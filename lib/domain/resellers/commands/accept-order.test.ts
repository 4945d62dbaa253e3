import { describe, expect, it } from 'vitest'
import { acceptOrder } from '@/lib/domain/resellers/commands/accept-order'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createOrder } from '@/tests/factories/reseller-companies'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))
const accept = (actor: Actor, id: string) => execute(acceptOrder, callerFor(actor), { id })

describe('accepting an order', () => {
  it('makes the ordered package for the reseller and mails it', async () => {
    const { id: resellerId } = await createReseller(await createAccount())
    const email = `ordre-${resellerId}@eksempel.dk`
    await db.reseller.update({ where: { id: resellerId }, data: { email } })
    const { id, number } = await createOrder({ id: resellerId }, { count: 12 })
    await accept(await administrator(), id)
    const order = await db.resellerOrder.findUniqueOrThrow({ where: { id }, include: { package: true } })
    expect(order).toMatchObject({
      status: 'accepted',
      package: {
        name: `Bestilling ${number}`,
        count: 12,
        resellerId,
        requiresActivation: true,
        material: 'slate',
        symbolMm: 40,
      },
    })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: email } })
    expect(mail.subject).toBe(`Bestilling ${number} er sat i gang`)
  })

  it('makes one package, also for two concurrent callers', async () => {
    const { id: resellerId } = await createReseller(await createAccount())
    const { id } = await createOrder({ id: resellerId })
    const answers = await Promise.allSettled([accept(await administrator(), id), accept(await administrator(), id)])
    expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'ORDER_DECIDED' } }])
    expect(await db.qrPackage.count({ where: { resellerId } })).toBe(1)
  })

  it('is refused while the reseller is suspended, and to all but administrators', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user)
    const { id } = await createOrder(reseller)
    await expect(accept(visitor(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(accept(resellerFor(user, reseller), id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(accept(await administrator(), 'x')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await db.reseller.update({ where: { id: reseller.id }, data: { status: 'suspended' } })
    await expect(accept(await administrator(), id)).rejects.toMatchObject({ code: 'RESELLER_SUSPENDED' })
    expect(await db.qrPackage.count({ where: { resellerId: reseller.id } })).toBe(0)
  })
})
