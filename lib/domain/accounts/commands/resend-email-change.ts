import 'server-only'
import { z } from 'zod'
import { emailChangeLimits, sendEmailChange } from '@/lib/domain/accounts/email-addresses'
import { findPendingEmailChange } from '@/lib/domain/accounts/email-queries'
import { anySignedIn, defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Mails a new link to the address that waits to be confirmed. Throws NOT_FOUND when none does. */
export const resendEmailChange = defineCommand({
  name: 'accounts.resend-email-change',
  input: z.object({}),
  session: 'required',
  load: async (_, { actor }) => {
    const pending = await findPendingEmailChange(actor)
    if (!pending) throw new DomainError('NOT_FOUND')
    return pending
  },
  authorize: anySignedIn,
  subjectLimits: (_, { actor }, { email }) => emailChangeLimits(actor.userId, email),
  run: (context, _, { email }) => {
    context.about({ type: 'user', id: context.actor.userId })
    return sendEmailChange(context, context.actor, email)
  },
  form: { name: 'email', done: () => '/profile?gemt=email-sendt#email', back: () => '/profile' },
})
