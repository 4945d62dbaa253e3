import 'server-only'
import { authenticate } from '@/lib/domain/accounts/authenticate'
import { loginPagePath, pathAfterLogin, pathAfterSignIn } from '@/lib/domain/accounts/form-paths'
import { type LoginView, loginInput, type UserView } from '@/lib/domain/accounts/schema'
import { proveFactor } from '@/lib/domain/accounts/second-factor/prove'
import { signInDevice } from '@/lib/domain/accounts/sign-in'
import { claimCode } from '@/lib/domain/qr-codes/claim-code'
import { findCode } from '@/lib/domain/qr-codes/find-code'
import { anyone, defineCommand, nothing, type RunContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * Signs in with name or email and password. Staff also need the second factor: sent along as `totpCode`, or as the next
 * step. A free code that is sent along is claimed, unless a step is left. Throws what `authenticate` and `proveFactor`
 * throw.
 */
export const logIn = defineCommand({
  name: 'accounts.log-in',
  input: loginInput,
  session: 'optional',
  load: nothing,
  // The password decides, and `authenticate` limits the attempts.
  authorize: anyone,
  prepare: async (input, { address }) => {
    const user = await authenticate(input, address)
    const { totpCode } = input
    const isFactorProven = totpCode !== undefined && (await hasFactor(user))
    if (isFactorProven) await proveFactor({ userId: user.id, address }, { typed: totpCode, field: 'totpCode' })
    return { user, isFactorProven }
  },
  run: async (context, { password, qrCode }, _, { user, isFactorProven }): Promise<LoginView> => {
    const nextStep = await signInDevice(context, user, { typedPassword: password, isFactorProven })
    context.about({ type: 'user', id: user.id })
    if (nextStep) return { userData: user, qrCodeLinked: false, nextStep }
    return { userData: user, qrCodeLinked: qrCode ? await claimIfFree(context, qrCode, user) : false }
  },
  form: {
    name: 'login',
    done: ({ nextStep }, __, values) => pathAfterSignIn(nextStep, pathAfterLogin(values)),
    back: (_, values) => loginPagePath(values),
    secret: ['password', 'totpCode'],
  },
})

async function hasFactor({ id: userId, isAdmin }: UserView): Promise<boolean> {
  return isAdmin && (await db.secondFactor.count({ where: { userId } })) > 0
}

/** A code that cannot be claimed must not prevent signing in, so refusals are swallowed. */
async function claimIfFree(context: RunContext, code: string, user: UserView): Promise<boolean> {
  const found = await findCode(code, context.tx)
  // The next page asks for the activation code; claiming without one would count as a wrong attempt.
  if (!found?.isFree || found.requiresActivation) return false
  try {
    const claim = await claimCode(context, { code, userId: user.id, userName: user.fullName })
    return 'qrCodeId' in claim
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}
