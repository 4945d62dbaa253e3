import 'server-only'
import { spendToken } from '@/lib/domain/accounts/access-tokens'
import { getSetup } from '@/lib/domain/accounts/account-links'
import { welcomeMail } from '@/lib/domain/accounts/open-account'
import { hashPassword } from '@/lib/domain/accounts/password'
import { finishSetupInput, type SetupView } from '@/lib/domain/accounts/schema'
import { signInDevice } from '@/lib/domain/accounts/sign-in'
import { assertTermsTicked, recordTicked } from '@/lib/domain/accounts/terms-acceptance'
import { createUser } from '@/lib/domain/accounts/users'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { checkClaim, claimCode } from '@/lib/domain/qr-codes/claim-code'
import { anyone, defineCommand, Refusal } from '@/lib/server/command'

/** Finishes an account that was started at the stone, with the link's address and code. */
export const finishSetup = defineCommand({
  name: 'accounts.finish-setup',
  input: finishSetupInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'finish-setup', key: address, points: 30, seconds: 3600 }],
  load: async (input) => {
    const setup = await getSetup(input.token)
    assertTermsTicked(input)
    return setup
  },
  authorize: anyone,
  prepare: ({ password }) => hashPassword(password),
  run: async (context, input, { tokenId, email, code }, passwordHash): Promise<SetupView | Refusal> => {
    const { username, fullName, activationCode } = input
    const check = await checkClaim(context, { code, activationCode })
    if (check instanceof Refusal) return check
    await spendToken(context.tx, tokenId)
    const user = await createUser(context.tx, { username, fullName, email, passwordHash, isEmailConfirmed: true })
    const claim = await claimCode(context, { code, activationCode, userId: user.id, userName: fullName })
    if (claim instanceof Refusal) throw claim.error
    await recordTicked(context.tx, user.id, input)
    await signInDevice(context, user)
    await queueMail(context, { to: email, mail: welcomeMail(user, code) })
    context.about({ type: 'user', id: user.id })
    return { userData: user, qrCode: code }
  },
  status: 201,
  form: {
    name: 'setup',
    done: ({ qrCode }) => `/qr-setup/${qrCode}`,
    back: ({ token }) => `/setup/${encodeURIComponent(token ?? '')}`,
    secret: ['password'],
  },
})
