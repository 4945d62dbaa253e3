import { describe, expect, it } from 'vitest'
import { changeRole } from '@/lib/domain/members/commands/change-role'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createClosedPage, roleOf, runAs } from '@/tests/factories/members'
import { addMember } from '@/tests/factories/memorials'

describe('giving a member another role', () => {
  it('changes it, and a viewer gets no notifications about pending posts', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const member = await createAccount()
    await addMember(memorial, member, 'editor')
    await db.notification.create({
      data: { userId: member.id, memorialId: memorial.id, kind: 'contribution_received' },
    })
    await runAs(changeRole, owner, { id, userId: member.id, role: 'first_reader' })
    expect(await roleOf(memorial, member)).toBe('first_reader')
    await runAs(changeRole, owner, { id, userId: member.id, role: 'viewer' })
    expect(await db.notification.count({ where: { userId: member.id } })).toBe(0)
  })

  it('neither makes nor removes owners, and ignores accounts that are not members', async () => {
    const { owner, memorial, id } = await createClosedPage()
    const outsider = await createAccount()
    await expect(runAs(changeRole, owner, { id, userId: outsider.id, role: 'owner' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    for (const { id: userId } of [owner, outsider]) {
      await expect(runAs(changeRole, owner, { id, userId, role: 'viewer' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }
    expect(await roleOf(memorial, owner)).toBe('owner')
  })
})
