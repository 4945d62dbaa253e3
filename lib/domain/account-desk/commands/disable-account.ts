import 'server-only'
import { aboutAccount, getAnotherAccount, notifyAccount, shutOut } from '@/lib/domain/account-desk/account-actions'
import { accountWithReasonInput } from '@/lib/domain/account-desk/schema'
import { assertNotLastAdministrator } from '@/lib/domain/accounts/last-administrator'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Closes an account: ends its sessions and refuses sign-ins. Its pages stay open and its codes stay its own. The reason
 * is mailed, and shown after a sign-in with the right password. Throws NOT_FOUND, OWN_ACCOUNT, LAST_ADMINISTRATOR, or
 * CONFLICT when it is already closed.
 */
export const disableAccount = defineCommand({
  name: 'account-desk.disable-account',
  input: accountWithReasonInput,
  ...aboutAccount,
  run: async (context, { id, reason }) => {
    const account = await getAnotherAccount(context, id)
    const { tx } = context
    await assertNotLastAdministrator(tx, id)
    const { count } = await tx.user.updateMany({
      where: { id, disabledAt: null },
      data: { disabledAt: new Date(), disabledReason: reason },
    })
    if (count === 0) throw new DomainError('CONFLICT')
    const ended = await shutOut(tx, id)
    await notifyAccount(context, account, { act: 'disabled', reason })
    context.about({ type: 'user', id, detail: { reason, ended } })
    return { ok: true }
  },
})
