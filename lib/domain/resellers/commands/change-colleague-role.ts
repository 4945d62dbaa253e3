import 'server-only'
import { colleagueRoleInput } from '@/lib/domain/resellers/colleague-schema'
import { assertInCharge, assertOwnerStays, getColleague } from '@/lib/domain/resellers/members'
import { colleagueForm, colleaguesPath } from '@/lib/domain/resellers/paths'
import { isResellerOwner } from '@/lib/domain/resellers/policy'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Makes a member owner or colleague. Throws RESELLER_OWNER_STAYS for the last owner. */
export const changeColleagueRole = defineCommand({
  name: 'resellers.change-colleague-role',
  session: 'required',
  input: colleagueRoleInput,
  load: ({ userId }, { actor }) => getColleague(actor, userId),
  authorize: isResellerOwner,
  run: async (context, { role }, { userId, resellerId }) => {
    const { tx } = context
    await assertInCharge(context, resellerId)
    if (role === 'colleague') await assertOwnerStays(tx, { resellerId, without: userId })
    const { count } = await tx.resellerMember.updateMany({ where: { userId, resellerId }, data: { role } })
    if (count === 0) throw new DomainError('NOT_FOUND')
    context.about({ type: 'reseller', id: resellerId, detail: { member: userId, role } })
    return { ok: true }
  },
  form: { name: colleagueForm, done: () => colleaguesPath, back: () => colleaguesPath },
})
