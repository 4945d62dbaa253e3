import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { checkNewAccount, openAccount } from '@/lib/domain/accounts/open-account'
import { registerInvitedInput } from '@/lib/domain/accounts/schema'
import { anyone, defineCommand } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { sameText } from '@/lib/server/tokens'

/** Creates an account without a code, by the operator's invitation (INVITATION_SECRET), and signs the device in. */
export const registerInvited = defineCommand({
  name: 'accounts.register-invited',
  input: registerInvitedInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'register-invited', key: address, points: 20, seconds: 3600 }],
  load: async ({ invitation }) => assertInvited(invitation),
  authorize: anyone,
  prepare: checkNewAccount,
  run: async (context, input, _, passwordHash) => {
    const user = await openAccount(context, { ...input, passwordHash, mailedTo: null })
    context.about({ type: 'user', id: user.id })
    return user
  },
  status: 201,
  form: {
    name: 'register-invited',
    done: () => '/profile',
    back: () => '/hidden-register-72391',
    secret: ['password', 'invitation'],
  },
})

function assertInvited(invitation: string): void {
  if (!env.INVITATION_SECRET) throw new AccountError('INVITATIONS_CLOSED')
  if (sameText(invitation, env.INVITATION_SECRET)) return
  throw new AccountError('INVITATION_WRONG').at('invitation')
}
