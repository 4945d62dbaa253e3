import { describe, expect, it } from 'vitest'
import { forgetPerson } from '@/lib/domain/privacy/forget-person'
import { placeOrder } from '@/lib/domain/resellers/commands/place-order'
import { listOwnOrders } from '@/lib/domain/resellers/order-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount } from '@/tests/factories/accounts'
import { addColleague, createApplication, createResellerLink } from '@/tests/factories/reseller-companies'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const forget = (userId: string) => db.$transaction((tx) => forgetPerson(tx, userId))
const peopleOf = ({ id: resellerId }: { id: string }) =>
  db.resellerMember.findMany({ where: { resellerId }, select: { userId: true, role: true } })

describe('deleting an account that acts for a reseller', () => {
  it('makes the longest-serving colleague the owner when the last owner goes', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user)
    const [eldest, younger] = [await addColleague(reseller), await addColleague(reseller)]
    await db.resellerMember.update({ where: { userId: eldest.id }, data: { createdAt: new Date(2020, 0) } })
    await forget(user.id)
    expect(await peopleOf(reseller)).toEqual(
      expect.arrayContaining([
        { userId: eldest.id, role: 'owner' },
        { userId: younger.id, role: 'colleague' },
      ]),
    )
  })

  it('changes nothing for the others while an owner remains', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user)
    await addColleague(reseller, 'owner')
    const colleague = await addColleague(reseller)
    await forget(user.id)
    expect((await peopleOf(reseller)).find(({ userId }) => userId === colleague.id)?.role).toBe('colleague')
  })

  it('keeps the company and its codes when no member is left', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user)
    await forget(user.id)
    expect(await peopleOf(reseller)).toEqual([])
    expect(await db.reseller.count({ where: { id: reseller.id } })).toBe(1)
  })

  it('clears the name on the orders that it placed, and on no others', async () => {
    const user = await createAccount({ fullName: 'Bo Lyng' })
    const reseller = await createReseller(user)
    const namesake = resellerFor(await addColleague(reseller), reseller, 'colleague')
    const wanted = { count: 5, wantsPlaques: false, requiresActivation: true }
    for (const actor of [resellerFor(user, reseller), namesake]) await execute(placeOrder, callerFor(actor), wanted)
    await forget(user.id)
    const { items } = await listOwnOrders(namesake)
    expect(items.map(({ orderedByName }) => orderedByName)).toEqual(['Bo Lyng', ''])
  })

  it('deletes its unsuccessful applications, and invitations to its address', async () => {
    const user = await createAccount()
    const { id } = await createApplication({ userId: user.id, status: 'rejected', reason: 'Nej.' })
    const reseller = await createReseller(await createAccount())
    await createResellerLink(reseller, { email: user.email })
    await forget(user.id)
    expect(await db.resellerApplication.count({ where: { id } })).toBe(0)
    expect(await db.accessToken.count({ where: { resellerId: reseller.id } })).toBe(0)
  })
})
