import 'server-only'
import { intervalTexts, lapsedText, livstidText } from '@/lib/domain/billing/copy'
import { graceEndsAt } from '@/lib/domain/billing/plan-state'
import { invoicePaymentPath } from '@/lib/domain/invoices/paths'
import { openAgreement, type PaperProps } from '@/lib/domain/notifications/open-agreement'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { payerAddress } from '@/lib/domain/subscriptions/agreement-invoices'
import { type Agreement, isByCard, nextPeriodOf } from '@/lib/domain/subscriptions/agreements'
import { regretEndOf } from '@/lib/domain/subscriptions/law/withdrawal'
import { agreementPath, buyPath, subscriptionPath, withdrawPath } from '@/lib/domain/subscriptions/paths'
import { refundText } from '@/lib/domain/subscriptions/plan-story'
import { readRefunds } from '@/lib/domain/subscriptions/read-receipts'
import { planTerms } from '@/lib/domain/subscriptions/terms-copy'
import type { PlanConfirmedProps, PlanEndedProps } from '@/lib/emails/plan-emails'
import type { MailToWrite } from '@/lib/emails/templates'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { signatureOf } from '@/lib/server/signed-link'
import { wholeAddress } from '@/lib/server/whole-address'
import { formatDate, formatDateTime, formatLastDay } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

type Context = Pick<RunContext, 'tx' | 'enqueue'>

/** The plan alone: a mail says the period by its days. */
const nameOf = ({ plan }: Agreement) => (plan === 'livstid' ? 'Livstid' : 'Premium')
const about = (agreement: Agreement) => ({
  name: agreement.payerId ? agreement.payerName : null,
  plan: nameOf(agreement),
  memorialName: agreement.memorialName,
  planUrl: wholeAddress(agreementPath(agreement.id)),
})

/** Whom a mail about the agreement goes to: the payer, or the page's owner once that account is gone. */
async function recipientOf(tx: Transaction, agreement: Agreement): Promise<string | null> {
  if (agreement.payerId) return payerAddress(tx, agreement)
  return (await findOwner(tx, agreement))?.email ?? (agreement.payerEmail || null)
}

async function findOwner(tx: Transaction, { memorialId }: Agreement) {
  if (!memorialId) return null
  const owner = await tx.memorialMember.findFirst({
    where: { memorialId, role: 'owner' },
    select: { user: { select: { id: true, fullName: true, email: true } } },
  })
  return owner?.user ?? null
}

async function send(context: Context, agreement: Agreement, mail: MailToWrite): Promise<void> {
  const to = await recipientOf(context.tx, agreement)
  if (to) await queueMail(context, { to, mail })
}

/**
 * The confirmation of an agreement, with its papers: of an order by transfer when it is ordered, of any other when it is
 * paid, of a later period that somebody chose to pay, and of a wish to begin at once that came later.
 */
export async function mailConfirmation(
  context: Context,
  agreement: Agreement,
  { stage, now }: { stage: 'ordered' | 'bought' | 'renewed' | 'hurried'; now: Date },
): Promise<void> {
  const { id } = agreement
  const to = await recipientOf(context.tx, agreement)
  if (!to) return
  await openAgreement(context, {
    to,
    terms: planTerms,
    regret: { until: regretEndOf(agreement), path: withdrawPath(id, signatureOf('withdrawal', id)) },
    mail: (papers) => confirmation(agreement, { stage, papers, now }),
  })
}

/** When the transfer has come for what was confirmed as it was ordered. */
export async function mailBegun(context: Context, agreement: Agreement, now: Date): Promise<void> {
  await send(context, agreement, confirmation(agreement, { stage: 'begun', papers: null, now }))
}

type Confirmed = { stage: PlanConfirmedProps['stage']; papers: PaperProps | null; now: Date }

function confirmation(agreement: Agreement, { stage, papers, now }: Confirmed): MailToWrite {
  const { plan, priceOere, periodStart, startedAt, paidUntil, startConsentAt, changedFromId } = agreement
  const begins = stage === 'renewed' ? periodStart : startedAt
  const props = {
    ...about(agreement),
    stage,
    papers,
    price: formatOere(priceOere),
    lasting: plan === 'livstid' ? livstidText : null,
    hasConsent: startConsentAt !== null,
    isChange: changedFromId !== null,
    startsOn: begins && begins > now ? formatDate(begins) : null,
    paidThrough: paidUntil && formatLastDay(paidUntil),
    renewsOn: paidUntil && formatDate(paidUntil),
    renewal: isByCard(agreement) ? ('card' as const) : plan === 'livstid' ? ('none' as const) : ('invoice' as const),
    cardLabel: agreement.cardLabel,
  }
  return { template: 'plan-confirmed', props }
}

