import { describe, expect, it } from 'vitest'
import { createDecisionLink, findDecisionLink } from '@/lib/domain/contributions/decision-links'
import { removeMember } from '@/lib/domain/members/commands/remove-member'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { db } from '@/lib/server/db'
import { actorFor, createAccount } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createClosedPage, roleOf, runAs } from '@/tests/factories/members'
import { addMember } from '@/tests/factories/memorials'

describe('removing a member', () => {
  it('closes the page to them at once, with their notifications and the links in their mails', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const reader = await createAccount()
    await addMember(memorial, reader, 'first_reader')
    const post = await createContribution({ memorial, status: 'pending' })
    const about = { userId: reader.id, memorialId: memorial.id }
    await db.notification.create({ data: { ...about, kind: 'contribution_received', contributionId: post.id } })
    await db.editingPresence.create({ data: about })
    const link = await createDecisionLink(db, 'approve', {
      contributionId: post.id,
      memorialSlug: id,
      userId: reader.id,
    })
    await runAs(removeMember, owner, { id, userId: reader.id })
    await expect(getMemorialSubject(actorFor(reader), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await findDecisionLink(link.split('/').at(-1) ?? '')).toBeNull()
    expect(await db.notification.count({ where: { userId: reader.id } })).toBe(0)
    expect(await db.editingPresence.count({ where: { userId: reader.id } })).toBe(0)
  })

  it('never removes the owner, nor a member of another page', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const other = await createClosedPage()
    const guest = await createAccount()
    await addMember(other.memorial, guest, 'viewer')
    for (const userId of [owner.id, guest.id]) {
      await expect(runAs(removeMember, owner, { id, userId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect([await roleOf(memorial, owner), await roleOf(other.memorial, guest)]).toEqual(['owner', 'viewer'])
  })
})
