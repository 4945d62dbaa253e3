import 'server-only'
import { byOwner, memberForm } from '@/lib/domain/members/by-owner'
import { endMembership } from '@/lib/domain/members/end-membership'
import { memberInput } from '@/lib/domain/members/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Removes a member from the page at once. Never the owner. */
export const removeMember = defineCommand({
  name: 'members.remove-member',
  input: memberInput,
  ...byOwner,
  run: async ({ tx, about }, { userId }, { id: memorialId }) => {
    if (!(await endMembership(tx, memorialId, userId))) throw new DomainError('NOT_FOUND')
    about({ type: 'memorial', id: memorialId, detail: { member: userId } })
    return { ok: true }
  },
  form: memberForm('removed'),
})
