import 'server-only'
import {
  aboutAccount,
  getAnotherAccount,
  notifyAccount,
  signOutEverywhere,
} from '@/lib/domain/account-desk/account-actions'
import { makeStaffInput } from '@/lib/domain/account-desk/schema'
import { assertNotLastAdministrator } from '@/lib/domain/accounts/last-administrator'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Makes an account staff, or changes its scope, and signs it out everywhere: the new rights need a sign-in under the
 * rules for staff. Throws NOT_FOUND, OWN_ACCOUNT, LAST_ADMINISTRATOR, or CONFLICT when the account is closed, about to
 * be deleted, or already has that scope.
 */
export const makeStaff = defineCommand({
  name: 'account-desk.make-staff',
  input: makeStaffInput,
  ...aboutAccount,
  run: async (context, { id, scope, reason }) => {
    const account = await getAnotherAccount(context, id)
    const { tx } = context
    if (scope !== 'full') await assertNotLastAdministrator(tx, id)
    const { count } = await tx.user.updateMany({
      where: {
        id,
        disabledAt: null,
        deletionDueAt: null,
        OR: [{ isAdmin: false }, { staffScope: null }, { staffScope: { not: scope } }],
      },
      data: { isAdmin: true, staffScope: scope },
    })
    if (count === 0) throw new DomainError('CONFLICT')
    await signOutEverywhere(tx, id)
    await notifyAccount(context, account, { act: scope === 'full' ? 'made-administrator' : 'made-workshop', reason })
    const before = account.isAdmin ? (account.staffScope ?? 'production') : 'none'
    context.about({ type: 'user', id, detail: { scope, before, reason } })
    return { ok: true }
  },
})
