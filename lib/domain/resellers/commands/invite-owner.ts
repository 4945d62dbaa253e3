import 'server-only'
import { inviteOwnerInput } from '@/lib/domain/resellers/console-schema'
import { ResellerError } from '@/lib/domain/resellers/errors'
import { sendInvitation } from '@/lib/domain/resellers/invitations'
import { resellerDeskForm } from '@/lib/domain/resellers/paths'
import { forOperators } from '@/lib/domain/resellers/policy'
import { getReseller } from '@/lib/domain/resellers/resellers'
import { defineCommand } from '@/lib/server/command'

/** Mails an administrator's invitation to be a reseller's owner, for one without members. Throws RESELLER_SUSPENDED. */
export const inviteOwner = defineCommand({
  name: 'resellers.invite-owner',
  ...forOperators,
  input: inviteOwnerInput,
  load: ({ id }) => getReseller(id),
  run: async (context, { id, email }, reseller) => {
    if (reseller.status === 'suspended') throw new ResellerError('RESELLER_SUSPENDED')
    await sendInvitation(context, reseller, { role: 'owner', email, inviterName: null })
    context.about({ type: 'reseller', id })
    return { ok: true }
  },
  form: resellerDeskForm,
})
