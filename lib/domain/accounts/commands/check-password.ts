import 'server-only'
import { isCommonPassword } from '@/lib/domain/accounts/password-rules'
import { checkPasswordInput, type PasswordAdvice } from '@/lib/domain/accounts/schema'
import { anyone, defineCommand, nothing } from '@/lib/server/command'

/**
 * Whether a new password is a common one, so that the form can advise against it. A POST, to keep it out of addresses;
 * nothing of it is stored.
 */
export const checkPassword = defineCommand({
  name: 'accounts.check-password',
  input: checkPasswordInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'check-password', key: address, points: 120, seconds: 600 }],
  load: nothing,
  authorize: anyone,
  isAudited: false,
  run: async (_, { password }): Promise<PasswordAdvice> => ({ isCommon: await isCommonPassword(password) }),
})
