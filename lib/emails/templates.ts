import type { ReactElement } from 'react'
import { AccountActEmail, accountActSubject } from './account-act-email'
import { AccountDeletedEmail, accountDeletedSubject } from './account-deleted-email'
import { AccountDeletionEmail, accountDeletionSubject } from './account-deletion-email'
import { AccountKnownEmail, accountKnownSubject } from './account-known-email'
import { AccountRestoredEmail, accountRestoredSubject } from './account-restored-email'
import { ActivationLockedEmail, activationLockedSubject } from './activation-locked-email'
import { AnniversaryEmail, anniversarySubject } from './anniversary-email'
import { BatchShippedEmail, batchShippedSubject } from './batch-shipped-email'
import { CodeGivenEmail, codeGivenSubject } from './code-given-email'
import { CodeReportedEmail, codeReportedSubject } from './code-reported-email'
import { ContentBroughtBackEmail, contentBroughtBackSubject } from './content-brought-back-email'
import { ContentHiddenEmail, contentHiddenSubject } from './content-hidden-email'
import { ContributionReceivedEmail, contributionReceivedSubject } from './contribution-received-email'
import { ContributionSummaryEmail, contributionSummarySubject } from './contribution-summary-email'
import { ContributionsWaitingEmail, contributionsWaitingSubject } from './contributions-waiting-email'
import { CreditNoteEmail, creditNoteSubject } from './credit-note-email'
import { DraftUnusedEmail, draftUnusedSubject } from './draft-unused-email'
import { EmailChangeEmail, emailChangeSubject } from './email-change-email'
import { EmailChangedEmail, emailChangedSubject } from './email-changed-email'
import { EmailConfirmationEmail, emailConfirmationSubject } from './email-confirmation-email'
import type { SiteProps } from './email-frame'
import { FaultsFoundEmail, faultsFoundSubject } from './faults-found-email'
import { FollowConfirmationEmail, followConfirmationSubject } from './follow-confirmation-email'
import { HandoverWithdrawnEmail, handoverWithdrawnSubject } from './handover-withdrawn-email'
import { InvoiceEmail, invoiceSubject } from './invoice-email'
import { InvoicePaidEmail, invoicePaidSubject } from './invoice-paid-email'
import { InvoiceReminderEmail, invoiceReminderSubject } from './invoice-reminder-email'
import { MemberInvitationEmail, memberInvitationSubject } from './member-invitation-email'
import { MemorialHandedOverEmail, memorialHandedOverSubject } from './memorial-handed-over-email'
import { MemorialHandoverEmail, memorialHandoverSubject } from './memorial-handover-email'
import { MoneyBackEmail, moneyBackSubject } from './money-back-email'
import { OwnStoryOpenedEmail, ownStoryOpenedSubject } from './own-story-opened-email'
import { OwnStoryTakenBackEmail, ownStoryTakenBackSubject } from './own-story-taken-back-email'
import { PageFollowedEmail, pageFollowedSubject } from './page-followed-email'
import { PasswordChangedEmail, passwordChangedSubject } from './password-changed-email'
import { PasswordResetEmail, passwordResetSubject } from './password-reset-email'
import { PlanChargeFailedEmail, planChargeFailedSubject } from './plan-charge-failed-email'
import { PlanConfirmedEmail, planConfirmedSubject } from './plan-confirmed-email'
import { PlanEndedEmail, planEndedSubject } from './plan-ended-email'
import { PlanPayerGoneEmail, planPayerGoneSubject } from './plan-payer-gone-email'
import { PlanPriceEmail, planPriceSubject } from './plan-price-email'
import { PlanReminderEmail, planReminderSubject } from './plan-reminder-email'
import { PlanWithdrawnEmail, planWithdrawnSubject } from './plan-withdrawn-email'
import { ProofSheetAnsweredEmail, proofSheetAnsweredSubject } from './proof-sheet-answered-email'
import { ProofSheetEmail, proofSheetSubject } from './proof-sheet-email'
import { ProofSheetReceiptEmail, proofSheetReceiptSubject } from './proof-sheet-receipt-email'
import { ReportDecidedEmail, reportDecidedSubject } from './report-decided-email'
import { ReportReceiptEmail, reportReceiptSubject } from './report-receipt-email'
import {
  ResellerApplicationApprovedEmail,
  resellerApplicationApprovedSubject,
} from './reseller-application-approved-email'
import { ResellerApplicationOpenedEmail, resellerApplicationOpenedSubject } from './reseller-application-opened-email'
import {
  ResellerApplicationReceivedEmail,
  resellerApplicationReceivedSubject,
} from './reseller-application-received-email'
import {
  ResellerApplicationRejectedEmail,
  resellerApplicationRejectedSubject,
} from './reseller-application-rejected-email'
import { ResellerInvitationEmail, resellerInvitationSubject } from './reseller-invitation-email'
import { ResellerOrderDecidedEmail, resellerOrderDecidedSubject } from './reseller-order-decided-email'
import { ResellerOrderOpenedEmail, resellerOrderOpenedSubject } from './reseller-order-opened-email'
import { ResellerResumedEmail, resellerResumedSubject } from './reseller-resumed-email'
import { ResellerSuspendedEmail, resellerSuspendedSubject } from './reseller-suspended-email'
import { SecondFactorChangedEmail, secondFactorChangedSubject } from './second-factor-changed-email'
import { SetupLinkEmail, setupLinkSubject } from './setup-link-email'
import { ShopOrderEndedEmail, shopOrderEndedSubject } from './shop-order-ended-email'
import { ShopOrderLateEmail, shopOrderLateSubject } from './shop-order-late-email'
import { ShopOrderReceivedEmail, shopOrderReceivedSubject } from './shop-order-received-email'
import { ShopOrderShippedEmail, shopOrderShippedSubject } from './shop-order-shipped-email'
import { ShopOrderWithdrawnEmail, shopOrderWithdrawnSubject } from './shop-order-withdrawn-email'
import { SuccessionDecidedEmail, successionDecidedSubject } from './succession-decided-email'
import { SuccessionOpenedEmail, successionOpenedSubject } from './succession-opened-email'
import { SuccessionRequestedEmail, successionRequestedSubject } from './succession-requested-email'
import { SuccessorNamedEmail, successorNamedSubject } from './successor-named-email'
import { SupportAnswerEmail, supportAnswerSubject } from './support-answer-email'
import { SupportOpenedEmail, supportOpenedSubject } from './support-opened-email'
import { SupportReceiptEmail, supportReceiptSubject } from './support-receipt-email'
import { TakeoverStartedEmail, takeoverStartedSubject } from './takeover-started-email'
import { TreeLinkAskedEmail, treeLinkAskedSubject } from './tree-link-asked-email'
import { WelcomeEmail, welcomeSubject } from './welcome-email'

