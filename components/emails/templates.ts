import type { ComponentType } from 'react'
import { AccountActEmail, type AccountActProps, accountActSubject } from './account-act-email'
import { AccountDeletedEmail, type AccountDeletedProps, accountDeletedSubject } from './account-deleted-email'
import { AccountDeletionEmail, type AccountDeletionProps, accountDeletionSubject } from './account-deletion-email'
import { AccountKnownEmail, type AccountKnownProps, accountKnownSubject } from './account-known-email'
import { AccountRestoredEmail, type AccountRestoredProps, accountRestoredSubject } from './account-restored-email'
import { ActivationLockedEmail, type ActivationLockedProps, activationLockedSubject } from './activation-locked-email'
import { AnniversaryEmail, type AnniversaryProps, anniversarySubject } from './anniversary-email'
import { BatchShippedEmail, type BatchShippedProps, batchShippedSubject } from './batch-shipped-email'
import { CodeGivenEmail, type CodeGivenProps, codeGivenSubject } from './code-given-email'
import { CodeReportedEmail, type CodeReportedProps, codeReportedSubject } from './code-reported-email'
import {
  ContentBroughtBackEmail,
  type ContentBroughtBackProps,
  contentBroughtBackSubject,
} from './content-brought-back-email'
import { ContentHiddenEmail, type ContentHiddenProps, contentHiddenSubject } from './content-hidden-email'
import {
  ContributionReceivedEmail,
  type ContributionReceivedProps,
  contributionReceivedSubject,
} from './contribution-received-email'
import {
  ContributionSummaryEmail,
  type ContributionSummaryProps,
  contributionSummarySubject,
} from './contribution-summary-email'
import {
  ContributionsWaitingEmail,
  type ContributionsWaitingProps,
  contributionsWaitingSubject,
} from './contributions-waiting-email'
import { EmailChangeEmail, type EmailChangeProps, emailChangeSubject } from './email-change-email'
import { EmailChangedEmail, type EmailChangedProps, emailChangedSubject } from './email-changed-email'
import {
  EmailConfirmationEmail,
  type EmailConfirmationProps,
  emailConfirmationSubject,
} from './email-confirmation-email'
import {
  HandoverWithdrawnEmail,
  type HandoverWithdrawnProps,
  handoverWithdrawnSubject,
} from './handover-withdrawn-email'
import { MemberInvitationEmail, type MemberInvitationProps, memberInvitationSubject } from './member-invitation-email'
import {
  MemorialHandedOverEmail,
  type MemorialHandedOverProps,
  memorialHandedOverSubject,
} from './memorial-handed-over-email'
import { MemorialHandoverEmail, type MemorialHandoverProps, memorialHandoverSubject } from './memorial-handover-email'
import { PasswordChangedEmail, type PasswordChangedProps, passwordChangedSubject } from './password-changed-email'
import { PasswordResetEmail, type PasswordResetProps, passwordResetSubject } from './password-reset-email'
import {
  ProofSheetAnsweredEmail,
  type ProofSheetAnsweredProps,
  proofSheetAnsweredSubject,
} from './proof-sheet-answered-email'
import { ProofSheetEmail, type ProofSheetProps, proofSheetSubject } from './proof-sheet-email'
import {
  ProofSheetReceiptEmail,
  type ProofSheetReceiptProps,
  proofSheetReceiptSubject,
} from './proof-sheet-receipt-email'
import { ReportDecidedEmail, type ReportDecidedProps, reportDecidedSubject } from './report-decided-email'
import { ReportReceiptEmail, type ReportReceiptProps, reportReceiptSubject } from './report-receipt-email'
import {
  ResellerApplicationApprovedEmail,
  type ResellerApplicationApprovedProps,
  resellerApplicationApprovedSubject,
} from './reseller-application-approved-email'
import {
  ResellerApplicationOpenedEmail,
  type ResellerApplicationOpenedProps,
  resellerApplicationOpenedSubject,
} from './reseller-application-opened-email'
import {
  ResellerApplicationReceivedEmail,
  type ResellerApplicationReceivedProps,
  resellerApplicationReceivedSubject,
} from './reseller-application-received-email'
import {
  ResellerApplicationRejectedEmail,
  type ResellerApplicationRejectedProps,
  resellerApplicationRejectedSubject,
} from './reseller-application-rejected-email'
import {
  ResellerInvitationEmail,
  type ResellerInvitationProps,
  resellerInvitationSubject,
} from './reseller-invitation-email'
import {
  ResellerOrderDecidedEmail,
  type ResellerOrderDecidedProps,
  resellerOrderDecidedSubject,
} from './reseller-order-decided-email'
import {
  ResellerOrderOpenedEmail,
  type ResellerOrderOpenedProps,
  resellerOrderOpenedSubject,
} from './reseller-order-opened-email'
import { ResellerResumedEmail, type ResellerResumedProps, resellerResumedSubject } from './reseller-resumed-email'
import {
  ResellerSuspendedEmail,
  type ResellerSuspendedProps,
  resellerSuspendedSubject,
} from './reseller-suspended-email'
import {
  SecondFactorChangedEmail,
  type SecondFactorChangedProps,
  secondFactorChangedSubject,
} from './second-factor-changed-email'
import { SetupLinkEmail, type SetupLinkProps, setupLinkSubject } from './setup-link-email'
import {
  SuccessionDecidedEmail,
  type SuccessionDecidedProps,
  successionDecidedSubject,
} from './succession-decided-email'
import { SuccessionOpenedEmail, type SuccessionOpenedProps, successionOpenedSubject } from './succession-opened-email'
import {
  SuccessionRequestedEmail,
  type SuccessionRequestedProps,
  successionRequestedSubject,
} from './succession-requested-email'
import { SuccessorNamedEmail, type SuccessorNamedProps, successorNamedSubject } from './successor-named-email'
import { SupportAnswerEmail, type SupportAnswerProps, supportAnswerSubject } from './support-answer-email'
import { SupportOpenedEmail, type SupportOpenedProps, supportOpenedSubject } from './support-opened-email'
import { SupportReceiptEmail, type SupportReceiptProps, supportReceiptSubject } from './support-receipt-email'
import { TakeoverStartedEmail, type TakeoverStartedProps, takeoverStartedSubject } from './takeover-started-email'
import { WelcomeEmail, type WelcomeProps, welcomeSubject } from './welcome-email'

