// As in a scan: its signs come within milliseconds of each other, and its end right after them.
const longestGapMs = 400

/**
 * Recognises the keys of a scan, so that they press no button: every key within 0.4 s of a printable key or of another
 * key of the scan. `press` takes KeyboardEvent.key and its time in ms; true for a key to be ignored.
 */
export function scanGuard(): { press: (key: string, atMs: number) => boolean } {
  let lastOfScanMs = Number.NEGATIVE_INFINITY
  return {
    press(key, atMs) {
      const isWithin = atMs - lastOfScanMs <= longestGapMs
      if (isWithin || key.length === 1) lastOfScanMs = atMs
      return isWithin
    },
  }
}
