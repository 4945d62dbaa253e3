import type { References } from '@/lib/domain/bookkeeping/bank/find-references'
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

export type Judgement =
  | { state: 'matched'; invoiceId: string }
  | { state: 'doubtful'; doubt: string; invoiceId: string | null }

type Deposit = { amountOere: number; text: string }
type Found = { references: References; named: readonly Candidate[]; sameAmount: readonly Candidate[] }

/**
 * What a deposit is for. Only one open invoice, named by its payment code or its number and paid to the øre, is matched;
 * everything else is for a person, with the reason and the likely invoice. `named`: those with one of the references;
 * `sameAmount`: open ones of which exactly this amount is left.
 */
export function judgeDeposit({ amountOere, text }: Deposit, { references, named, sameAmount }: Found): Judgement {
  const byCode = named.filter(({ paymentCode }) => references.codes.includes(paymentCode))
  // A number can be there by chance; a payment code has a check digit.
  const hits = byCode.length > 0 ? byCode : named.filter(({ number }) => references.numbers.includes(number))
  const [only, second] = hits
  if (only && second) return doubtful(`Teksten nævner flere fakturaer: ${listOf(hits)}.`, likeliest(hits, amountOere))
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
export function asSeenBefore({ invoiceId }: Judgement): Judgement {
  const doubt = 'Den ligner en, vi har i forvejen: samme dag, beløb og tekst. Læg den til side, hvis det er den samme.'
  return { state: 'doubtful', doubt, invoiceId }
}

function judgeOne(invoice: Candidate, amountOere: number): Judgement {
  const { id, number, kind, status, leftOere } = invoice
  if (kind === 'credit_note') return doubtful(`${number} er en kreditnota. Den skal ikke betales.`, null)
  if (status === 'paid') return doubtful(`Faktura ${number} er allerede betalt. Den kan være betalt to gange.`, invoice)
  if (status === 'credited') return doubtful(`Faktura ${number} er krediteret.`, invoice)
  if (status === 'written_off') return doubtful(`Faktura ${number} er afskrevet som tab.`, invoice)
  if (leftOere === amountOere) return { state: 'matched', invoiceId: id }
  const how = amountOere < leftOere ? 'Der er betalt for lidt' : 'Der er betalt for meget'
  return doubtful(`${how}: der mangler ${formatOere(leftOere)} på faktura ${number}.`, invoice)
}

function doubtful(doubt: string, likely: Candidate | null): Judgement {
  return { state: 'doubtful', doubt: doubt.slice(0, 300), invoiceId: likely?.id ?? null }
}

function likeliest(hits: readonly Candidate[], amountOere: number): Candidate | null {
  const open = hits.filter(({ status, kind }) => status === 'open' && kind === 'invoice')
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
