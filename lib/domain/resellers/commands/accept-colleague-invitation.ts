import 'server-only'
import { confirmAddress } from '@/lib/domain/accounts/email-addresses'
import { joinInput } from '@/lib/domain/resellers/colleague-schema'
import { getJoining, join } from '@/lib/domain/resellers/invitations'
import { dashboardPath, invitationPath, joinForm, setupPath } from '@/lib/domain/resellers/paths'
import { defineCommand } from '@/lib/server/command'

/**
 * Accepts an invitation to act for a reseller, as its owner or a colleague, with the signed-in account. The link is the
 * secret: any address may use it. Staff accounts act for no reseller.
 */
export const acceptColleagueInvitation = defineCommand({
  name: 'resellers.accept-colleague-invitation',
  session: 'required',
  input: joinInput,
  limits: (_, { address }) => [{ name: 'accept-invitation', key: address, points: 60, seconds: 600 }],
  load: ({ token }) => getJoining(token),
  authorize: ({ kind }) => kind === 'user',
  run: async (context, _, joining) => {
    const { userId } = context.actor
    await join(context, joining, userId)
    await confirmAddress(context, userId, joining.email)
    context.about({ type: 'reseller', id: joining.resellerId, detail: { as: joining.role } })
    return { role: joining.role }
  },
  form: {
    name: joinForm,
    done: () => dashboardPath,
    back: ({ token = '' }, { setup }) => (setup ? setupPath(token) : invitationPath(token)),
    secret: ['token'],
  },
})
