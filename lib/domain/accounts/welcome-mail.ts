import 'server-only'
import type { UserView } from '@/lib/domain/accounts/schema'
import type { MailToWrite } from '@/lib/domain/notifications/queue-mail'
import { env } from '@/lib/server/env'

/** The mail to a new account, with the way on to the page for its code. */
export function welcomeMail({ fullName, username }: UserView, code: string): MailToWrite {
  const continueUrl = new URL(`/qr-setup/${code}`, env.SITE_URL).href
  return { template: 'welcome', props: { fullName, username, continueUrl } }
}
