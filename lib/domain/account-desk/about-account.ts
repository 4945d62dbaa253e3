import 'server-only'
import { accountFormName } from '@/lib/domain/account-desk/copy'
import { accountPath } from '@/lib/domain/account-desk/paths'
import { canManageAccounts } from '@/lib/domain/account-desk/policy'
import { nothing } from '@/lib/server/command'

/** What all commands by which administrators act on one account share. */
export const aboutAccount = {
  session: 'required' as const,
  confirms: true as const,
  load: nothing,
  authorize: canManageAccounts,
  form: {
    name: accountFormName,
    done: (_: unknown, { id = '' }: Record<string, string>) => accountPath(id),
    back: ({ id = '' }: Record<string, string>) => accountPath(id),
  },
}
