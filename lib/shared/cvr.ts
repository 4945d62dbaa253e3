const WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1]

/**
 * Whether a text is a valid Danish company number (CVR): eight digits, the first not 0, whose weighted sum is
 * divisible by 11. Weights 2, 7, 6, 5, 4, 3, 2, 1 from the left (Erhvervsstyrelsen). Does not check that the number
 * is assigned.
 */
export function isCvr(text: string): boolean {
  if (!/^[1-9]\d{7}$/.test(text)) return false
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(text[place]), 0)
  return sum % 11 === 0
}

/** The number as printed, '12 34 56 74', with no-break spaces. Other texts are returned unchanged. */
export function formatCvr(cvr: string): string {
  return /^\d{8}$/.test(cvr) ? (cvr.match(/../g) ?? []).join('\u00A0') : cvr
}
