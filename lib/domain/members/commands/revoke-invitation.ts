import 'server-only'
import { byOwner, memberForm } from '@/lib/domain/members/by-owner'
import { invitationInput } from '@/lib/domain/members/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Revokes an invitation: its links stop working at once. Members who joined by it stay. */
export const revokeInvitation = defineCommand({
  name: 'members.revoke-invitation',
  input: invitationInput,
  ...byOwner,
  run: async ({ tx, about }, { invitationId }, { id: memorialId }) => {
    const { count } = await tx.memorialInvitation.updateMany({
      where: { id: invitationId, memorialId, revokedAt: null },
      data: { revokedAt: new Date() },
    })
    if (count === 0) throw new DomainError('NOT_FOUND')
    about({ type: 'memorial', id: memorialId, detail: { invitation: invitationId } })
    return { ok: true }
  },
  form: memberForm('revoked'),
})