/** `days` before the paid period ends: what happens then, and how to change it. */
export async function mailReminder(context: Context, agreement: Agreement): Promise<void> {
  const next = nextPeriodOf(agreement)
  if (!next) return
  const open = await context.tx.receivable.findFirst({
    where: { subscriptionId: agreement.id, status: 'open', invoice: { kind: 'invoice' } },
    select: { invoiceId: true },
  })
  await send(context, agreement, {
    template: 'plan-reminder',
    props: {
      ...about(agreement),
      paidThrough: formatLastDay(next.start),
      renewsOn: formatDate(next.start),
      price: formatOere(next.priceOere),
      way: agreement.cancelledAt ? 'cancelled' : isByCard(agreement) ? 'card' : open ? 'invoice' : 'none',
      cardLabel: agreement.cardLabel,
      payUrl: open && wholeAddress(invoicePaymentPath(open.invoiceId)),
    },
  })
}

export async function mailChargeFailed(
  context: Context,
  agreement: Agreement,
  { tone, nextChargeAt, needsPayer }: { tone: 1 | 2 | 3; nextChargeAt: Date | null; needsPayer: boolean },
): Promise<void> {
  const next = nextPeriodOf(agreement)
  if (!next) return
  await send(context, agreement, {
    template: 'plan-charge-failed',
    props: {
      ...about(agreement),
      tone,
      needsPayer,
      cardLabel: agreement.cardLabel,
      price: formatOere(next.priceOere),
      nextTryOn: nextChargeAt && formatDate(nextChargeAt),
      graceUntil: formatLastDay(graceEndsAt(next.start)),
      lapsed: lapsedText,
    },
  })
}

/** Cancelled (runs out on a day), cancelled when nothing was left (`over`), lapsed, or left with money back. */
export async function mailEnded(
  context: Context,
  agreement: Agreement,
  end: { kind: PlanEndedProps['kind']; on: Date },
): Promise<void> {
  const { kind, on } = end
  const page = agreement.memorialId
    ? await context.tx.memorial.findUnique({ where: { id: agreement.memorialId }, select: { slug: true } })
    : null
  await send(context, agreement, {
    template: 'plan-ended',
    props: {
      ...about(agreement),
      kind,
      on: kind === 'cancelled' ? formatLastDay(on) : formatDate(on),
      back: kind === 'left' ? await listBack(context.tx, agreement) : [],
      buyUrl: wholeAddress(buyPath({ side: page?.slug })),
    },
  })
}

type WithdrawalNote = {
  number: number
  at: Date
  name: string
  email: string
}

/** Of each sum that is on its way back: how much, where to, and by when. */
async function listBack(tx: Transaction, { id }: Agreement): Promise<string[]> {
  const refunds = await readRefunds(tx, [id])
  return refunds.filter(({ state }) => state === 'under_way').map(refundText)
}

/** The receipt for a withdrawal, with its time: forbrugeraftaleloven § 20 a. Goes to whoever declared it. */
export async function mailWithdrawn(context: Context, agreement: Agreement, note: WithdrawalNote): Promise<void> {
  const { number, at, name, email } = note
  if (!email) return
  const props = {
    ...about(agreement),
    name: name || null,
    number,
    at: formatDateTime(at),
    orderedOn: formatDate(agreement.renewedAt ?? agreement.orderedAt),
    back: await listBack(context.tx, agreement),
  }
  await queueMail(context, { to: email, mail: { template: 'plan-withdrawn', props } })
}

/** A new price of the coming periods; the agreed one when what was told before was taken back. */
export async function mailNewPrice(
  context: Context,
  agreement: Agreement,
  { priceOere, from }: { priceOere: number; from: Date },
): Promise<void> {
  const props = {
    ...about(agreement),
    // After a planned change from year to month: what was agreed for the month.
    oldPrice: formatOere((agreement.nextInterval ? agreement.nextPriceOere : null) ?? agreement.priceOere),
    newPrice: formatOere(priceOere),
    from: formatDate(from),
    per: intervalTexts[agreement.nextInterval ?? agreement.interval],
  }
  await send(context, agreement, { template: 'plan-price', props })
}

/** Tells the page's owner that whoever paid has deleted the account. */
export async function mailPayerGone(context: Context, agreement: Agreement): Promise<void> {
  const owner = await findOwner(context.tx, agreement)
  if (!owner || owner.id === agreement.payerId || !agreement.paidUntil) return
  const props = {
    ...about(agreement),
    name: owner.fullName,
    planUrl: wholeAddress(subscriptionPath),
    paidThrough: formatLastDay(agreement.paidUntil),
  }
  await queueMail(context, { to: owner.email, mail: { template: 'plan-payer-gone', props } })
}
