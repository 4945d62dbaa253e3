import 'server-only'
import { colleagueInput } from '@/lib/domain/resellers/colleague-schema'
import { assertInCharge, assertOwnerStays, getColleague } from '@/lib/domain/resellers/members'
import { colleagueForm, colleaguesPath, dashboardPath } from '@/lib/domain/resellers/paths'
import { isResellerOwner } from '@/lib/domain/resellers/policy'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Removes a member, or oneself. Throws RESELLER_OWNER_STAYS for the last owner. */
export const removeColleague = defineCommand({
  name: 'resellers.remove-colleague',
  session: 'required',
  input: colleagueInput,
  load: ({ userId }, { actor }) => getColleague(actor, userId),
  authorize: (actor, { userId }) => isResellerOwner(actor) || actor.userId === userId,
  run: async (context, _, { userId, resellerId }) => {
    const { tx } = context
    if (userId !== context.actor.userId) await assertInCharge(context, resellerId)
    await assertOwnerStays(tx, { resellerId, without: userId })
    const { count } = await tx.resellerMember.deleteMany({ where: { userId, resellerId } })
    if (count === 0) throw new DomainError('NOT_FOUND')
    context.about({ type: 'reseller', id: resellerId, detail: { removed: userId } })
    return { isSelf: context.actor.userId === userId }
  },
  form: {
    name: colleagueForm,
    done: ({ isSelf }) => (isSelf ? dashboardPath : colleaguesPath),
    back: () => colleaguesPath,
  },
})
