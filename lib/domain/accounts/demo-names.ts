import 'server-only'
import { demoAccounts, demoGuests, demoMailDomain } from '@/lib/domain/accounts/demo-accounts'
import { AccountError } from '@/lib/domain/accounts/errors'
import { emailKeyOf, usernameKeyOf } from '@/lib/shared/identity-keys'

export const demoUsernameKeys: string[] = [...Object.values(demoAccounts), ...Object.values(demoGuests)].map(
  ({ username }) => usernameKeyOf(username),
)

/**
 * Reserves the demo accounts' usernames and mail domain: an account with one of them counts as demo data, and a real
 * site would refuse to start. Throws USERNAME_TAKEN or EMAIL_TAKEN at its field.
 */
export function assertNotDemoName({ username, email }: { username: string; email?: string }): void {
  if (demoUsernameKeys.includes(usernameKeyOf(username))) {
    throw new AccountError('USERNAME_TAKEN').at('username')
  }
  if (email && emailKeyOf(email).endsWith(demoMailDomain)) {
    throw new AccountError('EMAIL_TAKEN').at('email')
  }
}
