import type { ReactElement } from 'react'
import { accountEmails } from './account-emails'
import { codeEmails } from './code-emails'
import { contributionEmails } from './contribution-emails'
import type { SiteProps } from './email-frame'
import { followerEmails } from './follower-emails'
import { invoiceEmails } from './invoice-emails'
import { memberEmails } from './member-emails'
import { operatorEmails } from './operator-emails'
import { planEmails } from './plan-emails'
import { productionEmails } from './production-emails'
import { proofSheetEmails } from './proof-sheet-emails'
import { reportEmails } from './report-emails'
import { resellerEmails } from './reseller-emails'
import { shopOrderEmails } from './shop-order-emails'
import { signInEmails } from './sign-in-emails'
import { successionEmails } from './succession-emails'
import { supportEmails } from './support-emails'

/** A mail's subject and body. `Own`: its props besides the SiteProps of every mail. */
export type Template<Own extends object> = {
  subject: (props: Own & SiteProps) => string
  Body: (props: Own & SiteProps) => ReactElement
}

/** All mails. The names are stored with sent mails: do not rename them. */
const list = {
  ...signInEmails,
  ...contributionEmails,
  ...supportEmails,
  ...accountEmails,
  ...memberEmails,
  ...successionEmails,
  ...resellerEmails,
  ...productionEmails,
  ...proofSheetEmails,
  ...reportEmails,
  ...followerEmails,
  ...codeEmails,
  ...planEmails,
  ...shopOrderEmails,
  ...invoiceEmails,
  ...operatorEmails,
}

export type MailTemplate = keyof typeof list

/** The own props of each template. */
export type MailTemplates = {
  [Name in MailTemplate]: (typeof list)[Name] extends Template<infer Own extends object> ? Own : never
}

export const templates: { [Name in MailTemplate]: Template<MailTemplates[Name]> } = list

/** A mail to render: the template's name and its props. */
export type MailOf<Name extends MailTemplate> = {
  [Each in Name]: { template: Each; props: MailTemplates[Each] }
}[Name]
export type MailToWrite = MailOf<MailTemplate>
