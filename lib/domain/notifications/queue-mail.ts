import 'server-only'
import { sendMailJob } from '@/lib/domain/notifications/jobs'
import { type MailFile, storedFiles } from '@/lib/domain/notifications/mail-files'
import { unconfirmedMail } from '@/lib/domain/notifications/unconfirmed-mail'
import type { SiteProps } from '@/lib/emails/email-frame'
import { renderMail } from '@/lib/emails/render-mail'
import type { MailToWrite } from '@/lib/emails/templates'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { companyLine } from '@/lib/shared/company'
import { emailKeyOf } from '@/lib/shared/identity-keys'

const site: SiteProps = {
  siteName: env.SITE_NAME,
  siteUrl: env.SITE_URL,
  supportEmail: env.SUPPORT_EMAIL,
  companyLine: companyLine(env.company),
}

type MailOrder = {
  to: string
  from?: string
  mail: MailToWrite
  files?: readonly MailFile[]
  stopUrl?: string
  followerId?: string
}

/**
 * Writes a mail to the outbox and queues its sending, both in the caller's transaction: it is sent only if the write
 * behind it is committed. `from`: the account whose text it contains. While its address, or that of a recipient with an
 * account, is not confirmed, the mail is sent without names, or not at all (./unconfirmed-mail.ts). `files`: at most
 * five files that are in the store before this transaction commits, such as an invoice, the terms and the withdrawal
 * form of a purchase; they are read when the mail is sent, and a mail whose file is gone waits. `stopUrl`: takes a POST
 * that ends such mails (RFC 8058). `followerId`: the follower of a page that it is to; it is dropped if the page is closed
 * when it is sent, and deleted with the follower. Returns the id of its row; null when it was not sent.
 */
export async function queueMail(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  { to, from, mail: meant, files = [], stopUrl, followerId }: MailOrder,
): Promise<string | null> {
  const mail = (await isUnconfirmed(context.tx, to, from)) ? unconfirmedMail(meant) : meant
  if (!mail) return null
  const { subject, html, text } = await renderMail(mail, site)
  const row = await context.tx.mail.create({
    data: {
      messageId: newMessageId(),
      template: mail.template,
      recipient: to,
      subject,
      html,
      text,
      ...storedFiles(files),
      stopUrl: stopUrl ?? null,
      followerId: followerId ?? null,
    },
    select: { id: true },
  })
  await context.enqueue(sendMailJob, { mailId: row.id })
  return row.id
}

async function isUnconfirmed(tx: Transaction, to: string, from: string | undefined): Promise<boolean> {
  const either = [{ emailKey: emailKeyOf(to) }, ...(from ? [{ id: from }] : [])]
  return (await tx.user.count({ where: { emailConfirmedAt: null, OR: either } })) > 0
}

// Never changes: by it receivers recognise a mail that was sent twice.
function newMessageId(): string {
  return crypto.randomUUID()
}
