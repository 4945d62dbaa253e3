/** A length as a person reads it, without its unit: '12,5'. Tenths everywhere; no machine of the trade cuts finer. */
export function lengthText(mm: number): string {
  return mm.toLocaleString('da-DK', { maximumFractionDigits: 1 })
}

/**
 * The side of a module or the width of a stroke: '1,21'. Hundredths, because half a tenth decides whether it lasts, and
 * rounded down: what is 0.999 must not be called 1.
 */
export function fineText(mm: number): string {
  return (Math.floor(mm * 100 + 1e-6) / 100).toLocaleString('da-DK', { maximumFractionDigits: 2 })
}
