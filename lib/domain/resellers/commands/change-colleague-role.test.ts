import { describe, expect, it } from 'vitest'
import { changeColleagueRole } from '@/lib/domain/resellers/commands/change-colleague-role'
import { inviteColleague } from '@/lib/domain/resellers/commands/invite-colleague'
import { removeColleague } from '@/lib/domain/resellers/commands/remove-colleague'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { addColleague } from '@/tests/factories/reseller-companies'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const change = (actor: Parameters<typeof callerFor>[0], userId: string, role: string) =>
  execute(changeColleagueRole, callerFor(actor), { userId, role })
const roleOf = async (userId: string) => (await db.resellerMember.findUniqueOrThrow({ where: { userId } })).role

describe('a colleague’s role', () => {
  it('is changed by owners, and the last owner stays', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user)
    const owner = resellerFor(user, reseller)
    const colleague = await addColleague(reseller)
    await expect(change(owner, user.id, 'colleague')).rejects.toMatchObject({ code: 'RESELLER_OWNER_STAYS' })
    await change(owner, colleague.id, 'owner')
    await change(owner, user.id, 'colleague')
    expect([await roleOf(user.id), await roleOf(colleague.id)]).toEqual(['colleague', 'owner'])
  })

  it('is not changed by a caller who lost the role during the call', async () => {
    const [first, second] = [await createAccount(), await createAccount()]
    const reseller = await createReseller(first)
    const late = resellerFor(first, reseller)
    await db.resellerMember.create({ data: { userId: second.id, resellerId: reseller.id, role: 'owner' } })
    await change(resellerFor(second, reseller), first.id, 'colleague')
    await expect(change(late, first.id, 'owner')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const remove = execute(removeColleague, callerFor(late), { userId: second.id })
    await expect(remove).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const invite = execute(inviteColleague, callerFor(late), { email: 'en.ven@eksempel.dk' })
    await expect(invite).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect([await roleOf(first.id), await roleOf(second.id)]).toEqual(['colleague', 'owner'])
  })

  it('is not changed by colleagues, other companies or visitors, and has two values', async () => {
    const [user, outsider] = [await createAccount(), await createAccount()]
    const [reseller, other] = [await createReseller(user), await createReseller(outsider)]
    const colleague = await addColleague(reseller)
    const asColleague = resellerFor(colleague, reseller, 'colleague')
    await expect(change(asColleague, colleague.id, 'owner')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(change(resellerFor(outsider, other), colleague.id, 'owner')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(change(visitor(), colleague.id, 'owner')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(change(resellerFor(user, reseller), colleague.id, 'chef')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect(await roleOf(colleague.id)).toBe('colleague')
  })
})
