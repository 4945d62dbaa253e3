// As in a scan: its signs come within milliseconds of each other, and its end right after them.
const longestGapMs = 400

/**
 * Tells which keys are part of a scan, so that they press nothing: whatever follows a printed sign within 0.4 s, and what
 * follows that. A key that is pressed by itself is a person's. `press` takes the key as the browser names it and when it
 * was pressed, in ms; true for one that is nobody's.
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
