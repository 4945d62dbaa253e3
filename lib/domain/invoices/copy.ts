import type { InvoiceListState } from '@/lib/domain/invoices/invoice-schema'
import type {
  EInvoiceState,
  EInvoiceView,
  EInvoiceWay,
  InvoiceDocument,
  InvoiceKind,
  InvoiceParty,
  InvoiceState,
  ReceivableStatus,
} from '@/lib/domain/invoices/schema'
import type { PaymentStatus } from '@/lib/domain/payments/schema'
import { formatCvr } from '@/lib/shared/cvr'
import { formatDate } from '@/lib/shared/danish-time'

/** '3. maj 2026' of a day as yyyy-mm-dd. */
export const dayText = (day: string) => formatDate(new Date(`${day}T12:00:00Z`))

/** 'Faktura 10001', 'Kreditnota 10002'. */
export const documentTitle = ({ kind, number }: { kind: InvoiceKind; number: number }) =>
  `${kind === 'credit_note' ? 'Kreditnota' : 'Faktura'} ${number}`

/** The name of its file: 'Faktura 10001.pdf'. */
export const fileName = (invoice: { kind: InvoiceKind; number: number }, ending: 'pdf' | 'xml') =>
  `${documentTitle(invoice)}.${ending}`

/** When it was supplied, after its label: '3. maj 2026', '3. maj 2026 – 2. maj 2027', or what is still to come. */
export function supplyFact({ suppliedFrom, suppliedTo }: Pick<InvoiceDocument, 'suppliedFrom' | 'suppliedTo'>) {
  if (!suppliedFrom || !suppliedTo) return ['Levering', 'Efter aftale'] as const
  if (suppliedFrom === suppliedTo) return ['Leveret', dayText(suppliedFrom)] as const
  return ['Periode', `${dayText(suppliedFrom)} – ${dayText(suppliedTo)}`] as const
}

/** A party as lines of an address. */
export function partyLines({ name, address, postcode, city, cvr, ean }: InvoiceParty): string[] {
  const place = [postcode, city].filter(Boolean).join(' ')
  return [
    name,
    ...(address ? [address] : []),
    ...(place ? [place] : []),
    ...(cvr ? [`CVR-nr. ${formatCvr(cvr)}`] : []),
    ...(ean ? [`EAN-nr. ${ean}`] : []),
  ]
}

export const stateTexts: Record<InvoiceState, string> = {
  open: 'Ikke betalt endnu',
  partly_paid: 'Delvist betalt',
  overdue: 'Forfalden',
  paid: 'Betalt',
  credited: 'Krediteret',
  written_off: 'Afskrevet',
  credit_note: 'Kreditnota',
}

export const eInvoiceStateTexts: Record<EInvoiceState, string> = {
  not_needed: '',
  waiting: 'Ikke sendt',
  submitted: 'Hos adgangspunktet',
  sent: 'Sendt',
}

const eInvoiceWayTexts: Record<EInvoiceWay, string> = {
  nemhandel: 'lagt op i NemHandel',
  mail: 'på mail som XML',
  access_point: 'gennem adgangspunktet',
}

/** How an e-invoice stands, after its label: 'Sendt 3. maj 2026, lagt op i NemHandel (kvittering 1234)'. */
export function eInvoiceText({ state, way, on, ref, note }: EInvoiceView): string {
  const day = on ? ` ${dayText(on)}` : ''
  const reference = ref ? ` (${ref})` : ''
  if (state === 'sent') return `Sendt${day}${way ? `, ${eInvoiceWayTexts[way]}` : ''}${reference}`
  if (state === 'submitted') return `Afleveret til adgangspunktet${day}. Venter på kvittering${reference}`
  const text = state === 'waiting' ? 'Ikke sendt endnu' : 'Skal ikke sendes'
  return note ? `${text}. ${note}` : text
}

type Standing = {
  kind: InvoiceKind
  status: ReceivableStatus
  /** What was paid and not paid back; a credit note is no payment. */
  paidOere: number
  /** yyyy-mm-dd. */
  dueOn: string
}

/** How an invoice stands on a Danish calendar day. */
export function stateOf({ kind, status, paidOere, dueOn }: Standing, today: string): InvoiceState {
  if (kind === 'credit_note') return 'credit_note'
  if (status !== 'open') return status
  if (dueOn < today) return 'overdue'
  return paidOere > 0 ? 'partly_paid' : 'open'
}

/** How to put the code on a transfer. */
export const paymentCodeHint = 'Skriv betalingskoden i beskedfeltet, så vi kan se, hvilken faktura pengene hører til.'

export const invoicePageTexts = {
  title: 'Faktura',
  payIntro: 'Du betaler på betalingsudbyderens side og kommer tilbage hertil. Du behøver ikke en konto.',
  payByCard: 'Betal med kort',
  payByMobilePay: 'Betal med MobilePay',
  transferIntro: 'Du kan også overføre fra din bank. Det kan tage en bankdag eller to, før vi ser pengene.',
  noTransfer: 'Skriv til os, hvis du vil betale på en anden måde.',
  waiting:
    'Vi får svar fra betalingsudbyderen inden for få minutter, og så kommer kvitteringen på mail. Du skal ikke betale igen.',
  receiptSent: 'Kvitteringen er også sendt på mail.',
} as const

/** The heading when the payer comes back, for each state of the payment. */
export const receiptTitles: Record<PaymentStatus, string> = {
  open: 'Betalingen er på vej',
  paid: 'Tak for betalingen',
  failed: 'Betalingen blev ikke gennemført',
  expired: 'Betalingen blev ikke gennemført',
  cancelled: 'Betalingen blev ikke gennemført',
}

/** What an invoice's page says first, for each state. */
export const stateIntros: Record<InvoiceState, string> = {
  open: 'Her kan du se, hvad fakturaen dækker, og betale den.',
  partly_paid: 'Noget af den er betalt. Her kan du betale resten.',
  overdue: 'Den er ikke betalt endnu. Vi har ikke lagt gebyr eller renter til.',
  paid: 'Den er betalt. Der er ikke mere at gøre.',
  credited: 'Den er krediteret, så der er intet at betale.',
  written_off: 'Den er afsluttet, så der er intet at betale.',
  credit_note: 'Kreditnotaen nedsætter en faktura. Der er intet at betale.',
}

/** The states of the console's list. */
export const listStateTexts: Record<InvoiceListState, string> = {
  open: 'Ikke betalt',
  overdue: 'Forfaldne',
  overpaid: 'Betalt for meget',
  e_invoice: 'E-faktura ikke sendt',
  paid: 'Betalt',
  credited: 'Krediteret',
  written_off: 'Afskrevet',
  credit_note: 'Kreditnotaer',
}

export const payInvoiceFormName = 'betal-faktura'
export const creditInvoiceFormName = 'krediter-faktura'
export const markPaidFormName = 'faktura-betalt'
export const eInvoiceFormName = 'e-faktura'
export const postponeRemindersFormName = 'udsaet-paamindelser'
export const writeOffFormName = 'afskriv-faktura'
