import 'server-only'
import { build, decodeFromCompressedBase64, encodeIntoCompressedBase64, type Histogram } from 'hdr-histogram-js'

export type { Histogram }

/** The largest value told apart; larger ones count as this. Milliseconds, or thousandths of a layout shift. */
export const largestValue = 120_000

/**
 * An empty HDR histogram (hdrhistogram.org) of whole numbers from 0 to `largestValue`. With one significant digit a
 * percentile is at most a sixteenth too high, and a stored histogram about 150 bytes.
 */
export function emptyHistogram(): Histogram {
  return build({
    lowestDiscernibleValue: 1,
    highestTrackableValue: largestValue,
    numberOfSignificantValueDigits: 1,
    bitBucketSize: 32,
    useWebAssembly: false,
  })
}

/** Counts a value, rounded and kept within the range. */
export function recordValue(histogram: Histogram, value: number, count = 1): void {
  const whole = Math.round(value)
  // What is not a number counts as nothing at all.
  if (Number.isNaN(whole)) return
  histogram.recordValueWithCount(Math.min(Math.max(whole, 0), largestValue), count)
}

/** The stored form, and back. */
export function packHistogram(histogram: Histogram): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(encodeIntoCompressedBase64(histogram), 'base64'))
}

export function unpackHistogram(stored: Uint8Array): Histogram {
  return decodeFromCompressedBase64(Buffer.from(stored).toString('base64'), 32, false)
}

/** The sum of stored histograms. */
export function sumOf(stored: readonly Uint8Array[]): Histogram {
  const sum = emptyHistogram()
  for (const bytes of stored) sum.add(unpackHistogram(bytes))
  return sum
}

/** The value that `percent` of all values do not exceed; null when there are none. */
export function percentileOf(histogram: Histogram, percent: number): number | null {
  return histogram.totalCount === 0 ? null : histogram.getValueAtPercentile(percent)
}
