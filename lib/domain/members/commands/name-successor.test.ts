import { describe, expect, it } from 'vitest'
import { acceptInvitation } from '@/lib/domain/members/commands/accept-invitation'
import { nameSuccessor } from '@/lib/domain/members/commands/name-successor'
import { findJoin } from '@/lib/domain/members/join-queries'
import { findSuccession } from '@/lib/domain/members/succession-queries'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { db } from '@/lib/server/db'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createClosedPage, createRequest, createSuccessor, runAs, tokenFor } from '@/tests/factories/members'

describe('naming a successor', () => {
  it('sends a mail; accepting notifies the owner and gives no access', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const named = await createAccount({ fullName: 'Lise Holm' })
    await runAs(nameSuccessor, owner, { id, name: 'Lise', email: named.email })
    const token = await tokenFor(named.email, 'successor-named')
    expect(await findJoin(visitor(), { token })).toMatchObject({ kind: 'open', as: 'successor' })
    expect(await findSuccession(actorFor(named), { id })).toBeNull()
    await runAs(acceptInvitation, named, { token })
    expect(await findSuccession(actorFor(named), { id })).toMatchObject({ memorialId: memorial.id, request: null })
    await expect(getMemorialSubject(actorFor(named), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await db.notification.count({ where: { userId: owner.id, kind: 'successor_named' } })).toBe(1)
    await expect(runAs(acceptInvitation, owner, { token })).rejects.toMatchObject({ code: 'TOKEN_USED' })
  })

  it('replaces the first one, whose link and request become invalid', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const [first, second] = [await createAccount(), await createAccount()]
    await runAs(nameSuccessor, owner, { id, name: 'Første', email: first.email })
    const token = await tokenFor(first.email, 'successor-named')
    await runAs(nameSuccessor, owner, { id, name: 'Anden', email: second.email })
    await expect(runAs(acceptInvitation, first, { token })).rejects.toMatchObject({ code: 'INVITATION_REVOKED' })
    await createSuccessor(memorial, second)
    await createRequest(memorial, second)
    await runAs(nameSuccessor, owner, { id, name: 'Første', email: first.email })
    expect(await db.successionRequest.findFirst({ where: { memorialId: memorial.id } })).toMatchObject({
      status: 'refused',
    })
    expect(await findSuccession(actorFor(second), { id })).toBeNull()
  })

  it('does not mail a successor who has accepted again, and refuses oneself', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const named = await createAccount()
    await createSuccessor(memorial, named)
    await runAs(nameSuccessor, owner, { id, name: 'Lise med nyt navn', email: named.email.toUpperCase() })
    expect(await db.memorialSuccessor.findUnique({ where: { memorialId: memorial.id } })).toMatchObject({
      userId: named.id,
      name: 'Lise med nyt navn',
    })
    expect(await db.mail.count({ where: { recipient: named.email } })).toBe(0)
    await expect(runAs(nameSuccessor, owner, { id, name: 'Mig', email: owner.email })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { email: expect.any(String) },
    })
  })
})
