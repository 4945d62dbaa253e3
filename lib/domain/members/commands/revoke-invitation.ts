import 'server-only'
import { memberFormName } from '@/lib/domain/members/copy'
import { membersPath } from '@/lib/domain/members/paths'
import { canManageMembers } from '@/lib/domain/members/policy'
import { invitationInput } from '@/lib/domain/members/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Revokes an invitation: its links stop working at once. Members who joined by it stay. */
export const revokeInvitation = defineCommand({
  name: 'members.revoke-invitation',
  input: invitationInput,
  session: 'required',
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canManageMembers,
  run: async ({ tx, about }, { invitationId }, { id: memorialId }) => {
    const { count } = await tx.memorialInvitation.updateMany({
      where: { id: invitationId, memorialId, revokedAt: null },
      data: { revokedAt: new Date() },
    })
    if (count === 0) throw new DomainError('NOT_FOUND')
    about({ type: 'memorial', id: memorialId, detail: { invitation: invitationId } })
    return { ok: true }
  },
  form: {
    name: memberFormName,
    done: (_, { id = '' }) => `${membersPath(id)}?gemt=revoked`,
    back: ({ id = '' }) => membersPath(id),
  },
})
