import 'server-only'
import { aboutAccount, getAnotherAccount, notifyAccount, shutOut } from '@/lib/domain/account-desk/account-actions'
import { accountPath } from '@/lib/domain/account-desk/paths'
import { disableAccountInput } from '@/lib/domain/account-desk/schema'
import { assertNotLastAdministrator } from '@/lib/domain/accounts/last-administrator'
import { recordClosing } from '@/lib/domain/reports/decided-case'
import { cancelAgreementsOf } from '@/lib/domain/subscriptions/end-agreement'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Closes an account: ends its sessions, refuses sign-ins, and cancels what it pays for. Its pages stay open and its codes
 * stay its own. The reason is shown after a sign-in with the right password, and mailed with its ground and how to
 * complain. Throws NOT_FOUND, OWN_ACCOUNT, LAST_ADMINISTRATOR, or CONFLICT when it is already closed.
 */
export const disableAccount = defineCommand({
  name: 'account-desk.disable-account',
  input: disableAccountInput,
  ...aboutAccount,
  run: async (context, { id, reason, ground, isReported }) => {
    const account = await getAnotherAccount(context, id)
    const { tx } = context
    await assertNotLastAdministrator(tx, id)
    const { count } = await tx.user.updateMany({
      where: { id, disabledAt: null },
      data: { disabledAt: new Date(), disabledReason: reason },
    })
    if (count === 0) throw new DomainError('CONFLICT')
    await cancelAgreementsOf(context, id, new Date())
    const ended = await shutOut(tx, id)
    const words = { ground, reasons: reason, isReported }
    const { fullName, email } = account
    const closed = { subject: `Lukket: kontoen for ${fullName}`, path: accountPath(id), userId: id, email }
    const { number, statement } = await recordClosing(context, { decision: 'account_closed', ...closed }, words)
    await notifyAccount(context, account, { act: 'disabled', reason, statement })
    context.about({ type: 'user', id, detail: { reason, ground, case: number, ended } })
    return { ok: true }
  },
})
