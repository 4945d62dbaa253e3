import 'server-only'
import { memberFormName } from '@/lib/domain/members/copy'
import { membersPath } from '@/lib/domain/members/paths'
import { canManageMembers } from '@/lib/domain/members/policy'
import { changeRoleInput } from '@/lib/domain/members/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Gives a member another role. The owner's changes only by handing the page over. */
export const changeRole = defineCommand({
  name: 'members.change-role',
  input: changeRoleInput,
  session: 'required',
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canManageMembers,
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
  form: {
    name: memberFormName,
    done: (_, { id = '' }) => `${membersPath(id)}?gemt=role`,
    back: ({ id = '' }) => membersPath(id),
  },
})
