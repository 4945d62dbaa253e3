import 'server-only'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { passwordResetMs } from '@/lib/domain/accounts/link-times'
import { passwordResetInput } from '@/lib/domain/accounts/schema'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { defineCommand, theSystem } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { emailKeyOf } from '@/lib/shared/identity-keys'
import { waitInWords } from '@/lib/shared/wait-in-words'

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
    const token = await createAccessToken(context.tx, {
      kind: 'password_reset',
      userId: user.id,
      validMs: passwordResetMs,
    })
    // To the account's address, not the typed one, which may contain lookalike letters.
    const props = { token, fullName: user.fullName, validFor: waitInWords(passwordResetMs) }
    await queueMail(context, { to: user.email, mail: { template: 'password-reset', props } })
    context.about({ type: 'user', id: user.id })
    return { sent: true }
  },
})
