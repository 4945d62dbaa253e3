import { describe, expect, it } from 'vitest'
import { acceptInvitation } from '@/lib/domain/members/commands/accept-invitation'
import { resendInvitation } from '@/lib/domain/members/commands/resend-invitation'
import { createAccount } from '@/tests/factories/accounts'
import { createClosedPage, createInvitation, roleOf, runAs, tokenFor } from '@/tests/factories/members'

describe('sending an invitation again', () => {
  it('mails a link that works; only one of the two links can be used', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const [one, two] = [await createAccount(), await createAccount()]
    const first = await createInvitation(memorial, { email: one.email, role: 'editor' })
    await runAs(resendInvitation, owner, { id, invitationId: first.id })
    await runAs(acceptInvitation, one, { token: await tokenFor(one.email, 'member-invitation') })
    expect(await roleOf(memorial, one)).toBe('editor')
    await expect(runAs(acceptInvitation, two, { token: first.token })).rejects.toMatchObject({ code: 'TOKEN_USED' })
  })

  it('finds neither a link without an address nor an invitation of another page', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const other = await createClosedPage()
    const link = await createInvitation(memorial)
    const elsewhere = await createInvitation(other.memorial, { email: 'lise@eksempel.dk' })
    for (const invitationId of [link.id, elsewhere.id]) {
      await expect(runAs(resendInvitation, owner, { id, invitationId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})
