import 'server-only'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { env } from '@/lib/server/env'
import { composeMail } from './compose-mail'
import { createFileDelivery } from './file-delivery'
import { type MailDelivery, MailError } from './mail-contract'

const files = createFileDelivery(path.join(env.DATA_DIR, 'mail'))

/**
 * Delivers by SMTP when SMTP_URL is set, else to files under DATA_DIR/mail. Throws a MailError. Call it from a job.
 */
export const deliverMail: MailDelivery = (mail) =>
  (env.SMTP_URL ? createSmtpDelivery(env.SMTP_URL) : files.deliver)(mail)

/** A mail that was delivered to a file; null when none has that id. */
export const readMailFile = files.readMailFile

/** Removes the mails that were delivered to files before this time. */
export const removeMailFiles = files.removeMailFiles

const CONNECT_TIMEOUT_MS = 15_000
const SILENCE_TIMEOUT_MS = 60_000

/**
 * Delivery over SMTP; the url is smtp:// or smtps:// with user and password. Resolves when the server has accepted
 * the mail. If the connection breaks at that moment, a retry may deliver it twice: SMTP cannot prevent that, and the
 * constant Message-ID lets the receiving side deduplicate.
 */
export function createSmtpDelivery(smtpUrl: string): MailDelivery {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  })
  return async (mail) => {
    const composed = composeMail(mail)
    try {
      await transport.sendMail(composed)
    } catch (error) {
      throw new MailError(isPermanent(error), reasonOf(error), { cause: error })
    }
  }
}

// A 5xx response to the greeting or to our password concerns our set-up, not this mail: it is retried.
const SETUP_ANSWERS = new Set([530, 534, 535, 538])

function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || typeof error.responseCode !== 'number') return false
  const concernsTheMail = 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
  return (
    concernsTheMail && error.responseCode >= 500 && error.responseCode < 600 && !SETUP_ANSWERS.has(error.responseCode)
  )
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The mail could not be delivered'
  const code = 'code' in error && typeof error.code === 'string' ? `${error.code}: ` : ''
  return `${code}${error.message}`.replace(/\s+/g, ' ').slice(0, 300)
}
