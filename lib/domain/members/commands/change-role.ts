import 'server-only'
import { byOwner, memberForm } from '@/lib/domain/members/by-owner'
import { changeRoleInput } from '@/lib/domain/members/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Gives a member another role. The owner's changes only by handing the page over. */
export const changeRole = defineCommand({
  name: 'members.change-role',
  input: changeRoleInput,
  ...byOwner,
  run: async ({ tx, about }, { userId, role }, { id: memorialId }) => {
    const { count } = await tx.memorialMember.updateMany({
      where: { memorialId, userId, role: { not: 'owner' } },
      data: { role },
    })
    if (count === 0) throw new DomainError('NOT_FOUND')
    // A viewer decides on nothing, so notifications about pending posts go.
    if (role === 'viewer') {
      await tx.notification.deleteMany({ where: { memorialId, userId, kind: 'contribution_received' } })
    }
    about({ type: 'memorial', id: memorialId, detail: { member: userId, role } })
    return { ok: true }
  },
  form: memberForm('role'),
})
