import 'server-only'
import path from 'node:path'
import { env } from '@/lib/server/env'
import { createFileDelivery } from './file-delivery'
import type { MailDelivery } from './mail-contract'
import { createSmtpDelivery } from './smtp-delivery'

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
