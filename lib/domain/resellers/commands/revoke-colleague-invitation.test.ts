import { describe, expect, it } from 'vitest'
import { findResellerJoin, listColleagues } from '@/lib/domain/resellers/colleague-queries'
import { revokeColleagueInvitation } from '@/lib/domain/resellers/commands/revoke-colleague-invitation'
import { execute } from '@/lib/server/command'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createResellerLink } from '@/tests/factories/reseller-companies'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const revoke = (actor: Parameters<typeof callerFor>[0], invitationId: string) =>
  execute(revokeColleagueInvitation, callerFor(actor), { invitationId })

describe('revoking an invitation', () => {
  it('ends the link once, and only for the company that sent it', async () => {
    const [user, outsider] = [await createAccount(), await createAccount()]
    const [reseller, other] = [await createReseller(user), await createReseller(outsider)]
    const owner = resellerFor(user, reseller)
    const token = await createResellerLink(reseller)
    const id = (await listColleagues(owner)).invitations[0]?.id ?? ''
    await expect(revoke(resellerFor(outsider, other), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(revoke(resellerFor(user, reseller, 'colleague'), id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(revoke(visitor(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(revoke(owner, 'x')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect((await findResellerJoin(visitor(), { token })).kind).toBe('open')
    await revoke(owner, id)
    expect((await findResellerJoin(visitor(), { token })).kind).toBe('expired')
    await expect(revoke(owner, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
