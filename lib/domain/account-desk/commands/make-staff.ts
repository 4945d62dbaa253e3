import 'server-only'
import { aboutAccount } from '@/lib/domain/account-desk/about-account'
import { getAnotherAccount } from '@/lib/domain/account-desk/get-account'
import { makeStaffInput } from '@/lib/domain/account-desk/schema'
import { signOutEverywhere } from '@/lib/domain/account-desk/shut-out'
import { tellAccount } from '@/lib/domain/account-desk/tell-account'
import { assertNotLastAdministrator } from '@/lib/domain/accounts/last-administrator'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Lets an account into the administration, or changes how far in. It is signed out everywhere: what it may do begins with
 * a sign-in under the rules for staff. Throws NOT_FOUND, OWN_ACCOUNT, LAST_ADMINISTRATOR when the last full one would be
 * left with less, CONFLICT for closed accounts, those about to be deleted, and those that have that scope already.
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
        ...{ id, disabledAt: null, deletionDueAt: null },
        OR: [{ isAdmin: false }, { staffScope: null }, { staffScope: { not: scope } }],
      },
      data: { isAdmin: true, staffScope: scope },
    })
    if (count === 0) throw new DomainError('CONFLICT')
    await signOutEverywhere(tx, id)
    await tellAccount(context, account, { act: scope === 'full' ? 'made-administrator' : 'made-workshop', reason })
    const before = account.isAdmin ? (account.staffScope ?? 'production') : 'none'
    context.about({ type: 'user', id, detail: { scope, before, reason } })
    return { ok: true }
  },
})
