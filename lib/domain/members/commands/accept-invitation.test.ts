import { describe, expect, it } from 'vitest'
import { acceptInvitation } from '@/lib/domain/members/commands/accept-invitation'
import { findJoin } from '@/lib/domain/members/join-queries'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { db } from '@/lib/server/db'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createClosedPage, createInvitation, roleOf, runAs } from '@/tests/factories/members'
import { addMember } from '@/tests/factories/memorials'

describe('accepting an invitation', () => {
  it('opens a closed page to the recipient, and notifies the owner', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const guest = await createAccount({ fullName: 'Lise Holm' })
    const { token } = await createInvitation(memorial, { email: guest.email, createdById: owner.id })
    expect(await findJoin(visitor(), { token })).toMatchObject({
      kind: 'open',
      as: 'viewer',
      inviterName: 'Birgit Ravn',
    })
    await expect(getMemorialSubject(actorFor(guest), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await runAs(acceptInvitation, guest, { token })).toMatchObject({ slug: id, as: 'viewer' })
    expect(await getMemorialSubject(actorFor(guest), id)).toMatchObject({ role: 'viewer' })
    expect(await findJoin(actorFor(guest), { token })).toMatchObject({ kind: 'joined', canOpen: true })
    expect(await findJoin(visitor(), { token })).toEqual({ kind: 'used' })
    const told = await db.notification.findFirstOrThrow({ where: { userId: owner.id, kind: 'member_joined' } })
    expect(told).toMatchObject({ memorialId: memorial.id, detail: 'Lise Holm' })
  })

  it('shows a visitor with the link the page’s name and who invites, and nothing else', async () => {
    const { memorial } = await createClosedPage()
    const { token } = await createInvitation(memorial)
    const view = await findJoin(visitor(), { token })
    expect(Object.keys(view).sort()).toEqual(['as', 'email', 'expires', 'inviterName', 'kind', 'memorialName'])
    expect(JSON.stringify(view)).not.toContain(memorial.slug)
  })

  it('never takes anything away: a lower role leaves the higher one and does not use the link', async () => {
    const { owner, memorial } = await createClosedPage()
    const editor = await createAccount()
    await addMember(memorial, editor, 'editor')
    const { id, token } = await createInvitation(memorial)
    for (const person of [editor, owner]) await runAs(acceptInvitation, person, { token })
    expect([await roleOf(memorial, editor), await roleOf(memorial, owner)]).toEqual(['editor', 'owner'])
    expect(await db.memorialInvitation.findUniqueOrThrow({ where: { id } })).toMatchObject({ usesLeft: 1 })
    expect(await findJoin(actorFor(editor), { token })).toMatchObject({ kind: 'joined', role: 'editor' })
  })

  it('gives a viewer the invitation’s role', async () => {
    const { memorial } = await createClosedPage()
    const reader = await createAccount()
    await addMember(memorial, reader, 'viewer')
    await runAs(acceptInvitation, reader, { token: (await createInvitation(memorial, { role: 'editor' })).token })
    expect(await roleOf(memorial, reader)).toBe('editor')
  })

  it('admits as many as the link allows, also concurrently', async () => {
    const { memorial } = await createClosedPage()
    const guests = await Promise.all(Array.from({ length: 5 }, () => createAccount()))
    const { token } = await createInvitation(memorial, { usesLeft: 2 })
    const outcomes = await Promise.allSettled(guests.map((guest) => runAs(acceptInvitation, guest, { token })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await db.memorialMember.count({ where: { memorialId: memorial.id, role: 'viewer' } })).toBe(2)
    const late = await createAccount()
    await expect(runAs(acceptInvitation, late, { token })).rejects.toMatchObject({ code: 'TOKEN_USED' })
  })

  it('refuses unknown and expired links, each with its own code', async () => {
    const { memorial } = await createClosedPage()
    const guest = await createAccount()
    const { token } = await createInvitation(memorial)
    await db.accessToken.updateMany({ where: { memorialId: memorial.id }, data: { expiresAt: new Date() } })
    await expect(runAs(acceptInvitation, guest, { token })).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    expect(await findJoin(visitor(), { token })).toEqual({ kind: 'expired' })
    const unknown = { token: 'a'.repeat(43) }
    await expect(runAs(acceptInvitation, guest, unknown)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    expect(await findJoin(visitor(), { token: unknown.token })).toEqual({ kind: 'unknown' })
  })
})
