/** A length for people, without its unit: '12,5'. In tenths; no engraving machine cuts finer. */
export function lengthText(mm: number): string {
  return mm.toLocaleString('da-DK', { maximumFractionDigits: 1 })
}

/**
 * The side of a module or the width of a stroke: '1,21'. In hundredths, because half a tenth decides whether it
 * lasts; rounded down, so 0.999 is never shown as 1.
 */
export function fineText(mm: number): string {
  return (Math.floor(mm * 100 + 1e-6) / 100).toLocaleString('da-DK', { maximumFractionDigits: 2 })
}
