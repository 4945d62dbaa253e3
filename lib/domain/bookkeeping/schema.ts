import { z } from 'zod'
import type { InvoiceSummary } from '@/lib/domain/invoices/schema'
import type { PaymentRow } from '@/lib/domain/payments/schema'
import type { ShopOrderStatus } from '@/lib/domain/shop-orders/schema'
import type { PlanChoice } from '@/lib/domain/subscriptions/schema'
import { cleanText } from '@/lib/shared/input/clean-text'
import { typedNumber } from '@/lib/shared/input/typed-number'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'
import { parseOere } from '@/lib/shared/money'

const notFound = 'Vi kunne ikke finde det, du bad om. Hent siden igen.'
export const id = z.uuid(notFound)

const column = (missing: string) =>
  typedNumber(z.int(missing).min(1, missing).max(60, missing), (text) =>
    text.trim() === '' ? Number.NaN : Number(text),
  )
const countColumn = 'Skriv kolonnens nummer. Den første er 1.'

/** Where a bank's file has what, counted from 1, when its headings do not say. */
export type ChosenColumns = {
  day: number
  text: number
  /** Deposits only, where `withdrawn` is a column of its own. */
  amount: number
  withdrawn: number | null
  balance: number | null
}

/** Empty fields stay undefined: the columns are found by their headings. */
const optionalColumn = z.preprocess((value) => (value === '' ? undefined : value), column(countColumn).optional())

export const bankFileFields = z.object({
  dayColumn: optionalColumn,
  textColumn: optionalColumn,
  amountColumn: optionalColumn,
  withdrawnColumn: optionalColumn,
  balanceColumn: optionalColumn,
})

export const bankLineViews = ['doubtful', 'matched', 'ignored'] as const
export type BankLineStateName = (typeof bankLineViews)[number]

/** The list's choices from the address. Invalid values count as none. */
export const bankListInput = z.object({
  state: z.enum(bankLineViews).catch('doubtful').default('doubtful'),
  file: z.uuid().optional().catch(undefined),
  /** One deposit alone, in whatever state. */
  line: z.uuid().optional().catch(undefined),
  cursor: z.uuid().optional().catch(undefined),
})
export type BankFilter = z.output<typeof bankListInput>

/** What a file brought, from the address that a browser without script is sent to. */
export const broughtInput = z.object({
  nye: typedNumber(z.int().min(0).max(100_000)),
  kendte: typedNumber(z.int().min(0).max(100_000)),
})

const decisions = ['match', 'ignore'] as const

/** The figures that the form showed of the likely invoices, see `figuresOf`. */
const shown = boundedText(500)
  .regex(/^[\d: -]*$/)
  .default('')

export const decideBankLineInput = z
  .object({
    id,
    decision: z.enum(decisions),
    /** The number or the payment code, when it is matched. */
    invoice: typedText(20).default(''),
    note: typedText(500, cleanText).default(''),
    shown,
  })
  .refine(({ decision, invoice }) => decision !== 'match' || /^\d{5,15}$/.test(invoice.replace(/\s/g, '')), {
    path: ['invoice'],
    error: 'Skriv fakturaens nummer eller betalingskode, kun tal.',
  })
  .refine(({ decision, note }) => decision !== 'ignore' || note.length >= 3, {
    path: ['note'],
    error: 'Skriv, hvorfor den ikke skal bruges.',
  })

const writeShares = 'Skriv en faktura på hver linje med sit beløb efter, som 10012 290,00. Der er plads til 40 linjer.'
export const splitFormInput = z.object({
  shares: typedText(2000, cleanText, { missing: writeShares }).refine((text) => readShares(text) !== null, writeShares),
})
export const splitBankLineInput = splitFormInput.extend({ id, shown })

const sayWhy = 'Skriv, hvorfor den er ført forkert.'
export const undoFormInput = z.object({
  reason: typedText(300, cleanText, { missing: sayWhy }).min(3, sayWhy),
})
export const undoBankLineInput = undoFormInput.extend({ id })

const writeReason = 'Skriv, hvad I har aftalt.'
/** The field of the form; the id comes from the page. */
export const keepFormInput = z.object({
  reason: typedText(300, cleanText, { missing: writeReason }).min(3, writeReason),
})
export const keepOverpaymentInput = keepFormInput.extend({ id })