/** A mail's subject and body. `Own`: its props besides the SiteProps of every mail. */
export type Template<Own extends object> = {
  subject: (props: Own & SiteProps) => string
  Body: (props: Own & SiteProps) => ReactElement
}

/** All mails. The names are stored with sent mails: do not rename them. */
const list = {
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
  'draft-unused': { subject: draftUnusedSubject, Body: DraftUnusedEmail },
  'memorial-handover': { subject: memorialHandoverSubject, Body: MemorialHandoverEmail },
  'memorial-handed-over': { subject: memorialHandedOverSubject, Body: MemorialHandedOverEmail },
  'handover-withdrawn': { subject: handoverWithdrawnSubject, Body: HandoverWithdrawnEmail },
  'member-invitation': { subject: memberInvitationSubject, Body: MemberInvitationEmail },
  'successor-named': { subject: successorNamedSubject, Body: SuccessorNamedEmail },
  'own-story-opened': { subject: ownStoryOpenedSubject, Body: OwnStoryOpenedEmail },
  'own-story-taken-back': { subject: ownStoryTakenBackSubject, Body: OwnStoryTakenBackEmail },
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
  'follow-confirmation': { subject: followConfirmationSubject, Body: FollowConfirmationEmail },
  'page-followed': { subject: pageFollowedSubject, Body: PageFollowedEmail },
  'activation-locked': { subject: activationLockedSubject, Body: ActivationLockedEmail },
  'batch-shipped': { subject: batchShippedSubject, Body: BatchShippedEmail },
  'plan-charge-failed': { subject: planChargeFailedSubject, Body: PlanChargeFailedEmail },
  'plan-confirmed': { subject: planConfirmedSubject, Body: PlanConfirmedEmail },
  'money-back': { subject: moneyBackSubject, Body: MoneyBackEmail },
  'plan-ended': { subject: planEndedSubject, Body: PlanEndedEmail },
  'plan-payer-gone': { subject: planPayerGoneSubject, Body: PlanPayerGoneEmail },
  'plan-price': { subject: planPriceSubject, Body: PlanPriceEmail },
  'plan-reminder': { subject: planReminderSubject, Body: PlanReminderEmail },
  'plan-withdrawn': { subject: planWithdrawnSubject, Body: PlanWithdrawnEmail },
  'shop-order-ended': { subject: shopOrderEndedSubject, Body: ShopOrderEndedEmail },
  'shop-order-late': { subject: shopOrderLateSubject, Body: ShopOrderLateEmail },
  'shop-order-received': { subject: shopOrderReceivedSubject, Body: ShopOrderReceivedEmail },
  'shop-order-shipped': { subject: shopOrderShippedSubject, Body: ShopOrderShippedEmail },
  'shop-order-withdrawn': { subject: shopOrderWithdrawnSubject, Body: ShopOrderWithdrawnEmail },
  'code-reported': { subject: codeReportedSubject, Body: CodeReportedEmail },
  'takeover-started': { subject: takeoverStartedSubject, Body: TakeoverStartedEmail },
  'code-given': { subject: codeGivenSubject, Body: CodeGivenEmail },
  'credit-note': { subject: creditNoteSubject, Body: CreditNoteEmail },
  invoice: { subject: invoiceSubject, Body: InvoiceEmail },
  'invoice-paid': { subject: invoicePaidSubject, Body: InvoicePaidEmail },
  'invoice-reminder': { subject: invoiceReminderSubject, Body: InvoiceReminderEmail },
  'tree-link-asked': { subject: treeLinkAskedSubject, Body: TreeLinkAskedEmail },
  'faults-found': { subject: faultsFoundSubject, Body: FaultsFoundEmail },
  welcome: { subject: welcomeSubject, Body: WelcomeEmail },
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
