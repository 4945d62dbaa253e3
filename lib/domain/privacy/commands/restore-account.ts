import 'server-only'
import { getAccessToken, spendToken } from '@/lib/domain/accounts/access-tokens'
import { confirmAddress } from '@/lib/domain/accounts/email-addresses'
import { AccountError } from '@/lib/domain/accounts/errors'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { accountStays, restoreFormName } from '@/lib/domain/privacy/copy'
import { lockAccount, restoredMail, restorePath, takeDeletionBack } from '@/lib/domain/privacy/deletion'
import { tokenInput } from '@/lib/domain/privacy/schema'
import { anyone, defineCommand } from '@/lib/server/command'

/** Cancels a deletion by the link from the mail, on any device, without signing in. */
export const restoreAccount = defineCommand({
  name: 'privacy.restore-account',
  input: tokenInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'restore-account', key: address, points: 60, seconds: 600 }],
  load: async ({ token }) => {
    const { id, userId } = await getAccessToken('account_restore', token)
    if (!userId) throw new AccountError('TOKEN_UNKNOWN')
    return { tokenId: id, userId }
  },
  authorize: anyone,
  run: async (context, _, { tokenId, userId }) => {
    const { tx } = context
    const account = await lockAccount(tx, userId)
    // Deleted a moment ago, and the link with it.
    if (!account) throw new AccountError('TOKEN_UNKNOWN')
    await spendToken(tx, tokenId)
    await takeDeletionBack(context, account)
    await confirmAddress(context, userId, account.email)
    await queueMail(context, { to: account.email, mail: restoredMail(account.fullName) })
    context.about({ type: 'user', id: userId })
    return { message: accountStays }
  },
  form: {
    name: restoreFormName,
    done: (_, { token = '' }) => restorePath(token),
    back: ({ token = '' }) => restorePath(token),
    secret: ['token'],
  },
})
