import 'server-only'
import { confirmPassword } from '@/lib/domain/accounts/authenticate'
import { emailChangeLimits, sendEmailChange } from '@/lib/domain/accounts/email-addresses'
import { emailChangeInput } from '@/lib/domain/accounts/schema'
import { spend } from '@/lib/server/abuse/rate-limit'
import { anySignedIn, defineCommand, nothing } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Mails a link to a new address; nothing changes until it is confirmed. Throws WRONG_PASSWORD, TOO_MANY_REQUESTS. */
export const requestEmailChange = defineCommand({
  name: 'accounts.request-email-change',
  input: emailChangeInput,
  session: 'required',
  load: nothing,
  authorize: anySignedIn,
  prepare: async ({ email, password }, { actor, address }) => {
    if (email === actor.email) throw new DomainError('INVALID_INPUT', {}, { email: 'Det er allerede din mailadresse.' })
    await confirmPassword(actor.userId, { password, field: 'password' }, address)
    // After the password, since a wrong one sends no mail.
    await spend(emailChangeLimits(actor.userId, email))
  },
  run: (context, { email }) => {
    context.about({ type: 'user', id: context.actor.userId })
    return sendEmailChange(context, context.actor, email)
  },
  form: { name: 'email', done: () => '/profile#email', back: () => '/profile', secret: ['password'] },
})
