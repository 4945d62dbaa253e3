import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { removeComingPrice } from '@/lib/domain/billing/commands/remove-coming-price'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createComingPrice } from '@/tests/factories/plans'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))
const remove = (actor: Actor, id: string) => execute(removeComingPrice, callerFor(actor), { id })

describe('taking back a price', () => {
  it('works before its day, once', async () => {
    const { id } = await createComingPrice()
    await remove(await administrator(), id)
    expect(await db.price.count({ where: { id } })).toBe(0)
    await expect(remove(await administrator(), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is refused from its day on, by the command and by the database', async () => {
    // An item of its own, so that no other test sees this price.
    const { id } = await db.price.create({
      data: { item: randomUUID(), amountOere: 1n, validFrom: new Date('2020-01-01'), createdByName: 'Administrator' },
      select: { id: true },
    })
    await expect(remove(await administrator(), id)).rejects.toMatchObject({ code: 'PRICE_HAS_BEGUN' })
    await expect(db.price.delete({ where: { id } })).rejects.toThrow()
    expect(await db.price.count({ where: { id } })).toBe(1)
  })

  it('is for administrators', async () => {
    const { id } = await createComingPrice()
    await expect(remove(visitor(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(remove(actorFor(await createAccount()), id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(remove(await administrator(), 'ingen')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
