import 'server-only'
import { isCommonPassword } from '@/lib/domain/accounts/common-passwords'
import { demoPassword } from '@/lib/domain/accounts/demo-accounts'
import { AccountError } from '@/lib/domain/accounts/errors'

/** Minimum number of characters. */
export const staffPasswordLength = 12

/**
 * Throws PASSWORD_TOO_COMMON at `password` for common and short passwords, that of the demo accounts, and the person's
 * own name, username or address (`own`).
 */
export async function assertStaffPassword(password: string, own: string[]): Promise<void> {
  const typed = password.normalize('NFKC').toLowerCase()
  const isOwn = own.some((word) => typed === word.normalize('NFKC').toLowerCase())
  if (typed.length >= staffPasswordLength && !isOwn && typed !== demoPassword && !(await isCommonPassword(password)))
    return
  throw new AccountError('PASSWORD_TOO_COMMON').at('password')
}
