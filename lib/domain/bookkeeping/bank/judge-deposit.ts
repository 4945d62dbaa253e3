import { isPaymentCode } from '@/lib/domain/invoices/payment-code'
import { formatOere } from '@/lib/shared/money'

/** An invoice or credit note that a deposit may be for; `leftOere` is what is still owed. */
export type Candidate = {
  id: string
  number: number
  paymentCode: string
  kind: 'invoice' | 'credit_note'
  status: 'open' | 'paid' | 'credited' | 'written_off'
  leftOere: number
  buyerName: string
}

export type Judgement = {
  state: 'matched' | 'doubtful'
  /** For a person, in Danish, at most 300 characters. */
  advice: string
  /** What it is likely for; what it is for when it is matched. */
  likely: Candidate | null
  /** The open invoices that the text names, where it names several. At most twelve. */
  several: readonly Candidate[]
}

type Deposit = { amountOere: number; text: string }
type Found = { references: References; named: readonly Candidate[]; sameAmount: readonly Candidate[] }

/**
 * What a deposit is for as the invoices stand now: never stored, since tomorrow they stand otherwise. Only one open
 * invoice, named by its payment code or its number and paid to the øre, is matched; everything else is for a person,
 * with the reason and the likely invoice. `named`: those with one of the references; `sameAmount`: open ones of which
 * exactly this amount is left.
 */
export function judgeDeposit({ amountOere, text }: Deposit, { references, named, sameAmount }: Found): Judgement {
  const byCode = named.filter(({ paymentCode }) => references.codes.includes(paymentCode))
  // A number can be there by chance; a payment code has a check digit.
  const hits = byCode.length > 0 ? byCode : named.filter(({ number }) => references.numbers.includes(number))
  const [only, second] = hits
  if (only && second) {
    const several = hits.filter(isOpen).slice(0, mostSeveral)
    return { ...doubtful(`Teksten nævner flere fakturaer: ${listOf(hits)}.`, likeliest(several, amountOere)), several }
  }
  const byName = sameAmount.filter(({ buyerName }) => isNamed(buyerName, text))
  if (only && byCode.length === 0 && byName[0] && !isNamed(only.buyerName, text)) {
    // Many invoices are of the same amount, and a number has no check digit.
    const why = `Nummeret er faktura ${only.number}, men navn og beløb passer på faktura ${byName[0].number}.`
    return doubtful(why, byName[0])
  }
  if (only) return judgeOne(only, amountOere)
  const [namesake, other] = byName
  if (namesake && other) return doubtful(`Navn og beløb passer på flere fakturaer: ${listOf(byName)}.`, namesake)
  if (namesake) return doubtful(`Der er ingen kode, men navn og beløb passer på faktura ${namesake.number}.`, namesake)
  const [fitting, more] = sameAmount
  const unknown = references.codes.length > 0 ? 'Vi kender ikke koden i teksten' : 'Der er ingen kode i teksten'
  if (fitting && !more) return doubtful(`${unknown}. Beløbet passer på faktura ${fitting.number}.`, fitting)
  return doubtful(`${unknown}, og beløbet alene siger ikke hvem.`, null)
}

/** A deposit that is perhaps in our books already, by the same day, amount and text. */
export function asSeenBefore(judgement: Judgement): Judgement {
  const advice = 'Den ligner en, vi har i forvejen: samme dag, beløb og tekst. Læg den til side, hvis det er den samme.'
  return { ...judgement, state: 'doubtful', advice }
}

/** The open invoices of an advice and what each lacks, to tell later whether it is still so: '10001:29000 10002:100'. */
export function figuresOf(judgement: Judgement): string {
  return shownOf(judgement)
    .map(({ number, leftOere }) => `${number}:${leftOere}`)
    .join(' ')
}

/** The same figures as a Danish sentence. */
export function figuresText(judgement: Judgement): string {
  const shown = shownOf(judgement)
  if (shown.length === 0) return 'Nu passer indbetalingen ikke på nogen faktura.'
  return shown.map(({ number, leftOere }) => `Nu mangler der ${formatOere(leftOere)} på faktura ${number}.`).join(' ')
}

