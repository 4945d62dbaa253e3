import 'server-only'
import { invitationInput } from '@/lib/domain/resellers/colleague-schema'
import { colleagueForm, colleaguesPath } from '@/lib/domain/resellers/paths'
import { isResellerOwner } from '@/lib/domain/resellers/policy'
import { getActingReseller } from '@/lib/domain/resellers/resellers'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Ends a colleague's unused invitation. Throws NOT_FOUND for one that is not open. */
export const revokeColleagueInvitation = defineCommand({
  name: 'resellers.revoke-colleague-invitation',
  session: 'required',
  input: invitationInput,
  load: (_, { actor }) => getActingReseller(actor),
  authorize: isResellerOwner,
  run: async (context, { invitationId }, { id: resellerId }) => {
    const now = new Date()
    const { count } = await context.tx.accessToken.updateMany({
      where: { id: invitationId, resellerId, kind: 'reseller_invitation', usedAt: null, expiresAt: { gt: now } },
      data: { expiresAt: now },
    })
    if (count === 0) throw new DomainError('NOT_FOUND')
    context.about({ type: 'reseller', id: resellerId })
    return { ok: true }
  },
  form: { name: colleagueForm, done: () => colleaguesPath, back: () => colleaguesPath },
})
