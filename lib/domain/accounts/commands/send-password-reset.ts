import 'server-only'
import { mailPasswordReset } from '@/lib/domain/accounts/account-links'
import { passwordResetInput } from '@/lib/domain/accounts/schema'
import { defineCommand, theSystem } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { emailKeyOf } from '@/lib/shared/identity-keys'

/** Mails the link to a new password, if an open account has that address. Only for the job. */
export const sendPasswordReset = defineCommand({
  name: 'accounts.send-password-reset',
  input: passwordResetInput,
  session: 'system',
  load: ({ email }) =>
    db.user.findFirst({
      where: { emailKey: emailKeyOf(email), disabledAt: null },
      select: { id: true, email: true, fullName: true },
    }),
  authorize: theSystem,
  run: async (context, _, user) => {
    if (!user) return { sent: false }
    // To the account's address, not the typed one, which may contain lookalike letters.
    await mailPasswordReset(context, user)
    context.about({ type: 'user', id: user.id })
    return { sent: true }
  },
})
