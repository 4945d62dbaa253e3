import 'server-only'
import { checkNewAccount, openAccount } from '@/lib/domain/accounts/open-account'
import { invitationPath } from '@/lib/domain/members/paths'
import { heirFormName } from '@/lib/domain/privacy/copy'
import { getHandover, takeOver } from '@/lib/domain/privacy/handovers'
import { registerHeirInput } from '@/lib/domain/privacy/schema'
import { anyone, defineCommand } from '@/lib/server/command'

/** Creates an account for the recipient of a handover: the invitation replaces the code on the stone. */
export const registerHeir = defineCommand({
  name: 'privacy.register-heir',
  input: registerHeirInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'register', key: address, points: 30, seconds: 3600 }],
  load: ({ token }) => getHandover(token),
  authorize: anyone,
  prepare: checkNewAccount,
  run: async (context, input, handover, passwordHash) => {
    const user = await openAccount(context, { ...input, passwordHash, mailedTo: handover.email })
    const memorial = await takeOver(context, handover, user)
    context.about({ type: 'user', id: user.id, detail: { memorial: handover.memorialId, from: handover.giverId } })
    return { userData: user, memorial }
  },
  status: 201,
  form: {
    name: heirFormName,
    done: (_, { token = '' }) => invitationPath(token),
    back: ({ token = '' }) => invitationPath(token),
    secret: ['password', 'token'],
  },
})
