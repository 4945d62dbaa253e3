import { describe, expect, it } from 'vitest'
import { hashPassword } from '@/lib/domain/accounts/password'
import { inviteMember } from '@/lib/domain/members/commands/invite-member'
import { invitationsADay, mostMembers } from '@/lib/domain/members/schema'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createClosedPage, createInvitation, runAs } from '@/tests/factories/members'
import { addMember } from '@/tests/factories/memorials'

const byMail = { role: 'editor', way: 'mail', email: 'lise@eksempel.dk' }
const byLink = { role: 'viewer', way: 'link' }

describe('inviting a member', () => {
  it('sends a mail with a link that works once, within thirty days, and shows the link to nobody else', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const made = await runAs(inviteMember, owner, { id, ...byMail, email: ' Ny@Eksempel.dk ' })
    expect(made.link).toBeNull()
    const invitation = await db.memorialInvitation.findUniqueOrThrow({ where: { id: made.invitationId } })
    expect(invitation).toMatchObject({ memorialId: memorial.id, role: 'editor', usesLeft: 1, createdById: owner.id })
    const days = (invitation.expiresAt.getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
    const mail = await db.mail.findFirstOrThrow({
      where: { template: 'member-invitation', recipient: 'Ny@Eksempel.dk' },
    })
    expect(mail.text).toContain('Birgit Ravn')
    expect(mail.text).toMatch(/\/invitation\/[\w-]{43}/)
    const audit = await db.auditEntry.findFirstOrThrow({
      where: { command: 'members.invite-member', actorId: owner.id },
    })
    expect(audit).toMatchObject({ subjectId: memorial.id, detail: { role: 'editor', by: 'mail' } })
  })

  it('makes a link for fifty viewers, or for one member of any other role', async () => {
    const { owner, id } = await createClosedPage()
    const readers = await runAs(inviteMember, owner, { id, ...byLink })
    const editor = await runAs(inviteMember, owner, { id, role: 'editor', way: 'link' })
    expect(readers.link).toMatch(/\/invitation\/[\w-]{43}$/)
    const uses = async (made: { invitationId: string }) =>
      (await db.memorialInvitation.findUniqueOrThrow({ where: { id: made.invitationId } })).usesLeft
    expect([await uses(readers), await uses(editor)]).toEqual([50, 1])
  })

  it('explains at the field what is wrong with the address', async () => {
    const { owner, id } = await createClosedPage()
    for (const email of ['', 'lise', undefined]) {
      await expect(runAs(inviteMember, owner, { id, ...byMail, email })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        fields: { email: expect.any(String) },
      })
    }
    await expect(runAs(inviteMember, owner, { id, ...byMail, role: 'owner' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  it('refuses existing members, and revokes an older invitation to the same address', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const member = await createAccount({ email: 'Med.Paa@eksempel.dk' })
    await addMember(memorial, member, 'viewer')
    await expect(runAs(inviteMember, owner, { id, ...byMail, email: 'med.paa@eksempel.dk' })).rejects.toMatchObject({
      code: 'ALREADY_MEMBER',
      fields: { email: expect.any(String) },
    })
    const older = await createInvitation(memorial, { email: 'LISE@eksempel.dk' })
    await runAs(inviteMember, owner, { id, ...byMail })
    const row = await db.memorialInvitation.findUniqueOrThrow({ where: { id: older.id } })
    expect(row.revokedAt).not.toBeNull()
  })

  it('stops at twenty a day, counted per page, however it is addressed', async () => {
    const { owner, memorial, id } = await createClosedPage()
    for (let made = 0; made < invitationsADay; made++) await createInvitation(memorial)
    for (const key of [id, memorial.id]) {
      await expect(runAs(inviteMember, owner, { id: key, ...byLink })).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
      })
    }
  })

  it('stops when the page is full', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const passwordHash = await hashPassword('lyng og hav')
    const names = Array.from({ length: mostMembers - 1 }, (_, index) => `fyldt-${process.pid}-${index}`)
    await db.user.createMany({
      data: names.map((name) => ({
        username: name,
        usernameKey: name,
        email: `${name}@eksempel.dk`,
        emailKey: `${name}@eksempel.dk`,
        fullName: name,
        passwordHash,
      })),
    })
    const users = await db.user.findMany({ where: { username: { in: names } }, select: { id: true } })
    await db.memorialMember.createMany({
      data: users.map(({ id: userId }) => ({ memorialId: memorial.id, userId, role: 'viewer' as const })),
    })
    await expect(runAs(inviteMember, owner, { id, ...byLink })).rejects.toMatchObject({ code: 'TOO_MANY_MEMBERS' })
  })
})
