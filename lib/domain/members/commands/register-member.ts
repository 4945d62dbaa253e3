import 'server-only'
import { checkNewAccount, openAccount } from '@/lib/domain/accounts/open-account'
import { joinAccountFormName } from '@/lib/domain/members/copy'
import { getJoining, join } from '@/lib/domain/members/joining'
import { invitationPath } from '@/lib/domain/members/paths'
import { registerMemberInput } from '@/lib/domain/members/schema'
import { anyone, defineCommand } from '@/lib/server/command'

/** Creates an account from an invitation, which replaces the code on the stone. */
export const registerMember = defineCommand({
  name: 'members.register-member',
  input: registerMemberInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'register', key: address, points: 30, seconds: 3600 }],
  load: ({ token }) => getJoining(token),
  authorize: anyone,
  prepare: checkNewAccount,
  run: async (context, input, joining, passwordHash) => {
    const user = await openAccount(context, { ...input, passwordHash, mailedTo: joining.email })
    const memorial = await join(context, joining, user)
    context.about({ type: 'user', id: user.id, detail: { memorial: joining.memorialId, as: memorial.as } })
    return { userData: user, memorial }
  },
  status: 201,
  form: {
    name: joinAccountFormName,
    done: (_, { token = '' }) => invitationPath(token),
    back: ({ token = '' }) => invitationPath(token),
    secret: ['password', 'token'],
  },
})
