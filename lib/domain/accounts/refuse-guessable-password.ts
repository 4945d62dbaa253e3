import 'server-only'
import { isCommonPassword } from '@/lib/domain/accounts/common-passwords'
import { AccountError } from '@/lib/domain/accounts/errors'
import { assertStaffPassword } from '@/lib/domain/accounts/staff-password'

type Person = { username: string; fullName: string; email: string; isAdmin?: boolean }

/**
 * Throws PASSWORD_TOO_COMMON at `password`. For accounts with access to other people's data: resellers, and staff,
 * whose password must also be long. Families are only advised against a common password.
 */
export async function refuseGuessablePassword(password: string, person: Person): Promise<void> {
  const { username, fullName, email, isAdmin } = person
  if (isAdmin) return assertStaffPassword(password, [username, fullName, email])
  if (!(await isCommonPassword(password, person))) return
  throw new AccountError('PASSWORD_TOO_COMMON').at('password')
}
