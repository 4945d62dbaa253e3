import 'server-only'
import { confirmAddress } from '@/lib/domain/accounts/email-addresses'
import { invitationPath } from '@/lib/domain/members/paths'
import { invitationFormName } from '@/lib/domain/privacy/copy'
import { getHandover, takeOver } from '@/lib/domain/privacy/handovers'
import { tokenInput } from '@/lib/domain/privacy/schema'
import { defineCommand } from '@/lib/server/command'

/** Takes a page over by the link from the mail, as the signed-in account. Not one's own page. */
export const acceptHandover = defineCommand({
  name: 'privacy.accept-handover',
  input: tokenInput,
  session: 'required',
  limits: (_, { address }) => [{ name: 'accept-handover', key: address, points: 60, seconds: 600 }],
  load: ({ token }) => getHandover(token),
  authorize: ({ userId }, { giverId }) => userId !== giverId,
  run: async (context, _, handover) => {
    const { userId: id, fullName, email } = context.actor
    context.about({ type: 'memorial', id: handover.memorialId, detail: { from: handover.giverId } })
    await confirmAddress(context, id, handover.email)
    return takeOver(context, handover, { id, fullName, email })
  },
  form: {
    name: invitationFormName,
    done: (_, { token = '' }) => invitationPath(token),
    back: ({ token = '' }) => invitationPath(token),
    secret: ['token'],
  },
})
