import { parseOere } from '@/lib/shared/money'

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
