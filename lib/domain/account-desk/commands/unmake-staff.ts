import 'server-only'
import {
  aboutAccount,
  getAnotherAccount,
  notifyAccount,
  signOutEverywhere,
} from '@/lib/domain/account-desk/account-actions'
import { accountWithReasonInput } from '@/lib/domain/account-desk/schema'
import { assertNotLastAdministrator } from '@/lib/domain/accounts/last-administrator'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Withdraws an account's staff access, signs it out everywhere and unassigns its open cases. Throws NOT_FOUND,
 * OWN_ACCOUNT, LAST_ADMINISTRATOR, or CONFLICT when it is not staff.
 */
export const unmakeStaff = defineCommand({
  name: 'account-desk.unmake-staff',
  input: accountWithReasonInput,
  ...aboutAccount,
  run: async (context, { id, reason }) => {
    const account = await getAnotherAccount(context, id)
    const { tx } = context
    await assertNotLastAdministrator(tx, id)
    const { count } = await tx.user.updateMany({
      where: { id, isAdmin: true },
      data: { isAdmin: false, staffScope: null },
    })
    if (count === 0) throw new DomainError('CONFLICT')
    await tx.supportCase.updateMany({
      where: { assigneeId: id, status: { not: 'closed' } },
      data: { assigneeId: null },
    })
    await signOutEverywhere(tx, id)
    await notifyAccount(context, account, { act: 'no-longer-staff', reason })
    context.about({ type: 'user', id, detail: { before: account.staffScope ?? 'production', scope: 'none', reason } })
    return { ok: true }
  },
})
