import 'server-only'
import { aboutAccount } from '@/lib/domain/account-desk/about-account'
import { getAccount, thatAccount } from '@/lib/domain/account-desk/get-account'
import { accountWithReasonInput } from '@/lib/domain/account-desk/schema'
import { tellAccount } from '@/lib/domain/account-desk/tell-account'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Opens a closed account again; its owner is told and signs in as before. Throws NOT_FOUND, CONFLICT when it is open. */
export const reopenAccount = defineCommand({
  name: 'account-desk.reopen-account',
  input: accountWithReasonInput,
  ...aboutAccount,
  load: ({ id }, caller) => getAccount(id, caller),
  run: async (context, { id, reason }, subject) => {
    const { count } = await context.tx.user.updateMany({
      where: { id, disabledAt: { not: null } },
      data: { disabledAt: null, disabledReason: null },
    })
    if (count === 0) throw new DomainError('CONFLICT')
    await tellAccount(context, thatAccount(subject), { act: 'reopened', reason })
    context.about({ type: 'user', id, detail: { reason } })
    return { ok: true }
  },
})
