import 'server-only'
import type { MailOf, MailTemplate } from '@/lib/emails/templates'

type Rule<Name extends MailTemplate> = 'kept' | 'held' | ((props: MailOf<Name>['props']) => MailOf<Name>['props'])

const withoutName = <P extends { fullName: string | null }>(props: P): P => ({ ...props, fullName: null })

/**
 * What happens to each mail when nothing proves that the recipient's address belongs to the account, or its sender has
 * not confirmed theirs (docs/decisions/045). `kept`: it is about the recipient's own actions, or the operator and its
 * resellers answer for the text. `held`: it is about other people, and stays in the app. Otherwise it is sent without
 * the names and texts that somebody typed.
 */
const rules: { [Name in MailTemplate]: Rule<Name> } = {
  'setup-link': 'kept',
  'account-known': withoutName,
  welcome: 'kept',
  'email-confirmation': 'kept',
  'password-reset': withoutName,
  'password-changed': withoutName,
  'email-change': (props) => ({ ...props, fullName: null, username: null }),
  'email-changed': withoutName,
  'account-deletion': (props) => ({ ...props, fullName: null, choices: [] }),
  'account-deleted': (props) => ({ ...props, fullName: null, choices: [] }),
  'account-restored': withoutName,
  'draft-unused': (props) => ({ ...props, fullName: null, memorialName: null }),
  'contribution-received': 'held',
  'contribution-summary': 'held',
  'contributions-waiting': 'held',
  anniversary: 'held',
  'follow-confirmation': (props) => ({ ...props, memorialName: null }),
  // To an address whose owner confirmed that they want it.
  'page-followed': 'kept',
  'code-reported': 'held',
  'faults-found': 'kept',
  'log-sealed': 'kept',
  'memorial-handover': (props) => ({ ...props, names: null }),
  'handover-withdrawn': (props) => ({ ...props, names: null }),
  'memorial-handed-over': 'held',
  'member-invitation': (props) => ({ ...props, inviter: null }),
  'successor-named': (props) => ({ ...props, names: null }),
  'own-story-opened': 'held',
  'own-story-taken-back': 'held',
  'succession-requested': 'held',
  'succession-decided': 'held',
  'succession-opened': 'kept',
  'tree-link-asked': 'held',
  // Whether the sender's text is included is decided where they are written.
  'support-receipt': 'kept',
  'support-answer': 'kept',
  'support-opened': 'kept',
  'reseller-application-received': 'kept',
  'reseller-application-rejected': 'kept',
  'reseller-application-opened': 'kept',
  'reseller-application-approved': 'kept',
  'reseller-invitation': 'kept',
  'reseller-order-decided': 'kept',
  'reseller-order-opened': 'kept',
  'reseller-resumed': 'kept',
  'reseller-suspended': 'kept',
  'proof-sheet': 'kept',
  'proof-sheet-answered': 'kept',
  'proof-sheet-receipt': 'kept',
  'second-factor-changed': 'kept',
  'activation-locked': 'kept',
  'batch-shipped': 'kept',
  // Receipts of the buyer's own purchase, which the law wants sent.
  // About an agreement that the recipient pays for, or the operator's own text to the page's owner.
  'plan-charge-failed': 'kept',
  'plan-confirmed': 'kept',
  'money-back': 'kept',
  'plan-ended': 'kept',
  'plan-payer-gone': 'kept',
  'plan-price': 'kept',
  'plan-reminder': 'kept',
  'plan-withdrawn': 'kept',
  'shop-order-received': 'kept',
  'shop-order-shipped': 'kept',
  'shop-order-late': 'kept',
  'shop-order-ended': 'kept',
  'shop-order-withdrawn': 'kept',
  // The operator's decisions about an account, a code or content: its own text to those concerned.
  'account-act': 'kept',
  'code-given': 'kept',
  'content-hidden': 'kept',
  'content-brought-back': 'kept',
  'report-receipt': 'kept',
  // Somebody else's name may stand on an order that was placed with a wrong address.
  'credit-note': withoutName,
  invoice: withoutName,
  'invoice-paid': withoutName,
  'invoice-reminder': withoutName,
  'report-decided': 'kept',
  'takeover-started': 'kept',
}

/** The mail as it may be sent while one of the two addresses is not confirmed; null when it may not be sent. */
export function unconfirmedMail<Name extends MailTemplate>(mail: MailOf<Name>): MailOf<Name> | null {
  const rule: Rule<Name> = rules[mail.template]
  if (rule === 'kept') return mail
  return rule === 'held' ? null : { ...mail, props: rule(mail.props) }
}
