import 'server-only'
import { endOpenTokens } from '@/lib/domain/accounts/access-tokens'
import { confirmPassword } from '@/lib/domain/accounts/authenticate'
import { hashPassword } from '@/lib/domain/accounts/password'
import { refuseGuessablePassword } from '@/lib/domain/accounts/password-rules'
import { changePasswordInput } from '@/lib/domain/accounts/schema'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { anySignedIn, defineCommand, nothing } from '@/lib/server/command'
import { endSessions } from '@/lib/server/session'
import { formatDateTime } from '@/lib/shared/danish-time'

/**
 * Changes the password and signs every other device out. Throws WRONG_PASSWORD at `currentPassword`, TOO_MANY_REQUESTS,
 * and PASSWORD_TOO_COMMON for staff and resellers.
 */
export const changePassword = defineCommand({
  name: 'accounts.change-password',
  input: changePasswordInput,
  session: 'required',
  load: nothing,
  authorize: anySignedIn,
  prepare: async ({ currentPassword, password }, { actor, address }) => {
    await confirmPassword(actor.userId, { password: currentPassword, field: 'currentPassword' }, address)
    if (actor.kind === 'administrator' || actor.reseller) await refuseGuessablePassword(password, actor)
    return { passwordHash: await hashPassword(password) }
  },
  run: async (context, _, __, { passwordHash }) => {
    const { tx } = context
    const { userId, sessionId, fullName, email } = context.actor
    context.about({ type: 'user', id: userId })
    await tx.user.update({ where: { id: userId }, data: { passwordHash } })
    // Anyone with the old password may have requested these.
    await endOpenTokens(tx, userId, ['password_reset', 'sign_in', 'email_change'])
    const ended = await endSessions(tx, userId, sessionId)
    const props = { fullName, changedAt: formatDateTime(new Date()) }
    await queueMail(context, { to: email, mail: { template: 'password-changed', props } })
    return { ended }
  },
  form: {
    name: 'adgangskode',
    done: () => '/profile?gemt=adgangskode#adgangskode',
    back: () => '/profile',
    secret: ['currentPassword', 'password'],
  },
})
