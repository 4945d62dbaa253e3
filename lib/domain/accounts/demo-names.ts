import 'server-only'
import { demoAccounts, demoGuests, demoMailDomain } from '@/lib/domain/accounts/demo-accounts'
import { DomainError, sentenceFor } from '@/lib/server/errors'
import { emailKeyOf, usernameKeyOf } from '@/lib/shared/identity-keys'

export const demoUsernameKeys: string[] = [...Object.values(demoAccounts), ...Object.values(demoGuests)].map(
  ({ username }) => usernameKeyOf(username),
)

/**
 * The demonstration's names are nobody else's: an account with one of them is the demonstration's, and keeps a real site
 * from starting. Throws USERNAME_TAKEN or EMAIL_TAKEN at its field.
 */
export function assertNotDemoName({ username, email }: { username: string; email?: string }): void {
  if (demoUsernameKeys.includes(usernameKeyOf(username))) {
    throw new DomainError('USERNAME_TAKEN', {}, { username: sentenceFor('USERNAME_TAKEN') })
  }
  if (email && emailKeyOf(email).endsWith(demoMailDomain)) {
    throw new DomainError('EMAIL_TAKEN', {}, { email: sentenceFor('EMAIL_TAKEN') })
  }
}
