import 'server-only'
import { z } from 'zod'
import { endOpenTokens } from '@/lib/domain/accounts/access-tokens'
import { findPendingEmailChange } from '@/lib/domain/accounts/email-queries'
import { anySignedIn, defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Cancels a pending change of address and ends the mailed link. Throws NOT_FOUND when none is pending. */
export const cancelEmailChange = defineCommand({
  name: 'accounts.cancel-email-change',
  input: z.object({}),
  session: 'required',
  load: async (_, { actor }) => {
    if (!(await findPendingEmailChange(actor))) throw new DomainError('NOT_FOUND')
  },
  authorize: anySignedIn,
  run: async ({ tx, about, actor: { userId, email } }) => {
    about({ type: 'user', id: userId })
    await endOpenTokens(tx, userId, ['email_change'])
    return { email }
  },
  form: { name: 'email', done: () => '/profile#email', back: () => '/profile' },
})
