import 'server-only'
import { createAccessToken, passwordResetMs } from '@/lib/domain/accounts/access-tokens'
import { passwordResetInput } from '@/lib/domain/accounts/schema'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { defineCommand, theSystem } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { emailKeyOf } from '@/lib/shared/identity-keys'

/** Writes the mail with the link, when there is an open account with that address. For the job alone. */
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
    // To the address of the account, never to the one that was typed: lookalike letters lead elsewhere.
    const props = { token, fullName: user.fullName }
    await queueMail(context, { to: user.email, mail: { template: 'password-reset', props } })
    context.about({ type: 'user', id: user.id })
    return { sent: true }
  },
})
