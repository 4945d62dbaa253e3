import 'server-only'
import { isCommonPassword } from '@/lib/domain/accounts/common-passwords'
import { DomainError, sentenceFor } from '@/lib/server/errors'

/**
 * Throws PASSWORD_TOO_COMMON at `field`. For accounts that hold other people's keys: staff and resellers. Families are
 * advised against such a password, and may have it.
 */
export async function refuseCommonPassword(
  password: string,
  person: { username?: string; email?: string } = {},
  field = 'password',
): Promise<void> {
  if (!(await isCommonPassword(password, person))) return
  throw new DomainError('PASSWORD_TOO_COMMON', {}, { [field]: sentenceFor('PASSWORD_TOO_COMMON') })
}
