import 'server-only'
import { memberFormName } from '@/lib/domain/members/copy'
import { endMembership } from '@/lib/domain/members/end-membership'
import { membersPath } from '@/lib/domain/members/paths'
import { canManageMembers } from '@/lib/domain/members/policy'
import { memberInput } from '@/lib/domain/members/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Removes a member from the page at once. Never the owner. */
export const removeMember = defineCommand({
  name: 'members.remove-member',
  input: memberInput,
  session: 'required',
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canManageMembers,
  run: async ({ tx, about }, { userId }, { id: memorialId }) => {
    if (!(await endMembership(tx, memorialId, userId))) throw new DomainError('NOT_FOUND')
    about({ type: 'memorial', id: memorialId, detail: { member: userId } })
    return { ok: true }
  },
  form: {
    name: memberFormName,
    done: (_, { id = '' }) => `${membersPath(id)}?gemt=removed`,
    back: ({ id = '' }) => membersPath(id),
  },
})