/** What each template needs. The names are kept with the mails that were sent: do not change them. */
export type MailTemplates = {
  'setup-link': SetupLinkProps
  'account-known': AccountKnownProps
  'password-reset': PasswordResetProps
  'password-changed': PasswordChangedProps
  'second-factor-changed': SecondFactorChangedProps
  'email-change': EmailChangeProps
  'email-confirmation': EmailConfirmationProps
  'email-changed': EmailChangedProps
  'contribution-received': ContributionReceivedProps
  'contribution-summary': ContributionSummaryProps
  'contributions-waiting': ContributionsWaitingProps
  'support-receipt': SupportReceiptProps
  'report-receipt': ReportReceiptProps
  'report-decided': ReportDecidedProps
  'content-hidden': ContentHiddenProps
  'content-brought-back': ContentBroughtBackProps
  'support-answer': SupportAnswerProps
  'support-opened': SupportOpenedProps
  'account-act': AccountActProps
  'account-deletion': AccountDeletionProps
  'account-deleted': AccountDeletedProps
  'account-restored': AccountRestoredProps
  'memorial-handover': MemorialHandoverProps
  'memorial-handed-over': MemorialHandedOverProps
  'handover-withdrawn': HandoverWithdrawnProps
  'member-invitation': MemberInvitationProps
  'successor-named': SuccessorNamedProps
  'succession-requested': SuccessionRequestedProps
  'succession-opened': SuccessionOpenedProps
  'succession-decided': SuccessionDecidedProps
  'reseller-application-approved': ResellerApplicationApprovedProps
  'reseller-application-opened': ResellerApplicationOpenedProps
  'reseller-application-received': ResellerApplicationReceivedProps
  'reseller-application-rejected': ResellerApplicationRejectedProps
  'reseller-invitation': ResellerInvitationProps
  'reseller-order-decided': ResellerOrderDecidedProps
  'reseller-order-opened': ResellerOrderOpenedProps
  'reseller-resumed': ResellerResumedProps
  'reseller-suspended': ResellerSuspendedProps
  'proof-sheet': ProofSheetProps
  'proof-sheet-answered': ProofSheetAnsweredProps
  'proof-sheet-receipt': ProofSheetReceiptProps
  anniversary: AnniversaryProps
  'activation-locked': ActivationLockedProps
  'batch-shipped': BatchShippedProps
  'code-reported': CodeReportedProps
  'takeover-started': TakeoverStartedProps
  'code-given': CodeGivenProps
  welcome: WelcomeProps
}

export type MailTemplate = keyof MailTemplates

/** The words of one mail: its subject, and its body as it is drawn. */
export type Template<Props> = { subject: (props: Props) => string; Body: ComponentType<Props> }

