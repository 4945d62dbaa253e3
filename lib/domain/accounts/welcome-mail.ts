import 'server-only'
import type { UserView } from '@/lib/domain/accounts/schema'
import type { MailToWrite } from '@/lib/emails/templates'
import { env } from '@/lib/server/env'

/** The mail to a new account, with a link to the page for its code, or to the profile when it has none. */
export function welcomeMail({ fullName, username }: UserView, code?: string): MailToWrite {
  const continueUrl = new URL(code ? `/qr-setup/${code}` : '/profile', env.SITE_URL).href
  return { template: 'welcome', props: { fullName, username, continueUrl } }
}
