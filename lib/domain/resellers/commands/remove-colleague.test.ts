import { describe, expect, it } from 'vitest'
import { removeColleague } from '@/lib/domain/resellers/commands/remove-colleague'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { addColleague } from '@/tests/factories/reseller-companies'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const remove = (actor: Parameters<typeof callerFor>[0], userId: string) =>
  execute(removeColleague, callerFor(actor), { userId })
const membersOf = ({ id: resellerId }: { id: string }) =>
  db.resellerMember.findMany({ where: { resellerId }, orderBy: { createdAt: 'asc' } })

describe("ending a colleague's access", () => {
  it('is for owners, and for the colleague themselves', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user)
    const [first, second] = [await addColleague(reseller), await addColleague(reseller)]
    await expect(remove(resellerFor(second, reseller, 'colleague'), first.id)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect((await remove(resellerFor(user, reseller), first.id)).result.isSelf).toBe(false)
    expect((await remove(resellerFor(second, reseller, 'colleague'), second.id)).result.isSelf).toBe(true)
    expect((await membersOf(reseller)).map(({ userId }) => userId)).toEqual([user.id])
  })

  it('leaves an owner, also when two owners go at once', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user)
    const other = await addColleague(reseller, 'owner')
    const outcomes = await Promise.allSettled([
      remove(resellerFor(user, reseller), user.id),
      remove(resellerFor(other, reseller), other.id),
    ])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'RESELLER_OWNER_STAYS' } },
    ])
    expect(await membersOf(reseller)).toHaveLength(1)
  })

  it('is 404 for callers of another company and for callers without one', async () => {
    const [user, outsider] = [await createAccount(), await createAccount()]
    const [reseller, other] = [await createReseller(user), await createReseller(outsider)]
    await expect(remove(resellerFor(outsider, other), user.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(remove(actorFor(outsider), user.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(remove(visitor(), user.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(remove(resellerFor(user, reseller), 'x')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await membersOf(reseller)).toHaveLength(1)
  })
})
