import 'server-only'
import { memberFormName } from '@/lib/domain/members/copy'
import { endMembership } from '@/lib/domain/members/end-membership'
import { MemberError } from '@/lib/domain/members/errors'
import { membersPath } from '@/lib/domain/members/paths'
import { canLeave } from '@/lib/domain/members/policy'
import { pageInput } from '@/lib/domain/members/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { defineCommand } from '@/lib/server/command'

/** Ends one's own membership. Throws OWNER_STAYS: a page must have an owner. */
export const leaveMemorial = defineCommand({
  name: 'members.leave-memorial',
  input: pageInput,
  session: 'required',
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canLeave,
  run: async ({ tx, actor, about }, _, { id: memorialId }) => {
    if (!(await endMembership(tx, memorialId, actor.userId))) throw new MemberError('OWNER_STAYS')
    about({ type: 'memorial', id: memorialId })
    return { ok: true }
  },
  form: {
    name: memberFormName,
    done: () => '/profile',
    back: ({ id = '' }) => membersPath(id),
  },
})
