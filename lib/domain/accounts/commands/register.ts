import 'server-only'
import { sendEmailConfirmation } from '@/lib/domain/accounts/email-addresses'
import { AccountError } from '@/lib/domain/accounts/errors'
import { codeIn, registerPagePath } from '@/lib/domain/accounts/form-paths'
import { hashPassword } from '@/lib/domain/accounts/password'
import { registerInput } from '@/lib/domain/accounts/schema'
import { signInDevice } from '@/lib/domain/accounts/sign-in'
import { assertTermsTicked, recordTicked } from '@/lib/domain/accounts/terms-acceptance'
import { createUser } from '@/lib/domain/accounts/users'
import { checkClaim, claimCode } from '@/lib/domain/qr-codes/claim-code'
import { anyone, defineCommand, Refusal } from '@/lib/server/command'

/**
 * Creates an account from a free code, claims the code, signs the device in and mails a link to confirm the address.
 */
export const register = defineCommand({
  name: 'accounts.register',
  input: registerInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'register', key: address, points: 30, seconds: 3600 }],
  load: async (input) => {
    if (!input.qrCode) throw new AccountError('REGISTRATION_NEEDS_CODE')
    assertTermsTicked(input)
    return { code: input.qrCode }
  },
  authorize: anyone,
  prepare: ({ password }) => hashPassword(password),
  run: async (context, input, { code }, passwordHash) => {
    const { username, fullName, email, activationCode } = input
    const check = await checkClaim(context, { code, activationCode })
    if (check instanceof Refusal) return check
    const user = await createUser(context.tx, { username, fullName, email, passwordHash })
    const claim = await claimCode(context, { code, activationCode, userId: user.id, userName: fullName })
    if (claim instanceof Refusal) throw claim.error
    await recordTicked(context.tx, user.id, input)
    await signInDevice(context, user)
    await sendEmailConfirmation(context, user)
    context.about({ type: 'user', id: user.id })
    return user
  },
  status: 201,
  form: {
    name: 'register',
    done: (_, __, values) => `/qr-setup/${codeIn(values) ?? ''}`,
    back: (_, values) => registerPagePath(values),
    secret: ['password'],
  },
})
