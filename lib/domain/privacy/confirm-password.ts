import 'server-only'
import { authenticate } from '@/lib/domain/accounts/authenticate'
import { DomainError, sentenceFor } from '@/lib/server/errors'
import type { SignedIn } from '@/lib/shared/actor'

/**
 * Makes sure that it is the account's own person who asks, and not somebody at an open screen. Counted with the tries
 * to sign in. Throws WRONG_PASSWORD at the field `password`, or TOO_MANY_REQUESTS.
 */
export async function confirmPassword({ username }: SignedIn, password: string, address: string): Promise<void> {
  try {
    await authenticate({ username, password }, address)
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'WRONG_CREDENTIALS') throw error
    throw new DomainError('WRONG_PASSWORD', {}, { password: sentenceFor('WRONG_PASSWORD') })
  }
}
