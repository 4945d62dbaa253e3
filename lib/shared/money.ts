/**
 * All arithmetic with amounts is in this file: whole øre as safe integers here, int8 in the database, never a fraction
 * (tests/lint/money.test.ts).
 */

/** Moms in percent of the net price: momsloven § 33. */
export const VAT_PERCENT = 25

const kroner = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Throws a RangeError unless the amount is a whole, exactly represented number of øre. */
function assertOere(amountOere: number): void {
  if (!Number.isSafeInteger(amountOere)) throw new RangeError('An amount is a whole number of øre')
}

/** A database amount (int8) in øre. Throws a RangeError beyond 90 trillion (10^12) kroner. */
export function toOere(int8: bigint): number {
  const amountOere = Number(int8)
  assertOere(amountOere)
  return amountOere
}

/** An amount in øre as people read it, '1.234,56 kr.', with a no-break space. */
export function formatOere(amountOere: number): string {
  assertOere(amountOere)
  return `${kroner.format(amountOere / 100)}\u00A0kr.`
}

/** The kroner of an amount without its øre, '1.234', for figures that leave them out. */
export function wholeKroner(amountOere: number): string {
  assertOere(amountOere)
  return (Math.trunc(amountOere / 100) || 0).toLocaleString('da-DK')
}

/** An amount with a point and two decimals, '1234.56', as data formats want it. */
export function decimalOere(amountOere: number): string {
  assertOere(amountOere)
  const digits = String(Math.abs(amountOere)).padStart(3, '0')
  return `${amountOere < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The same with a comma, '1234,56', as people type it and Danish spreadsheets read it. */
export const commaOere = (amountOere: number) => decimalOere(amountOere).replace('.', ',')

/**
 * Øre from an amount written in Danish ('1.234,56', '-29', '29,5', with or without 'kr.') or with a decimal point
 * ('1234.56'); null for anything else. A point before exactly three digits separates thousands.
 */
export function parseOere(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '').replace(/kr\.?$/i, '')
  const match =
    /^([+-]?)(\d{1,3}(?:\.\d{3}){1,4}|\d{1,13})(?:,(\d{1,2}))?$/.exec(plain) ??
    /^([+-]?)(\d{1,13})\.(\d{1,2})$/.exec(plain)
  if (!match) return null
  const [, sign, whole = '', decimals = ''] = match
  const amountOere = Number(whole.replaceAll('.', '') + decimals.padEnd(2, '0'))
  if (!Number.isSafeInteger(amountOere)) return null
  return sign === '-' ? 0 - amountOere : amountOere
}

/** The sum in øre. Throws a RangeError when it is no longer exact. */
export function sumOere(amountsOere: readonly number[]): number {
  const total = amountsOere.reduce((sum, each) => sum + each, 0)
  assertOere(total)
  return total
}

/** The amount times a whole number, in øre. */
export function timesOere(amountOere: number, count: number): number {
  assertOere(count)
  const product = amountOere * count
  assertOere(product)
  return product
}

/**
 * The share `part` of `whole` of an amount, in øre rounded down; exact for any size. 0 ≤ part ≤ whole, whole > 0 and
 * the amount not negative, otherwise a RangeError.
 */
export function shareOfOere(amountOere: number, part: number, whole: number): number {
  for (const each of [amountOere, part, whole]) assertOere(each)
  if (amountOere < 0 || part < 0 || whole <= 0 || part > whole) throw new RangeError('Not a share of an amount')
  return Number((BigInt(amountOere) * BigInt(part)) / BigInt(whole))
}

/** An amount divided by a whole number above 0, in øre rounded to the nearest (half away from zero). */
export function dividedOere(amountOere: number, count: number): number {
  for (const each of [amountOere, count]) assertOere(each)
  if (count <= 0) throw new RangeError('An amount is divided by a number above 0')
  const pieceOere = Math.round(Math.abs(amountOere) / count)
  return amountOere < 0 ? sumOere([0, -pieceOere]) : pieceOere
}

/** The moms included in a price, in øre rounded to the nearest. Throws a RangeError for an invalid amount. */
export function vatInOere(priceOere: number): number {
  if (!Number.isSafeInteger(priceOere) || priceOere < 0) throw new RangeError('A price is a whole number of øre')
  return Math.round((priceOere * VAT_PERCENT) / (100 + VAT_PERCENT))
}

/** The moms on a net amount, in øre rounded to the nearest (half away from zero). */
export function vatOnOere(netOere: number): number {
  assertOere(netOere)
  const vatOere = Math.round((Math.abs(netOere) * VAT_PERCENT) / 100)
  // Not -vatOere: -0 would be shown as '-0,00 kr.'.
  return netOere < 0 ? 0 - vatOere : vatOere
}

/** A net price with moms added, in øre. */
export function withVatOere(netOere: number): number {
  return sumOere([netOere, vatOnOere(netOere)])
}