export const templates: { [Name in MailTemplate]: Template<MailTemplates[Name]> } = {
  'setup-link': { subject: setupLinkSubject, Body: SetupLinkEmail },
  'account-known': { subject: accountKnownSubject, Body: AccountKnownEmail },
  'password-reset': { subject: passwordResetSubject, Body: PasswordResetEmail },
  'password-changed': { subject: passwordChangedSubject, Body: PasswordChangedEmail },
  'second-factor-changed': { subject: secondFactorChangedSubject, Body: SecondFactorChangedEmail },
  'email-change': { subject: emailChangeSubject, Body: EmailChangeEmail },
  'email-confirmation': { subject: emailConfirmationSubject, Body: EmailConfirmationEmail },
  'email-changed': { subject: emailChangedSubject, Body: EmailChangedEmail },
  'contribution-received': { subject: contributionReceivedSubject, Body: ContributionReceivedEmail },
  'contribution-summary': { subject: contributionSummarySubject, Body: ContributionSummaryEmail },
  'contributions-waiting': { subject: contributionsWaitingSubject, Body: ContributionsWaitingEmail },
  'support-receipt': { subject: supportReceiptSubject, Body: SupportReceiptEmail },
  'support-answer': { subject: supportAnswerSubject, Body: SupportAnswerEmail },
  'support-opened': { subject: supportOpenedSubject, Body: SupportOpenedEmail },
  'account-act': { subject: accountActSubject, Body: AccountActEmail },
  'account-deletion': { subject: accountDeletionSubject, Body: AccountDeletionEmail },
  'account-deleted': { subject: accountDeletedSubject, Body: AccountDeletedEmail },
  'account-restored': { subject: accountRestoredSubject, Body: AccountRestoredEmail },
  'memorial-handover': { subject: memorialHandoverSubject, Body: MemorialHandoverEmail },
  'memorial-handed-over': { subject: memorialHandedOverSubject, Body: MemorialHandedOverEmail },
  'handover-withdrawn': { subject: handoverWithdrawnSubject, Body: HandoverWithdrawnEmail },
  'member-invitation': { subject: memberInvitationSubject, Body: MemberInvitationEmail },
  'successor-named': { subject: successorNamedSubject, Body: SuccessorNamedEmail },
  'succession-requested': { subject: successionRequestedSubject, Body: SuccessionRequestedEmail },
  'succession-opened': { subject: successionOpenedSubject, Body: SuccessionOpenedEmail },
  'succession-decided': { subject: successionDecidedSubject, Body: SuccessionDecidedEmail },
  'reseller-application-approved': {
    subject: resellerApplicationApprovedSubject,
    Body: ResellerApplicationApprovedEmail,
  },
  'reseller-application-opened': {
    subject: resellerApplicationOpenedSubject,
    Body: ResellerApplicationOpenedEmail,
  },
  'reseller-application-received': {
    subject: resellerApplicationReceivedSubject,
    Body: ResellerApplicationReceivedEmail,
  },
  'reseller-application-rejected': {
    subject: resellerApplicationRejectedSubject,
    Body: ResellerApplicationRejectedEmail,
  },
  'reseller-invitation': { subject: resellerInvitationSubject, Body: ResellerInvitationEmail },
  'reseller-order-decided': { subject: resellerOrderDecidedSubject, Body: ResellerOrderDecidedEmail },
  'reseller-order-opened': { subject: resellerOrderOpenedSubject, Body: ResellerOrderOpenedEmail },
  'reseller-resumed': { subject: resellerResumedSubject, Body: ResellerResumedEmail },
  'reseller-suspended': { subject: resellerSuspendedSubject, Body: ResellerSuspendedEmail },
  'proof-sheet': { subject: proofSheetSubject, Body: ProofSheetEmail },
  'proof-sheet-answered': { subject: proofSheetAnsweredSubject, Body: ProofSheetAnsweredEmail },
  'proof-sheet-receipt': { subject: proofSheetReceiptSubject, Body: ProofSheetReceiptEmail },
  'content-brought-back': { subject: contentBroughtBackSubject, Body: ContentBroughtBackEmail },
  'content-hidden': { subject: contentHiddenSubject, Body: ContentHiddenEmail },
  'report-decided': { subject: reportDecidedSubject, Body: ReportDecidedEmail },
  'report-receipt': { subject: reportReceiptSubject, Body: ReportReceiptEmail },
  anniversary: { subject: anniversarySubject, Body: AnniversaryEmail },
  'activation-locked': { subject: activationLockedSubject, Body: ActivationLockedEmail },
  'batch-shipped': { subject: batchShippedSubject, Body: BatchShippedEmail },
  'code-reported': { subject: codeReportedSubject, Body: CodeReportedEmail },
  'takeover-started': { subject: takeoverStartedSubject, Body: TakeoverStartedEmail },
  'code-given': { subject: codeGivenSubject, Body: CodeGivenEmail },
  welcome: { subject: welcomeSubject, Body: WelcomeEmail },
}
