import 'server-only'
import { confirmAddress } from '@/lib/domain/accounts/email-addresses'
import { joinFormName } from '@/lib/domain/members/copy'
import { getJoining, join } from '@/lib/domain/members/joining'
import { invitationPath } from '@/lib/domain/members/paths'
import { joinInput } from '@/lib/domain/members/schema'
import { anySignedIn, defineCommand } from '@/lib/server/command'

/** Accepts an invitation to join a page or to be its successor. The token authorises; the address need not match. */
export const acceptInvitation = defineCommand({
  name: 'members.accept-invitation',
  input: joinInput,
  session: 'required',
  limits: (_, { address }) => [{ name: 'accept-invitation', key: address, points: 60, seconds: 600 }],
  load: ({ token }) => getJoining(token),
  authorize: anySignedIn,
  run: async (context, _, joining) => {
    const { userId: id, fullName } = context.actor
    const view = await join(context, joining, { id, fullName })
    await confirmAddress(context, id, joining.email)
    context.about({ type: 'memorial', id: joining.memorialId, detail: { as: view.as } })
    return view
  },
  form: {
    name: joinFormName,
    done: (_, { token = '' }) => invitationPath(token),
    back: ({ token = '' }) => invitationPath(token),
    secret: ['token'],
  },
})
