import { describe, expect, it } from 'vitest'
import { acceptInvitation } from '@/lib/domain/members/commands/accept-invitation'
import { revokeInvitation } from '@/lib/domain/members/commands/revoke-invitation'
import { findJoin } from '@/lib/domain/members/join-queries'
import { createAccount, visitor } from '@/tests/factories/accounts'
import { createClosedPage, createInvitation, roleOf, runAs } from '@/tests/factories/members'

describe('revoking an invitation', () => {
  it('closes its link politely and keeps members who joined by it', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const [in_, late] = [await createAccount(), await createAccount()]
    const { id: invitationId, token } = await createInvitation(memorial, { usesLeft: 50 })
    await runAs(acceptInvitation, in_, { token })
    await runAs(revokeInvitation, owner, { id, invitationId })
    await expect(runAs(acceptInvitation, late, { token })).rejects.toMatchObject({ code: 'INVITATION_REVOKED' })
    expect(await findJoin(visitor(), { token })).toEqual({ kind: 'revoked' })
    expect([await roleOf(memorial, in_), await roleOf(memorial, late)]).toEqual(['viewer', null])
  })

  it('is not possible twice, nor for another page', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const other = await createClosedPage()
    const { id: invitationId } = await createInvitation(memorial)
    const theirs = { id: other.id, invitationId }
    await expect(runAs(revokeInvitation, other.owner, theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await runAs(revokeInvitation, owner, { id, invitationId })
    await expect(runAs(revokeInvitation, owner, { id, invitationId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
