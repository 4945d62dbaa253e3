import 'server-only'
import { hashPassword } from '@/lib/domain/accounts/password'
import { createSecretToken } from '@/lib/server/tokens'

/** The hash of a password that nobody knows: only a link opens the account. Made before a transaction, not inside. */
export function unusablePassword(): Promise<string> {
  return hashPassword(createSecretToken())
}
