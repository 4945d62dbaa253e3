/**
 * Whether a text is a valid EAN (GLN) number: thirteen digits whose sum, weighted 1 and 3 in turn from the left, is
 * divisible by 10 (GS1 General Specifications § 7.9). Does not check that the number is assigned.
 */
export function isEan(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false
  const sum = [...text].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** The number as printed, '5798 0000 0000 1', with no-break spaces. Other texts are returned unchanged. */
export function formatEan(ean: string): string {
  return /^\d{13}$/.test(ean) ? ean.replace(/^(\d{4})(\d{4})(\d{4})(\d)$/, '$1\u00A0$2\u00A0$3\u00A0$4') : ean
}
