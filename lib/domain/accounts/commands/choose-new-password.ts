import 'server-only'
import { endOpenTokens } from '@/lib/domain/accounts/access-tokens'
import { pathAfterSignIn, stepPagePath } from '@/lib/domain/accounts/form-paths'
import { hashPassword } from '@/lib/domain/accounts/password'
import { refuseGuessablePassword } from '@/lib/domain/accounts/password-rules'
import { chooseNewPasswordInput, type StepView } from '@/lib/domain/accounts/schema'
import { goOnSigningIn, halfwayAt } from '@/lib/domain/accounts/sign-in'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { anyone, defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { endSessions } from '@/lib/server/session'
import { formatDateTime } from '@/lib/shared/danish-time'
import { safeRedirectPath } from '@/lib/shared/safe-redirect'

/**
 * The sign-in step for staff and resellers whose password is a common one: sets another and signs every other device
 * out. Throws PASSWORD_TOO_COMMON.
 */
export const chooseNewPassword = defineCommand({
  name: 'accounts.choose-new-password',
  input: chooseNewPasswordInput,
  session: 'optional',
  load: async (_, { actor }) => {
    const halfway = halfwayAt(actor, 'password')
    const user = await db.user.findUniqueOrThrow({
      where: { id: halfway.userId },
      select: { username: true, fullName: true, email: true, isAdmin: true },
    })
    return { halfway, user }
  },
  authorize: anyone,
  prepare: async ({ password }, _, { user }) => {
    await refuseGuessablePassword(password, user)
    return { passwordHash: await hashPassword(password) }
  },
  run: async (context, _, { halfway, user }, { passwordHash }): Promise<StepView> => {
    const { tx } = context
    const { userId } = halfway
    context.about({ type: 'user', id: userId })
    await tx.user.update({ where: { id: userId }, data: { passwordHash } })
    await endOpenTokens(tx, userId, ['password_reset', 'sign_in', 'email_change'])
    await endSessions(tx, userId, halfway.sessionId)
    const nextStep = await goOnSigningIn(context, halfway, { needsNewPassword: false, passwordConfirmedAt: new Date() })
    const props = { fullName: user.fullName, changedAt: formatDateTime(new Date()) }
    await queueMail(context, { to: user.email, mail: { template: 'password-changed', props } })
    return { ok: true, ...(nextStep && { nextStep }) }
  },
  form: {
    name: 'ny-adgangskode',
    done: ({ nextStep }, _, { redirect }) => pathAfterSignIn(nextStep, safeRedirectPath(redirect, '/profile')),
    back: (_, values) => stepPagePath('password', values),
    secret: ['password'],
  },
})
