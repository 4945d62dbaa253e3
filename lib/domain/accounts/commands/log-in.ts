import 'server-only'
import { authenticate } from '@/lib/domain/accounts/authenticate'
import { loginPagePath, pathAfterLogin } from '@/lib/domain/accounts/form-paths'
import { type LoginView, loginInput, type UserView } from '@/lib/domain/accounts/schema'
import { signInDevice } from '@/lib/domain/accounts/sign-in'
import { claimCode } from '@/lib/domain/qr-codes/claim-code'
import { findCode } from '@/lib/domain/qr-codes/queries'
import { anyone, defineCommand, type RunContext } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Opens a session for the right name and password; a free code that comes along is claimed when nothing more is asked. */
export const logIn = defineCommand({
  name: 'accounts.log-in',
  input: loginInput,
  session: 'optional',
  load: (input, caller) => authenticate(input, caller.address),
  authorize: anyone,
  run: async (context, { qrCode }, user): Promise<LoginView> => {
    await signInDevice(context, user)
    context.about({ type: 'user', id: user.id })
    return { userData: user, qrCodeLinked: qrCode ? await claimIfFree(context, qrCode, user) : false }
  },
  form: {
    name: 'login',
    done: (_, __, values) => pathAfterLogin(values),
    back: (_, values) => loginPagePath(values),
    secret: ['password'],
  },
})

/** A code that cannot be claimed must not keep anybody from signing in, so its refusals end here. */
async function claimIfFree(context: RunContext, code: string, user: UserView): Promise<boolean> {
  const found = await findCode(code, context.tx)
  // Asking for an activation code is the next page's work; trying without one would count as a wrong try.
  if (!found?.isFree || found.requiresActivation) return false
  try {
    const claim = await claimCode(context, { code, userId: user.id, userName: user.fullName })
    return 'qrCodeId' in claim
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}
