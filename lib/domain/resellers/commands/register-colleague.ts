import 'server-only'
import { checkNewAccount, openAccount } from '@/lib/domain/accounts/open-account'
import { refuseGuessablePassword } from '@/lib/domain/accounts/password-rules'
import { registerJoiningInput } from '@/lib/domain/resellers/colleague-schema'
import { getJoining, join } from '@/lib/domain/resellers/invitations'
import { dashboardPath, invitationPath, joinAccountForm, setupPath } from '@/lib/domain/resellers/paths'
import { anyone, defineCommand } from '@/lib/server/command'

/** Creates an account from an invitation to act for a reseller; the link replaces the code on the stone. */
export const registerColleague = defineCommand({
  name: 'resellers.register-colleague',
  session: 'optional',
  input: registerJoiningInput,
  limits: (_, { address }) => [{ name: 'register', key: address, points: 30, seconds: 3600 }],
  load: async (input) => {
    const joining = await getJoining(input.token)
    await refuseGuessablePassword(input.password, input)
    return { joining, passwordHash: await checkNewAccount(input) }
  },
  authorize: anyone,
  run: async (context, input, { joining, passwordHash }) => {
    const user = await openAccount(context, { ...input, passwordHash, mailedTo: joining.email })
    await join(context, joining, user.id)
    context.about({ type: 'user', id: user.id, detail: { reseller: joining.resellerId, as: joining.role } })
    return { userData: user }
  },
  status: 201,
  form: {
    name: joinAccountForm,
    done: () => dashboardPath,
    back: ({ token = '' }, { setup }) => (setup ? setupPath(token) : invitationPath(token)),
    secret: ['password', 'token'],
  },
})
