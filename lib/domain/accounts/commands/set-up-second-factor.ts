import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { pathAfterSignIn, stepPagePath } from '@/lib/domain/accounts/form-paths'
import { type SetUpFactorInput, type StepView, setUpFactorInput } from '@/lib/domain/accounts/schema'
import { stepOfCode } from '@/lib/domain/accounts/second-factor/app-key'
import {
  keepFactor,
  notifyOfFactorChange,
  readOffer,
  whoSetsUp,
} from '@/lib/domain/accounts/second-factor/factor-changes'
import { countFactorTry, giveFactorTryBack } from '@/lib/domain/accounts/second-factor/prove'
import { goOnSigningIn } from '@/lib/domain/accounts/sign-in'
import { anyone, defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'
import { endSessions } from '@/lib/server/session'
import { halfwayOf } from '@/lib/shared/actor'
import { safeRedirectPath } from '@/lib/shared/safe-redirect'

/**
 * Stores the offered key and recovery codes once a code proves that the app has the key: at the first sign-in of staff,
 * or in place of an earlier key, which signs every other device out. Throws ONE_TIME_CODE_WRONG at `code`,
 * TOO_MANY_REQUESTS, and CONFLICT when another session of the account was first.
 */
export const setUpSecondFactor = defineCommand({
  name: 'accounts.set-up-second-factor',
  input: setUpFactorInput,
  session: 'optional',
  confirms: true,
  load: async (_, { actor }) => whoSetsUp(actor),
  authorize: anyone,
  prepare: async ({ code }, { address }, person) => {
    await countFactorTry(person.userId, address)
    const { key } = await readOffer(person)
    const step = stepOfCode(key, code.replace(/\s/g, ''))
    if (step === null) {
      throw new AccountError('ONE_TIME_CODE_WRONG').at('code')
    }
    await giveFactorTryBack(person.userId, address)
    return { key, step }
  },
  run: async (context, _, { userId, sessionId }, { key, step }): Promise<StepView> => {
    const { tx, actor, about } = context
    about({ type: 'user', id: userId })
    await lockRow(tx, 'User', userId)
    const offer = await readOffer({ userId, sessionId }, tx)
    // The offer is derived from the stored factor: a different key means that another session was first.
    if (!offer.key.equals(key)) throw new DomainError('CONFLICT')
    await keepFactor(tx, userId, offer, step)
    await notifyOfFactorChange(context, userId, 'set-up')
    const halfway = halfwayOf(actor)
    if (!halfway) {
      await endSessions(tx, userId, sessionId)
      return { ok: true }
    }
    const nextStep = await goOnSigningIn(context, halfway, { factorProvenAt: new Date() })
    return { ok: true, ...(nextStep && { nextStep }) }
  },
  form: {
    name: 'engangskode',
    done: ({ nextStep }, _, { redirect }) => pathAfterSignIn(nextStep, safeRedirectPath(redirect, '/profile')),
    back: (_, values) => stepPagePath('set-up', values),
    secret: ['code'] satisfies Array<keyof SetUpFactorInput>,
  },
})
