import 'server-only'
import { endOpenTokens, getAccessToken, spendToken } from '@/lib/domain/accounts/access-tokens'
import { forgiveGuesses } from '@/lib/domain/accounts/authenticate'
import { confirmAddress } from '@/lib/domain/accounts/email-addresses'
import { AccountError } from '@/lib/domain/accounts/errors'
import { pathAfterSignIn } from '@/lib/domain/accounts/form-paths'
import { hashPassword } from '@/lib/domain/accounts/password'
import { refuseGuessablePassword } from '@/lib/domain/accounts/password-rules'
import { resetPasswordInput, type SignedInView } from '@/lib/domain/accounts/schema'
import { signInDevice } from '@/lib/domain/accounts/sign-in'
import { accountDisabled, userView, userViewColumns } from '@/lib/domain/accounts/users'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { anyone, defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { endSessions } from '@/lib/server/session'
import { formatDateTime } from '@/lib/shared/danish-time'

/**
 * Sets a new password by a mailed link, ends all sessions of the account and signs this device in. Throws
 * TOKEN_UNKNOWN, TOKEN_USED, TOKEN_EXPIRED, ACCOUNT_DISABLED, and PASSWORD_TOO_COMMON for staff and resellers.
 */
export const resetPassword = defineCommand({
  name: 'accounts.reset-password',
  input: resetPasswordInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'reset-password', key: address, points: 30, seconds: 3600 }],
  load: async ({ token }) => {
    const { id, userId } = await getAccessToken('password_reset', token)
    const user = userId
      ? await db.user.findUnique({
          where: { id: userId },
          select: {
            ...userViewColumns,
            disabledAt: true,
            disabledReason: true,
            reseller: { select: { userId: true } },
          },
        })
      : null
    if (!user) throw new AccountError('TOKEN_UNKNOWN')
    if (user.disabledAt) throw accountDisabled(user)
    return { tokenId: id, user: userView(user), isGuarded: user.isAdmin || user.reseller !== null }
  },
  authorize: anyone,
  prepare: async ({ password }, { address }, { user, isGuarded }) => {
    if (isGuarded) await refuseGuessablePassword(password, user)
    await forgiveGuesses(user.id, address)
    return hashPassword(password)
  },
  run: async (context, _, { tokenId, user }, passwordHash): Promise<SignedInView> => {
    const { tx } = context
    await spendToken(tx, tokenId)
    await tx.user.update({ where: { id: user.id }, data: { passwordHash } })
    await confirmAddress(context, user.id, user.email)
    // Marked as used rather than expired: the page of an old link then says that the password was changed.
    await tx.accessToken.updateMany({
      where: { userId: user.id, kind: 'password_reset', usedAt: null },
      data: { usedAt: new Date() },
    })
    // Anyone with the old password may have requested these.
    await endOpenTokens(tx, user.id, ['sign_in', 'email_change'])
    await endSessions(tx, user.id)
    const nextStep = await signInDevice(context, user)
    const props = { fullName: user.fullName, changedAt: formatDateTime(new Date()) }
    await queueMail(context, { to: user.email, mail: { template: 'password-changed', props } })
    context.about({ type: 'user', id: user.id })
    return { ...user, ...(nextStep && { nextStep }) }
  },
  form: {
    name: 'nulstil',
    done: ({ nextStep }) => pathAfterSignIn(nextStep, '/profile'),
    back: ({ token }) => `/reset-password/${encodeURIComponent(token ?? '')}`,
    secret: ['password'],
  },
})
