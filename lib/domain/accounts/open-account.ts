import 'server-only'
import { sendEmailConfirmation } from '@/lib/domain/accounts/email-addresses'
import { hashPassword } from '@/lib/domain/accounts/password'
import type { UserView } from '@/lib/domain/accounts/schema'
import { signInDevice } from '@/lib/domain/accounts/sign-in'
import { assertTermsTicked, recordTicked } from '@/lib/domain/accounts/terms-acceptance'
import { createUser } from '@/lib/domain/accounts/users'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { MailToWrite } from '@/lib/emails/templates'
import type { RunContext } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { emailKeyOf } from '@/lib/shared/identity-keys'

type Terms = { terms: boolean; termsVersion?: string | undefined }

/** Hashes the password, before the transaction. Throws TERMS_NOT_ACCEPTED at `terms`. */
export async function checkNewAccount({
  password,
  terms,
  termsVersion,
}: Terms & { password: string }): Promise<string> {
  assertTermsTicked({ terms, termsVersion })
  return hashPassword(password)
}

type NewAccount = Terms & {
  username: string
  fullName: string
  email: string
  passwordHash: string
  /** Where the invitation was mailed; null when it was not mailed. */
  mailedTo: string | null
}

/**
 * Creates an account from an invitation, records the accepted terms, signs this device in and sends the first mail.
 * Throws USERNAME_TAKEN or EMAIL_TAKEN at its field.
 */
export async function openAccount(
  context: RunContext,
  { username, fullName, email, passwordHash, terms, termsVersion, mailedTo }: NewAccount,
): Promise<UserView> {
  const isEmailConfirmed = mailedTo !== null && emailKeyOf(mailedTo) === emailKeyOf(email)
  const user = await createUser(context.tx, { username, fullName, email, passwordHash, isEmailConfirmed })
  await recordTicked(context.tx, user.id, { terms, termsVersion })
  await signInDevice(context, user)
  if (isEmailConfirmed) await queueMail(context, { to: email, mail: welcomeMail(user) })
  else await sendEmailConfirmation(context, user)
  return user
}

/** The mail to a new account, with a link to the page for its code, or to the profile when it has none. */
export function welcomeMail({ fullName, username }: UserView, code?: string): MailToWrite {
  const continueUrl = new URL(code ? `/qr-setup/${code}` : '/profile', env.SITE_URL).href
  return { template: 'welcome', props: { fullName, username, continueUrl } }
}
