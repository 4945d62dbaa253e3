import { render } from '@react-email/render'
import type { ComponentType } from 'react'
import { excerpt } from '@/lib/shared/text'
import { AccountKnownEmail, type AccountKnownProps, accountKnownSubject } from './account-known-email'
import {
  ContributionReceivedEmail,
  type ContributionReceivedProps,
  contributionReceivedSubject,
} from './contribution-received-email'
import { PasswordChangedEmail, type PasswordChangedProps, passwordChangedSubject } from './password-changed-email'
import { PasswordResetEmail, type PasswordResetProps, passwordResetSubject } from './password-reset-email'
import { SetupLinkEmail, type SetupLinkProps, setupLinkSubject } from './setup-link-email'
import { WelcomeEmail, type WelcomeProps, welcomeSubject } from './welcome-email'

/** What each template needs. The names are kept with the mails that were sent: do not change them. */
export type MailTemplates = {
  'setup-link': SetupLinkProps
  'account-known': AccountKnownProps
  'password-reset': PasswordResetProps
  'password-changed': PasswordChangedProps
  'contribution-received': ContributionReceivedProps
  welcome: WelcomeProps
}

export type MailTemplate = keyof MailTemplates

export type RenderedMail = { subject: string; html: string; text: string }

type Template<Props> = { subject: (props: Props) => string; Body: ComponentType<Props> }

const templates: { [Name in MailTemplate]: Template<MailTemplates[Name]> } = {
  'setup-link': { subject: setupLinkSubject, Body: SetupLinkEmail },
  'account-known': { subject: accountKnownSubject, Body: AccountKnownEmail },
  'password-reset': { subject: passwordResetSubject, Body: PasswordResetEmail },
  'password-changed': { subject: passwordChangedSubject, Body: PasswordChangedEmail },
  'contribution-received': { subject: contributionReceivedSubject, Body: ContributionReceivedEmail },
  welcome: { subject: welcomeSubject, Body: WelcomeEmail },
}

// As the column of the outbox; names of 160 characters exist.
const SUBJECT_MAX_LENGTH = 300

/** The mail as it is sent: one line of subject, HTML, and the same as plain text with every link written out. */
export async function renderMail<Name extends MailTemplate>(
  template: Name,
  props: MailTemplates[Name],
): Promise<RenderedMail> {
  const { subject, Body }: Template<MailTemplates[Name]> = templates[template]
  const mail = <Body {...props} />
  const [html, text] = await Promise.all([
    render(mail),
    render(mail, { plainText: true, htmlToTextOptions: { wordwrap: 78 } }),
  ])
  return {
    subject: excerpt(subject(props).replace(/\p{Cc}+/gu, ' '), SUBJECT_MAX_LENGTH),
    html,
    text,
  }
}
