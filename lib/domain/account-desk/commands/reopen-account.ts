import 'server-only'
import { aboutAccount, getAccount, notifyAccount } from '@/lib/domain/account-desk/account-actions'
import { accountWithReasonInput } from '@/lib/domain/account-desk/schema'
import { reopenAccount as openAgain } from '@/lib/domain/accounts/users'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Reopens a closed account and notifies its owner. Throws NOT_FOUND, or CONFLICT when it is open. */
export const reopenAccount = defineCommand({
  name: 'account-desk.reopen-account',
  input: accountWithReasonInput,
  ...aboutAccount,
  run: async (context, { id, reason }) => {
    const account = await getAccount(context.tx, id)
    if (!(await openAgain(context.tx, id))) throw new DomainError('CONFLICT')
    await notifyAccount(context, account, { act: 'reopened', reason })
    context.about({ type: 'user', id, detail: { reason } })
    return { ok: true }
  },
})
