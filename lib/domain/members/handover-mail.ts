import 'server-only'
import { invitationPath } from '@/lib/domain/members/paths'
import type { MailToWrite } from '@/lib/emails/templates'
import { wholeAddress } from '@/lib/server/whole-address'
import { formatWeekdayAndDate } from '@/lib/shared/danish-time'

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
