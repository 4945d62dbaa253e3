import { describe, expect, it } from 'vitest'
import { retentionDays } from '@/lib/domain/legal/retention'
import { tidyUp } from '@/lib/domain/privacy/tidy-up'
import { findOwnApplication, listWaitingApplications } from '@/lib/domain/resellers/application-queries'
import { findResellersAttention } from '@/lib/domain/resellers/attention'
import { listReceivedOrders } from '@/lib/domain/resellers/order-queries'
import { aboutReseller } from '@/lib/domain/resellers/personal-data'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createApplication, createOrder } from '@/tests/factories/reseller-companies'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

describe('waiting applications and orders', () => {
  it('are read by administrators only, oldest first', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user)
    const [first, second] = [await createApplication(), await createApplication({ userId: user.id })]
    await createApplication({ status: 'rejected', reason: 'Nej.' })
    const order = await createOrder(reseller)
    expect((await findResellersAttention(new Date())).map(({ link }) => link)).toEqual([
      '2 virksomheder',
      '1 bestilling',
    ])
    const administrator = administratorFor(await createAccount({ isAdmin: true }))
    const own = (await listWaitingApplications(administrator)).filter(({ id }) => [first.id, second.id].includes(id))
    expect(own).toMatchObject([
      { id: first.id, username: null },
      { id: second.id, username: user.username },
    ])
    expect((await listReceivedOrders(administrator)).find(({ id }) => id === order.id)).toMatchObject({
      make: 'Skifer, 40\u00a0mm',
      reseller: { companyName: reseller.companyName },
    })
    for (const read of [listWaitingApplications, listReceivedOrders]) {
      await expect(read(visitor())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
      await expect(read(resellerFor(user, reseller))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
  })
})

describe("an account's own application", () => {
  it('is the newest, and no account sees another’s', async () => {
    const [user, outsider] = [await createAccount(), await createAccount()]
    await createApplication({ userId: user.id, status: 'rejected', reason: 'Nej.' })
    const { companyName } = await createApplication({ userId: user.id })
    expect(await findOwnApplication(actorFor(user))).toMatchObject({ state: 'waiting', companyName })
    expect(await findOwnApplication(actorFor(outsider))).toEqual({ state: 'none' })
    expect(await findOwnApplication(visitor())).toEqual({ state: 'none' })
    const { applications } = await aboutReseller(db, actorFor(user))
    expect(applications.map(({ status }) => status)).toEqual(['rejected', 'waiting'])
  })

  it('is deleted a year after it was rejected, not before', async () => {
    const user = await createAccount()
    const { id } = await createApplication({ userId: user.id, status: 'rejected', reason: 'Nej.' })
    const waiting = await createApplication()
    const { decidedAt } = await db.resellerApplication.findUniqueOrThrow({ where: { id } })
    const over = (decidedAt?.getTime() ?? 0) + retentionDays.rejectedApplication * 24 * 3600_000
    await tidyUp(new Date(over - 60_000))
    expect(await db.resellerApplication.count({ where: { id } })).toBe(1)
    await tidyUp(new Date(over + 60_000))
    expect(await db.resellerApplication.findMany({ where: { id: { in: [id, waiting.id] } } })).toMatchObject([
      { id: waiting.id },
    ])
  })
})
