import 'server-only'
import { isCommonPassword } from '@/lib/domain/accounts/common-passwords'
import { checkPasswordInput, type PasswordAdvice } from '@/lib/domain/accounts/schema'
import { anyone, defineCommand, nothing } from '@/lib/server/command'

/**
 * Whether a password that is being chosen is one that everybody tries first, for the form to advise against it. A post,
 * so that it stands in no address; nothing of it is kept.
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
