import 'server-only'
import { endOpenTokens, spendToken } from '@/lib/domain/accounts/access-tokens'
import { confirmAddress, getEmailChange } from '@/lib/domain/accounts/email-addresses'
import { linkInput } from '@/lib/domain/accounts/schema'
import { takenBy } from '@/lib/domain/accounts/users'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { anyone, defineCommand } from '@/lib/server/command'
import { formatDateTime } from '@/lib/shared/danish-time'
import { emailKeyOf } from '@/lib/shared/identity-keys'

/**
 * Makes the confirmed address the account's own and notifies the old one. Throws EMAIL_TAKEN; the link then stays
 * valid.
 */
export const confirmEmailChange = defineCommand({
  name: 'accounts.confirm-email-change',
  input: linkInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'confirm-email', key: address, points: 30, seconds: 3600 }],
  load: ({ token }) => getEmailChange(token),
  authorize: anyone,
  run: async (context, _, { tokenId, user, email }) => {
    const { tx } = context
    context.about({ type: 'user', id: user.id })
    await spendToken(tx, tokenId)
    // Before the update: what the mail may contain depends on whether the old address was confirmed.
    const props = { fullName: user.fullName, newEmail: email, changedAt: formatDateTime(new Date()) }
    await queueMail(context, { to: user.email, mail: { template: 'email-changed', props } })
    try {
      await tx.user.update({
        where: { id: user.id },
        data: { email, emailKey: emailKeyOf(email), emailConfirmedAt: null },
      })
    } catch (error) {
      throw takenBy(error) ?? error
    }
    await confirmAddress(context, user.id, email)
    // A link to a new password may be waiting in the old mailbox.
    await endOpenTokens(tx, user.id, ['email_change', 'password_reset'])
    return { email }
  },
  form: {
    name: 'bekraeft',
    // The same page, which shows a used link as done.
    done: (_, { token }) => `/profile/email/${encodeURIComponent(token ?? '')}`,
    back: ({ token }) => `/profile/email/${encodeURIComponent(token ?? '')}`,
  },
})
