import 'server-only'
import { z } from 'zod'
import { countEmailChange, sendEmailChange } from '@/lib/domain/accounts/email-change'
import { findPendingEmailChange } from '@/lib/domain/accounts/email-queries'
import { signedIn } from '@/lib/domain/accounts/signed-in'
import { anySignedIn, defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Mails a fresh link to the address that waits to be confirmed. Throws NOT_FOUND when none does. */
export const resendEmailChange = defineCommand({
  name: 'accounts.resend-email-change',
  input: z.object({}),
  session: 'required',
  load: async (_, { actor }) => {
    const person = signedIn(actor)
    const pending = await findPendingEmailChange(actor)
    if (!pending) throw new DomainError('NOT_FOUND')
    await countEmailChange(person.userId, pending.email)
    return { person, email: pending.email }
  },
  authorize: anySignedIn,
  run: (context, _, { person, email }) => {
    context.about({ type: 'user', id: person.userId })
    return sendEmailChange(context, person, email)
  },
  form: { name: 'email', done: () => '/profile?gemt=email-sendt#email', back: () => '/profile' },
})
