import 'server-only'
import { inviteColleagueInput, mostColleagues } from '@/lib/domain/resellers/colleague-schema'
import { sendInvitation } from '@/lib/domain/resellers/invitations'
import { assertInCharge } from '@/lib/domain/resellers/members'
import { colleagueForm, colleaguesPath } from '@/lib/domain/resellers/paths'
import { isResellerOwner } from '@/lib/domain/resellers/policy'
import { getActingReseller } from '@/lib/domain/resellers/resellers'
import { assertMailboxQuota } from '@/lib/server/abuse/mailbox-quota'
import { defineCommand } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { emailKeyOf } from '@/lib/shared/identity-keys'

/** Mails an invitation to a colleague; an earlier link to the address ends. */
export const inviteColleague = defineCommand({
  name: 'resellers.invite-colleague',
  session: 'required',
  input: inviteColleagueInput,
  limits: (_, { actor }) => [
    { name: 'resellers.invite', key: actor.reseller?.id ?? 'none', points: 60, seconds: 86_400 },
  ],
  load: (_, { actor }) => getActingReseller(actor),
  authorize: isResellerOwner,
  run: async (context, { email }, reseller) => {
    await assertInCharge(context, reseller.id)
    await assertCapacity(context.tx, reseller.id, email)
    await assertMailboxQuota(context.tx, { to: email, template: 'reseller-invitation' })
    await sendInvitation(context, reseller, { role: 'colleague', email, inviterName: context.actor.fullName })
    context.about({ type: 'reseller', id: reseller.id })
    return { ok: true }
  },
  form: {
    name: colleagueForm,
    done: () => `${colleaguesPath}?gemt=inviteret#${colleagueForm}`,
    back: () => colleaguesPath,
  },
})

async function assertCapacity(tx: Transaction, resellerId: string, email: string): Promise<void> {
  const known = await tx.resellerMember.count({ where: { resellerId, user: { emailKey: emailKeyOf(email) } } })
  const members = await tx.resellerMember.count({ where: { resellerId } })
  const open = await tx.accessToken.count({
    where: { resellerId, kind: 'reseller_invitation', usedAt: null, expiresAt: { gt: new Date() } },
  })
  if (known > 0) throw new DomainError('INVALID_INPUT', {}, { email: 'Den kollega har allerede adgang.' })
  if (members + open >= mostColleagues) {
    throw new DomainError('INVALID_INPUT', {}, { email: `Der er plads til ${mostColleagues} kolleger.` })
  }
}
