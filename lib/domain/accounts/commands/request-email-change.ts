import 'server-only'
import { confirmPassword } from '@/lib/domain/accounts/authenticate'
import { countEmailChange, sendEmailChange } from '@/lib/domain/accounts/email-change'
import { emailChangeInput } from '@/lib/domain/accounts/schema'
import { signedIn } from '@/lib/domain/accounts/signed-in'
import { anySignedIn, defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Asks for another address: a link is mailed to it, and nothing changes before that is confirmed. */
export const requestEmailChange = defineCommand({
  name: 'accounts.request-email-change',
  input: emailChangeInput,
  session: 'required',
  load: async ({ email, password }, { actor, address }) => {
    const person = signedIn(actor)
    if (email === person.email)
      throw new DomainError('INVALID_INPUT', {}, { email: 'Det er allerede din mailadresse.' })
    await confirmPassword(person.userId, { password, field: 'password' }, address)
    await countEmailChange(person.userId, email)
    return person
  },
  authorize: anySignedIn,
  run: (context, { email }, person) => {
    context.about({ type: 'user', id: person.userId })
    return sendEmailChange(context, person, email)
  },
  form: { name: 'email', done: () => '/profile#email', back: () => '/profile', secret: ['password'] },
})
