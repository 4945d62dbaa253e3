import 'server-only'
import type { SiteProps } from '@/components/emails/email-frame'
import { renderMail } from '@/components/emails/render-mail'
import type { MailTemplate, MailTemplates } from '@/components/emails/templates'
import { sendMailJob } from '@/lib/domain/notifications/jobs'
import { unconfirmedMail } from '@/lib/domain/notifications/unconfirmed-mail'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { companyLine } from '@/lib/shared/company'
import { emailKeyOf } from '@/lib/shared/identity-keys'

/** A template by its name with what it needs; what every mail knows about the site is added here. */
export type MailOf<Name extends MailTemplate> = {
  [Each in Name]: { template: Each; props: Omit<MailTemplates[Each], keyof SiteProps> }
}[Name]
export type MailToWrite = MailOf<MailTemplate>

const site: SiteProps = {
  siteName: env.SITE_NAME,
  siteUrl: env.SITE_URL,
  supportEmail: env.SUPPORT_EMAIL,
  companyLine: companyLine(env.company),
}

/**
 * Writes a mail into the outbox and puts its sending into the queue, both in the caller's transaction: it is sent
 * exactly when the write behind it is kept. `from`: the account whose words it carries. While its address, or that of an
 * account the mail goes to, is not confirmed, it goes without names, or not at all (./unconfirmed-mail.ts).
 * Returns the id of its row; null when it was held back.
 */
export async function queueMail(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  { to, from, mail: meant }: { to: string; from?: string; mail: MailToWrite },
): Promise<string | null> {
  const mail = (await isUnconfirmed(context.tx, to, from)) ? unconfirmedMail(meant) : meant
  if (!mail) return null
  const { subject, html, text } = await write(mail)
  const row = await context.tx.mail.create({
    data: { messageId: newMessageId(), template: mail.template, recipient: to, subject, html, text },
    select: { id: true },
  })
  await context.enqueue(sendMailJob, { mailId: row.id })
  return row.id
}

async function isUnconfirmed(tx: Transaction, to: string, from: string | undefined): Promise<boolean> {
  const either = [{ emailKey: emailKeyOf(to) }, ...(from ? [{ id: from }] : [])]
  return (await tx.user.count({ where: { emailConfirmedAt: null, OR: either } })) > 0
}

// The switch keeps each template together with its own props.
function write(mail: MailToWrite) {
  switch (mail.template) {
    case 'setup-link':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'account-known':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'password-reset':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'password-changed':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'second-factor-changed':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'email-change':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'email-confirmation':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'email-changed':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'contribution-received':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'contribution-summary':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'contributions-waiting':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'support-receipt':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'support-answer':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'support-opened':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'account-act':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'account-deletion':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'account-deleted':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'account-restored':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'memorial-handover':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'memorial-handed-over':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'handover-withdrawn':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'member-invitation':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'successor-named':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'succession-requested':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'succession-opened':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'succession-decided':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'reseller-application-approved':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'reseller-application-opened':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'reseller-application-received':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'reseller-application-rejected':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'reseller-invitation':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'reseller-order-decided':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'reseller-order-opened':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'reseller-resumed':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'reseller-suspended':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'proof-sheet':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'proof-sheet-answered':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'proof-sheet-receipt':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'anniversary':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'activation-locked':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'batch-shipped':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'code-reported':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'content-brought-back':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'content-hidden':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'report-decided':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'report-receipt':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'takeover-started':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'code-given':
      return renderMail(mail.template, { ...site, ...mail.props })
    case 'welcome':
      return renderMail(mail.template, { ...site, ...mail.props })
  }
}

// Made once and never changed: receivers recognise a mail that was sent twice by it.
function newMessageId(): string {
  return crypto.randomUUID()
}
