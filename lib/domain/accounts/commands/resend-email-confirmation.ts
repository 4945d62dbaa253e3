import 'server-only'
import { z } from 'zod'
import { sendEmailConfirmation } from '@/lib/domain/accounts/email-addresses'
import { AccountError } from '@/lib/domain/accounts/errors'
import { anySignedIn, defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { emailKeyOf } from '@/lib/shared/identity-keys'

/** Mails a new link to the account's own address. Throws EMAIL_CONFIRMED when it is already confirmed. */
export const resendEmailConfirmation = defineCommand({
  name: 'accounts.resend-email-confirmation',
  input: z.object({}),
  session: 'required',
  limits: (_, { actor: { userId, email } }) => [
    { name: 'email-confirmation', key: userId, points: 5, seconds: 3600 },
    { name: 'email-change-to', key: emailKeyOf(email), points: 5, seconds: 3600 },
  ],
  load: async (_, { actor }) => {
    const id = actor.userId
    const user = await db.user.findUnique({ where: { id }, select: { email: true, emailConfirmedAt: true } })
    if (!user || user.emailConfirmedAt) throw new AccountError('EMAIL_CONFIRMED')
    return { id, email: user.email }
  },
  authorize: anySignedIn,
  run: async (context, _, user) => {
    context.about({ type: 'user', id: user.id })
    await sendEmailConfirmation(context, user)
    return { email: user.email }
  },
  form: { name: 'email', done: () => '/profile?gemt=bekraeft-sendt#email', back: () => '/profile' },
})
