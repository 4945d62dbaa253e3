import 'server-only'
import { hashPassword } from '@/lib/domain/accounts/password'
import { createSecretToken } from '@/lib/server/tokens'

/** The hash of a random password that is not stored, for accounts opened by a link. Call it before a transaction. */
export function unusablePassword(): Promise<string> {
  return hashPassword(createSecretToken())
}
