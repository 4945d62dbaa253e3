'use client'

import { useEffect, useState } from 'react'

const key = 'mindelund-skaerm'
/** CSS defines an inch as 96 pixels; few screens are so. */
export const cssPixelsPerMm = 96 / 25.4
/** ISO/IEC 7810 ID-1: every payment card. */
export const cardWidthMm = 85.6

/** How many CSS pixels a real millimetre is on this screen, kept on the device. Null while nobody has measured. */
export function useScreenSize(): [pixelsPerMm: number | null, keep: (pixelsPerMm: number) => void] {
  const [measured, setMeasured] = useState<number | null>(null)
  useEffect(() => {
    try {
      const kept = Number(window.localStorage.getItem(key))
      if (kept > 1 && kept < 20) setMeasured(kept)
    } catch {
      // A browser may refuse storage: then the screen is measured anew each time.
    }
  }, [])
  return [
    measured,
    (pixelsPerMm) => {
      setMeasured(pixelsPerMm)
      try {
        window.localStorage.setItem(key, String(pixelsPerMm))
      } catch {
        // As above.
      }
    },
  ]
}
