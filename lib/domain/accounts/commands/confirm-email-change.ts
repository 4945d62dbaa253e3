import 'server-only'
import { endOpenTokens, spendToken } from '@/lib/domain/accounts/access-tokens'
import { confirmAddress } from '@/lib/domain/accounts/confirm-address'
import { takenBy } from '@/lib/domain/accounts/create-user'
import { getEmailChange } from '@/lib/domain/accounts/email-change'
import { linkInput } from '@/lib/domain/accounts/schema'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { anyone, defineCommand } from '@/lib/server/command'
import { formatDateTime } from '@/lib/shared/danish-time'
import { emailKeyOf } from '@/lib/shared/identity-keys'

/** Makes the confirmed address the account's own and tells the old one. Throws EMAIL_TAKEN; the link then stays good. */
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
    // While the old address is still the account's: whether it is known to be its own decides what stands in it.
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
    // A link to a new password that waits in the old mailbox opens the account no more.
    await endOpenTokens(tx, user.id, ['email_change', 'password_reset'])
    return { email }
  },
  form: {
    name: 'bekraeft',
    // The same page: the link is spent, so it now says that all is done.
    done: (_, { token }) => `/profile/email/${encodeURIComponent(token ?? '')}`,
    back: ({ token }) => `/profile/email/${encodeURIComponent(token ?? '')}`,
  },
})
