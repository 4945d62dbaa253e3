import 'server-only'
import { isCommonPassword } from '@/lib/domain/accounts/common-passwords'
import { demoPassword } from '@/lib/domain/accounts/demo-accounts'
import { AccountError } from '@/lib/domain/accounts/errors'

/** Fewest characters of a password that opens everybody's pages. */
export const staffPasswordLength = 12

/**
 * Throws PASSWORD_TOO_COMMON at the field for what a guesser tries first: common ones, short ones, the demonstration's,
 * and the person's own name, username or address.
 */
export async function assertStaffPassword(password: string, own: string[]): Promise<void> {
  const typed = password.normalize('NFKC').toLowerCase()
  const isOwn = own.some((word) => typed === word.normalize('NFKC').toLowerCase())
  if (typed.length >= staffPasswordLength && !isOwn && typed !== demoPassword && !(await isCommonPassword(password)))
    return
  throw new AccountError('PASSWORD_TOO_COMMON').at('password')
}
