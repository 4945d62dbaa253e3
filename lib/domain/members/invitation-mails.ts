import 'server-only'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { nameColumns } from '@/lib/domain/members/invitation-limits'
import { invitationPath } from '@/lib/domain/members/paths'
import type { InvitedRole } from '@/lib/domain/members/policy'
import { invitationDays } from '@/lib/domain/members/schema'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { MailToWrite } from '@/lib/emails/templates'
import type { RunContext } from '@/lib/server/command'
import { wholeAddress } from '@/lib/server/whole-address'
import { formatWeekdayAndDate } from '@/lib/shared/danish-time'
import { fullName } from '@/lib/shared/names'

export const invitationMs = invitationDays * 86_400_000

type Invitation = {
  id: string
  memorialId: string
  role: InvitedRole
  email: string | null
  inviterName: string
  inviterId: string
}

/** Creates a token for the invitation, mails the link if there is an address, and returns its absolute URL. */
export async function sendInvitation(context: RunContext, invitation: Invitation): Promise<string> {
  const { id: invitationId, memorialId, role, email, inviterName, inviterId } = invitation
  const about = { kind: 'memorial_invitation' as const, memorialId, invitationId }
  const token = await createAccessToken(context.tx, { ...about, validMs: invitationMs })
  const invitationUrl = wholeAddress(invitationPath(token))
  if (email) {
    const memorial = await context.tx.memorial.findUniqueOrThrow({ where: { id: memorialId }, select: nameColumns })
    const props = {
      inviter: { name: inviterName, memorialName: fullName(memorial) },
      role: role === 'first_reader' ? ('first-reader' as const) : role,
      expiresOn: formatWeekdayAndDate(new Date(Date.now() + invitationMs)),
      invitationUrl,
    }
    await queueMail(context, { to: email, from: inviterId, mail: { template: 'member-invitation', props } })
  }
  return invitationUrl
}

/** `isLeaving`: whether the giver's account is to be deleted. */
type Handover = { giverName: string; memorialName: string; expiresAt: Date; token: string; isLeaving: boolean }

/** The mail that offers someone a page. */
export function handoverMail({ giverName, memorialName, expiresAt, token, isLeaving }: Handover): MailToWrite {
  const takeOverUrl = wholeAddress(invitationPath(token))
  return {
    template: 'memorial-handover',
    props: {
      names: { giver: giverName, memorial: memorialName },
      isLeaving,
      expiresOn: formatWeekdayAndDate(expiresAt),
      takeOverUrl,
    },
  }
}