const shownOf = ({ likely, several }: Judgement) => (several.length > 0 ? several : likely ? [likely] : [])

function judgeOne(invoice: Candidate, amountOere: number): Judgement {
  const { number, kind, status, leftOere } = invoice
  if (kind === 'credit_note') return doubtful(`${number} er en kreditnota. Den skal ikke betales.`, null)
  if (status === 'paid') return doubtful(`Faktura ${number} er allerede betalt. Den kan være betalt to gange.`, invoice)
  if (status === 'credited') return doubtful(`Faktura ${number} er krediteret.`, invoice)
  if (status === 'written_off') return doubtful(`Faktura ${number} er afskrevet som tab.`, invoice)
  if (leftOere === amountOere) {
    return { ...doubtful(`Teksten og beløbet passer på faktura ${number}. Før den herfra.`, invoice), state: 'matched' }
  }
  const how = amountOere < leftOere ? 'Der er betalt for lidt' : 'Der er betalt for meget'
  return doubtful(`${how}: der mangler ${formatOere(leftOere)} på faktura ${number}.`, invoice)
}

function doubtful(advice: string, likely: Candidate | null): Judgement {
  return { state: 'doubtful', advice: advice.slice(0, 300), likely, several: [] }
}

const mostSeveral = 12
const isOpen = ({ status, kind }: Candidate) => status === 'open' && kind === 'invoice'

function likeliest(open: readonly Candidate[], amountOere: number): Candidate | null {
  return open.find(({ leftOere }) => leftOere === amountOere) ?? open[0] ?? null
}

const listOf = (invoices: readonly Candidate[]) =>
  invoices
    .slice(0, 6)
    .map(({ number }) => number)
    .join(', ')

/** Whether two words of the name are in the text; banks cut names off, so a word may be short of its end. */
function isNamed(name: string, text: string): boolean {
  const said = wordsOf(text)
  const wanted = wordsOf(name).slice(0, 12)
  const found = wanted.filter((word) =>
    said.some((each) => each === word || (each.length > 3 && word.startsWith(each))),
  )
  return found.length >= Math.min(2, wanted.length) && found.length > 0
}

const wordsOf = (text: string) =>
  text
    .slice(0, 500)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)

/** What a deposit's text may refer to. */
type References = {
  /** Digits that pass as payment codes. */
  codes: string[]
  /** Digits that can be an invoice's number. */
  numbers: number[]
}

// A text of 500 characters has no more that mean something.
const mostReferences = 40
const mostJoined = 6
/** Of a PostgreSQL integer. */
const highestNumber = 2_147_483_647

/**
 * Payment codes and invoice numbers in a deposit's text, however they are written: '100017', '1000 17', '10 00 17',
 * 'Faktura 10001', 'FI +71<000000000100017', 'Fakt.nr.10001'. Groups of digits are also read as one.
 */
export function findReferences(text: string): References {
  const codes = new Set<string>()
  const numbers = new Set<number>()
  for (const chain of text.slice(0, 500).match(/\d+(?:[ .\-/]\d+)*/g) ?? []) {
    const groups = chain.split(/\D/)
    for (let from = 0; from < groups.length; from += 1) {
      for (let to = from + 1; to <= Math.min(groups.length, from + mostJoined); to += 1) {
        const digits = groups.slice(from, to).join('').replace(/^0+/, '')
        if (digits.length < 5 || digits.length > 15) continue
        if (codes.size + numbers.size >= mostReferences) return { codes: [...codes], numbers: [...numbers] }
        if (isPaymentCode(digits)) codes.add(digits)
        // A number in groups is a code, an amount or a date.
        if (to === from + 1 && Number(digits) <= highestNumber) numbers.add(Number(digits))
      }
    }
  }
  return { codes: [...codes], numbers: [...numbers] }
}
