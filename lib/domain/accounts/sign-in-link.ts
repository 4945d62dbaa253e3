import 'server-only'
import { getAccessToken } from '@/lib/domain/accounts/access-tokens'
import { accountDisabled } from '@/lib/domain/accounts/account-disabled'
import { AccountError } from '@/lib/domain/accounts/errors'
import type { UserView } from '@/lib/domain/accounts/schema'
import { userView, userViewColumns } from '@/lib/domain/accounts/user-view'
import { db } from '@/lib/server/db'

/** The account that a sign-in code signs in to. Throws TOKEN_UNKNOWN, TOKEN_USED, TOKEN_EXPIRED or ACCOUNT_DISABLED. */
export async function getSignInLink(token: string): Promise<{ tokenId: string; user: UserView }> {
  const { id: tokenId, userId } = await getAccessToken('sign_in', token)
  const user = userId
    ? await db.user.findUnique({
        where: { id: userId },
        select: { ...userViewColumns, disabledAt: true, disabledReason: true },
      })
    : null
  if (!user) throw new AccountError('TOKEN_UNKNOWN')
  if (user.disabledAt) throw accountDisabled(user)
  return { tokenId, user: userView(user) }
}
