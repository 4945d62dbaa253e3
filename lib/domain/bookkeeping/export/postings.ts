import { type AccountKey, accountOf, chart } from '@/lib/domain/invoices/accounts'
import { sumOere, vatInOere } from '@/lib/shared/money'

/** One line of the ledger. Exactly one of the amounts is above zero, in øre. */
export type Posting = {
  /** The Danish calendar day, yyyy-mm-dd. */
  day: string
  /** The invoice's number; of a movement the invoice's with three digits after it. Programs take numbers only. */
  voucher: number
  text: string
  account: string
  debitOere: number
  creditOere: number
  /** 'S25' on what is sold with moms, and on the loss of it; empty on everything else. */
  vatCode: '' | 'S25'
  /** The moms of this line in øre, below zero in credit. It is posted on a line of its own. */
  vatOere: number
}

/** What an invoice or credit note is booked from; amounts above zero for both. */
export type BookedDocument = {
  number: number
  kind: 'invoice' | 'credit_note'
  issuedOn: string
  buyer: string
  totalOere: number
  vatOere: number
  lines: readonly { account: string; netOere: number; vatOere: number }[]
}

/** What a movement is booked from; the amount is positive when it reduces what is owed. */
export type BookedMovement = {
  number: number
  /** Its place among the invoice's movements, from 1. */
  place: number
  kind: 'payment' | 'credit' | 'refund' | 'write_off'
  bookedOn: string
  amountOere: number
  buyer: string
  /** What was written off of the invoice before it and not taken back, in øre. */
  lossBeforeOere: number
  /** Whether the payment provider has the money, not the bank. */
  isByProvider: boolean
}

type LossParts = Pick<BookedMovement, 'kind' | 'amountOere' | 'lossBeforeOere'>

/** The voucher of an invoice or credit note: what is owed against the sales and the moms. */
export function documentPostings(document: BookedDocument): Posting[] {
  const { number, kind, issuedOn, buyer, totalOere, vatOere, lines } = document
  const isCredit = kind === 'credit_note'
  const post = poster({
    day: issuedOn,
    voucher: number,
    text: `${isCredit ? 'Kreditnota' : 'Faktura'} ${number}, ${buyer}`,
  })
  const sales = new Map<string, { netOere: number; vatOere: number }>()
  for (const { account, ...line } of lines) {
    const { netOere = 0, vatOere: lineVatOere = 0 } = sales.get(account) ?? {}
    sales.set(account, {
      netOere: sumOere([netOere, line.netOere]),
      vatOere: sumOere([lineVatOere, line.vatOere]),
    })
  }
  const owed = (amountOere: number) => (isCredit ? sumOere([0, -amountOere]) : amountOere)
  return balanced([
    post(chart.receivables.number, owed(totalOere)),
    ...[...sales].map(([account, line]) => post(account, -owed(line.netOere), -owed(line.vatOere))),
    post(chart.vat.number, -owed(vatOere)),
  ])
}

/**
 * The voucher of a payment, refund or loss, whose moms goes back to us. None for a credit: the credit note is its own
 * voucher.
 */
export function movementPostings(movement: BookedMovement): Posting[] {
  const { number, place, kind, bookedOn, amountOere, buyer } = movement
  if (kind === 'credit') return []
  const post = poster({
    day: bookedOn,
    voucher: movementVoucher(number, place),
    text: `${movementText({ ...movement, kind })}, faktura ${number}, ${buyer}`,
  })
  const vatOere = lossVatOere(movement)
  return balanced([
    post(chart[againstOf(movement)].number, sumOere([amountOere, -vatOere]), vatOere || undefined),
    post(chart.vat.number, vatOere),
    post(chart.receivables.number, -amountOere),
  ])
}

/**
 * The moms that a loss takes off what we owe, in øre; below zero where it is paid or credited after all. Momsloven § 27,
 * stk. 6: 80 % of the loss is deducted from what moms is counted of, which is the fifth of it that was moms. Counted from
 * the loss as a whole, so that parts add up to it.
 */
export function lossVatOere({ kind, amountOere, lossBeforeOere }: LossParts): number {
  if (kind !== 'write_off') return 0
  const vatOf = (lossOere: number) => vatInOere(Math.max(0, lossOere))
  return sumOere([vatOf(sumOere([lossBeforeOere, amountOere])), -vatOf(lossBeforeOere)])
}

/** Whether it takes back what was written off before: it was paid or credited after all. */
const isLossBack = ({ kind, amountOere, lossBeforeOere }: LossParts) =>
  kind === 'write_off' && amountOere < 0 && lossBeforeOere > 0

const movementTexts = { payment: 'Betaling', refund: 'Tilbagebetaling', write_off: 'Afskrevet' } as const

type TextedMovement = LossParts & { kind: keyof typeof movementTexts }

function movementText(movement: TextedMovement): string {
  const { kind, amountOere } = movement
  if (isLossBack(movement)) return 'Afskrivning ført tilbage'
  if (kind === 'payment' && amountOere < 0) return 'Betaling taget af igen'
  if (kind === 'refund' && amountOere > 0) return 'Tilbagebetaling kommet tilbage'
  const isKept = kind === 'write_off' && amountOere < 0
  return isKept ? 'Beholdt overbetaling' : movementTexts[kind]
}

function againstOf(movement: BookedMovement): AccountKey {
  const { kind, amountOere, isByProvider } = movement
  if (kind === 'write_off') return amountOere > 0 || isLossBack(movement) ? 'losses' : 'rounding'
  return isByProvider ? 'clearing' : 'bank'
}

/**
 * The voucher again for a program that works out the moms itself from the code: the moms is in the amounts of the lines
 * that have it, and not posted beside them, where it would be counted twice.
 */
export function withVatInside(postings: readonly Posting[]): Posting[] {
  const lines = postings.filter(({ account }) => account !== chart.vat.number)
  return balanced(
    lines.map(({ debitOere, creditOere, vatOere, ...line }) => ({
      ...line,
      vatOere,
      ...sidesOf(sumOere([debitOere, -creditOere, vatOere])),
    })),
  )
}

const placesAfterNumber = 1000

/** The same in every export. Throws a RangeError for more than 999 movements: the next invoice's are the next numbers. */
function movementVoucher(number: number, place: number): number {
  if (place >= placesAfterNumber) throw new RangeError(`Invoice ${number} has too many movements`)
  return number * placesAfterNumber + place
}

/** `vatOere`: of a line with a code. */
const poster =
  (common: Pick<Posting, 'day' | 'voucher' | 'text'>) =>
  (account: string, amountOere: number, vatOere?: number): Posting => ({
    ...common,
    account,
    vatCode: vatOere === undefined ? '' : 'S25',
    vatOere: vatOere ?? 0,
    ...sidesOf(amountOere),
  })

const sidesOf = (amountOere: number) => ({
  debitOere: Math.max(0, amountOere),
  creditOere: Math.max(0, sumOere([0, -amountOere])),
})

/** Leaves out zeros. Throws when debit and credit differ: such a voucher must not reach anybody's books. */
function balanced(postings: Posting[]): Posting[] {
  const difference = sumOere(postings.flatMap(({ debitOere, creditOere }) => [debitOere, -creditOere]))
  if (difference !== 0) throw new Error(`Voucher ${postings[0]?.voucher} does not balance`)
  return postings.filter(({ debitOere, creditOere }) => debitOere > 0 || creditOere > 0)
}

/** The account's name; its number where it is not in the chart any more. */
export const accountName = (number: string) => accountOf(number)?.name ?? number