const writeEnding = 'Skriv, hvad I har aftalt, eller hvordan pengene er kommet tilbage.'
export const endRefundFormInput = z.object({
  reason: typedText(300, cleanText, { missing: writeEnding }).min(3, writeEnding),
})
export const endRefundInput = endRefundFormInput.extend({ id })

export const differenceFormInput = z.object({
  note: typedText(500, cleanText, { missing: 'Skriv hvorfor.' }).min(3, 'Skriv hvorfor.'),
})

export type BankLineView = {
  id: string
  bookedOn: string
  amountOere: number
  text: string
  state: BankLineStateName | 'received'
  note: string | null
  decidedBy: string | null
  /** What it paid. */
  paid: { invoiceId: string; number: number; buyer: string; amountOere: number }[]
  /** Of a doubtful one, as the invoices stand now. */
  advice: BankLineAdvice | null
}

export type BankLineAdvice = {
  sentence: string
  /** The likely invoice, and what is still to be paid of it. */
  likely: { invoiceId: string; number: number; buyer: string; leftOere: number } | null
  /** The invoices and amounts to share it out by, as far as we know: '10012 290,00' a line. */
  shares: string
  /** What the booking command compares with. */
  shown: string
}

export type BankFileView = {
  id: string
  name: string
  bank: string
  importedAt: string
  importedByName: string
  /** How many of its lines stand where; `received` are not looked at yet. */
  counts: Record<BankLineStateName | 'received', number>
}

/** The columns an administrator named; null when none, or too few to read a file by. */
export function chosenColumns(fields: z.output<typeof bankFileFields>): ChosenColumns | null {
  const { dayColumn: day, textColumn: text, amountColumn: amount } = fields
  const { withdrawnColumn: withdrawn = null, balanceColumn: balance = null } = fields
  return day && text && amount ? { day, text, amount, withdrawn, balance } : null
}

// Amounts in øre, days as yyyy-mm-dd.

export type BoughtPlan = {
  id: string
  choice: PlanChoice
  status: 'ordered' | 'active' | 'ended' | 'abandoned'
  /** Null once the page is deleted. */
  memorialId: string | null
  memorialName: string
  /** The last day that is paid for, yyyy-mm-dd; null for Livstid and before the first payment. */
  paidThrough: string | null
  isCancelled: boolean
  endedOn: string | null
}

type Standing = {
  /** What is owed on all invoices. */
  owedOere: number
  invoices: InvoiceSummary[]
  payments: PaymentRow[]
}

export type AccountMoney = Standing & {
  plans: BoughtPlan[]
  orders: {
    id: string
    number: number
    ordered: string
    status: ShopOrderStatus
    orderedOn: string
    totalOere: number
  }[]
}

export type ResellerMoney = Standing & {
  uninvoiced: {
    /** Of all, also those that are not listed. */
    count: number
    /** How many of them have no agreed price, which the sum leaves out. */
    withoutPrice: number
    /** The agreed prices without moms. */
    netOere: number
    orders: { id: string; number: number; deliveredOn: string | null; netOere: number | null }[]
  }
}

/** An invoice's number or payment code, digits only, and what of a deposit is for it. */
export type TypedShare = { invoice: string; amountOere: number }

/** More invoices are not paid by one transfer. */
const mostShares = 40

/**
 * Shares as people write them, an invoice and an amount a line: '10012 290,00', 'Faktura 10012: 290 kr.'. Null when a
 * line cannot be read, and for none or more than forty.
 */
export function readShares(text: string): TypedShare[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0 || lines.length > mostShares) return null
  const shares = lines.map(readShare)
  return shares.every((share) => share !== null) ? shares : null
}

function readShare(line: string): TypedShare | null {
  const words = line.trim().split(/\s+/)
  if (/^kr\.?$/i.test(words.at(-1) ?? '')) words.pop()
  const amountOere = parseOere(words.pop() ?? '')
  const invoice = words.join('').replace(/\D/g, '')
  return amountOere && amountOere > 0 && invoice.length >= 5 && invoice.length <= 15 ? { invoice, amountOere } : null
}
