'use client'

import { useEffect, useState } from 'react'

const key = 'mindelund-skaerm'
/** CSS defines an inch as 96 pixels; few screens match. */
export const cssPixelsPerMm = 96 / 25.4
/** ISO/IEC 7810 ID-1: every payment card. */
export const cardWidthMm = 85.6

/** CSS pixels per real millimetre on this screen, stored on the device; null until calibrated. */
export function useScreenSize(): [pixelsPerMm: number | null, keep: (pixelsPerMm: number) => void] {
  const [measured, setMeasured] = useState<number | null>(null)
  useEffect(() => {
    try {
      const kept = Number(window.localStorage.getItem(key))
      if (kept > 1 && kept < 20) setMeasured(kept)
    } catch {
      // Storage may be refused; then the screen is calibrated each time.
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
