import { describe, expect, it } from 'vitest'
import type { UserView } from '@/lib/domain/accounts/schema'
import { acceptHandover } from '@/lib/domain/privacy/commands/accept-handover'
import { deleteAccount } from '@/lib/domain/privacy/commands/delete-account'
import { findInvitation } from '@/lib/domain/privacy/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { askForDeletion, createHousehold, inviteHeir, letTimePass } from '@/tests/factories/privacy'

const accept = (user: UserView, token: string) => execute(acceptHandover, callerFor(actorFor(user)), { token })
const rolesOn = async (memorialId: string) => {
  const members = await db.memorialMember.findMany({ where: { memorialId }, select: { userId: true, role: true } })
  return new Map(members.map(({ userId, role }) => [userId, role]))
}

async function invite(email = 'bo@eksempel.dk') {
  const giver = await createAccount({ fullName: 'Birgit Ravn' })
  const memorial = await createMemorial({ owner: giver })
  return { giver, memorial, token: await inviteHeir(giver, memorial, email) }
}

describe('taking a page over', () => {
  it('makes the heir owner and the giver an editor, and tells the giver who the heir is', async () => {
    const heir = await createAccount({ fullName: 'Bo Holm' })
    const { giver, memorial, token } = await invite(heir.email)
    await db.memorialFate.create({ data: { userId: giver.id, memorialId: memorial.id, kind: 'hand_over' } })
    const { result } = await accept(heir, token)
    expect(result).toEqual({ memorialId: memorial.id, slug: memorial.slug, name: 'Karen Holm' })
    expect(await rolesOn(memorial.id)).toEqual(
      new Map([
        [giver.id, 'editor'],
        [heir.id, 'owner'],
      ]),
    )
    expect(await db.memorialFate.count({ where: { memorialId: memorial.id } })).toBe(0)
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: giver.email, template: 'memorial-handed-over' } })
    expect(mail.text).toContain('Bo Holm har sagt ja')
    expect(mail.text).not.toContain('anden mailadresse')
    expect(await findInvitation(actorFor(heir), { token })).toMatchObject({ kind: 'taken', slug: memorial.slug })
    expect(await findInvitation(visitor(), { token })).toEqual({ kind: 'used' })
    const audit = await db.auditEntry.findFirstOrThrow({ where: { command: 'privacy.accept-handover' } })
    expect(audit).toMatchObject({ subjectId: memorial.id, actorId: heir.id, detail: { from: giver.id } })
  })

  it('by an account with another address is allowed, and the giver is notified', async () => {
    const { giver, token } = await invite()
    await accept(await createAccount(), token)
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: giver.email, template: 'memorial-handed-over' } })
    expect(mail.text).toContain('anden mailadresse')
  })

  it('works once, also concurrently, and for members too', async () => {
    const { memorial, token } = await invite()
    const [one, two] = [await createAccount(), await createAccount()]
    await db.memorialMember.create({ data: { memorialId: memorial.id, userId: one.id, role: 'viewer' } })
    const outcomes = await Promise.allSettled([accept(one, token), accept(two, token)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const owners = [...(await rolesOn(memorial.id)).values()].filter((role) => role === 'owner')
    expect(owners).toHaveLength(1)
    await expect(accept(two, token)).rejects.toMatchObject({ code: 'TOKEN_USED' })
  })

  it('is refused to the giver, and to visitors', async () => {
    const { giver, memorial, token } = await invite()
    await expect(accept(giver, token)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(execute(acceptHandover, callerFor(visitor()), { token })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    expect(await findInvitation(actorFor(giver), { token })).toMatchObject({ kind: 'own' })
    expect((await rolesOn(memorial.id)).get(giver.id)).toBe('owner')
  })

  it('refuses links that are unknown, expired, or whose giver no longer owns the page', async () => {
    const heir = await createAccount()
    await expect(accept(heir, 'a'.repeat(43))).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    const old = await invite()
    await db.accessToken.updateMany({ where: { userId: old.giver.id }, data: { expiresAt: new Date() } })
    await expect(accept(heir, old.token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    const given = await invite()
    await db.memorialMember.updateMany({ where: { memorialId: given.memorial.id }, data: { role: 'editor' } })
    await expect(accept(heir, given.token)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    expect(await findInvitation(actorFor(heir), { token: given.token })).toEqual({ kind: 'over' })
  })

  it('still works after the giver is gone: a page that the operator kept belongs to a family again', async () => {
    const family = await createHousehold('Ravn')
    const heirEmail = 'lise@eksempel.dk'
    await askForDeletion(family.owner, {
      [family.memorial.id]: { kind: 'hand_over', heirEmail },
      [family.draft.id]: { kind: 'hand_over', heirEmail },
    })
    await letTimePass(family.owner)
    await execute(deleteAccount, callerFor({ kind: 'system', name: 'jobs' }), { userId: family.owner.id })
    const mails = await db.mail.findMany({ where: { recipient: heirEmail } })
    const heir = await createAccount()
    for (const { text } of mails) await accept(heir, /\/invitation\/([\w-]{43})/.exec(text)?.[1] ?? '')
    expect(mails).toHaveLength(2)
    expect((await rolesOn(family.memorial.id)).get(heir.id)).toBe('owner')
    expect(await db.memorial.findUnique({ where: { id: family.memorial.id } })).toMatchObject({ state: 'published' })
    expect(await db.memorial.findUnique({ where: { id: family.draft.id } })).toMatchObject({ state: 'draft' })
  })
})
