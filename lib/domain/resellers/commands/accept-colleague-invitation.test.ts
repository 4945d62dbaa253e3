import { describe, expect, it } from 'vitest'
import { findResellerJoin } from '@/lib/domain/resellers/colleague-queries'
import { acceptColleagueInvitation } from '@/lib/domain/resellers/commands/accept-colleague-invitation'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { addColleague, createResellerLink } from '@/tests/factories/reseller-companies'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const accept = (actor: Parameters<typeof callerFor>[0], token: string) =>
  execute(acceptColleagueInvitation, callerFor(actor), { token })
const memberOf = (userId: string) => db.resellerMember.findUnique({ where: { userId } })
const newReseller = async () => createReseller(await createAccount())

describe('accepting an invitation to act for a reseller', () => {
  it('makes a colleague, and from the link to a new company the owner', async () => {
    const reseller = await newReseller()
    const [colleague, owner] = [await createAccount(), await createAccount()]
    await accept(actorFor(colleague), await createResellerLink(reseller))
    await accept(actorFor(owner), await createResellerLink(reseller, { kind: 'reseller_setup' }))
    expect(await memberOf(colleague.id)).toMatchObject({ resellerId: reseller.id, role: 'colleague' })
    expect(await memberOf(owner.id)).toMatchObject({ resellerId: reseller.id, role: 'owner' })
  })

  it('works once, also for two concurrent callers, and opening the page does not use the link', async () => {
    const reseller = await newReseller()
    const token = await createResellerLink(reseller)
    for (let looked = 0; looked < 2; looked++) {
      expect((await findResellerJoin(visitor(), { token })).kind).toBe('open')
    }
    const people = [await createAccount(), await createAccount()]
    const outcomes = await Promise.allSettled(people.map((user) => accept(actorFor(user), token)))
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'TOKEN_USED' } }])
    expect((await findResellerJoin(visitor(), { token })).kind).toBe('used')
    expect(await db.resellerMember.count({ where: { resellerId: reseller.id } })).toBe(2)
  })

  it('leaves the link unused for an account with the role, and promotes a colleague by an owner’s link', async () => {
    const reseller = await newReseller()
    const colleague = await addColleague(reseller)
    const actor = resellerFor(colleague, reseller, 'colleague')
    const token = await createResellerLink(reseller)
    await accept(actor, token)
    expect((await findResellerJoin(visitor(), { token })).kind).toBe('open')
    expect(await findResellerJoin(actor, { token })).toMatchObject({ kind: 'joined', role: 'colleague' })
    await accept(actor, await createResellerLink(reseller, { kind: 'reseller_setup' }))
    expect(await memberOf(colleague.id)).toMatchObject({ role: 'owner' })
  })

  it('is refused to members of another company and to staff', async () => {
    const token = await createResellerLink(await newReseller())
    const dealer = await createAccount()
    await createReseller(dealer)
    await expect(accept(actorFor(dealer), token)).rejects.toMatchObject({ code: 'ALREADY_RESELLER' })
    const staff = administratorFor(await createAccount({ isAdmin: true }))
    await expect(accept(staff, token)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(accept(visitor(), token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect((await findResellerJoin(visitor(), { token })).kind).toBe('open')
  })

  it('answers differently to an expired link, an unknown one and one of a suspended company', async () => {
    const reseller = await newReseller()
    const actor = actorFor(await createAccount())
    const old = await createResellerLink(reseller, { validMs: -1 })
    await expect(accept(actor, old)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    await expect(accept(actor, 'x'.repeat(43))).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    const token = await createResellerLink(reseller)
    await db.reseller.update({ where: { id: reseller.id }, data: { status: 'suspended' } })
    await expect(accept(actor, token)).rejects.toMatchObject({ code: 'RESELLER_SUSPENDED' })
    expect((await findResellerJoin(actor, { token })).kind).toBe('suspended')
  })
})
