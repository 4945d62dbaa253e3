import { isPaymentCode } from '@/lib/domain/invoices/payment-code'

/** What a deposit's text may refer to. */
export type References = {
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
