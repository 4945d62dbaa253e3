const kroner = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount in øre as people read it, '1.234,56 kr.', with a no-break space. */
export function formatOere(amountOere: number): string {
  if (!Number.isSafeInteger(amountOere)) throw new RangeError('An amount is a whole number of øre')
  return `${kroner.format(amountOere / 100)}\u00A0kr.`
}
