import 'server-only'
import { pathAfterSignIn, stepPagePath } from '@/lib/domain/accounts/form-paths'
import { proveFactorInput, type StepView } from '@/lib/domain/accounts/schema'
import { proveFactor } from '@/lib/domain/accounts/second-factor/prove'
import { goOnSigningIn, halfwayAt } from '@/lib/domain/accounts/sign-in'
import { anyone, defineCommand } from '@/lib/server/command'
import { safeRedirectPath } from '@/lib/shared/safe-redirect'

/** The second step of a sign-in: a code from the app, or a recovery code. */
export const proveSecondFactor = defineCommand({
  name: 'accounts.prove-second-factor',
  input: proveFactorInput,
  session: 'optional',
  load: async (_, { actor }) => halfwayAt(actor, 'code'),
  authorize: anyone,
  prepare: ({ code }, { address }, { userId }) => proveFactor({ userId, address }, { typed: code, field: 'code' }),
  run: async (context, _, halfway): Promise<StepView> => {
    context.about({ type: 'user', id: halfway.userId })
    const nextStep = await goOnSigningIn(context, halfway, { factorProvenAt: new Date() })
    return { ok: true, ...(nextStep && { nextStep }) }
  },
  form: {
    name: 'engangskode',
    done: ({ nextStep }, _, { redirect }) => pathAfterSignIn(nextStep, safeRedirectPath(redirect, '/profile')),
    back: (_, values) => stepPagePath('code', values),
    secret: ['code'],
  },
})
