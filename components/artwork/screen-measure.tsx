'use client'

import { useEffect, useState } from 'react'
import { RangeField } from '@/components/edit-image/range-field'

type ScreenMeasureProps = { pixelsPerMm: number; onChange: (pixelsPerMm: number) => void }

/** A bar as wide as a payment card once the screen is calibrated. */
export function ScreenMeasure({ pixelsPerMm, onChange }: ScreenMeasureProps) {
  const width = Math.round(pixelsPerMm * cardWidthMm)
  return (
    <div className="space-y-4">
      <p className="text-sm">
        Hold et betalingskort mod skærmen, og træk, til stregen er lige så lang som kortet. Målet huskes på denne enhed.
      </p>
      <div className="overflow-x-auto">
        <div
          aria-hidden
          className="flex h-12 items-center justify-center rounded-lg border-x-3 border-primary bg-primary-soft text-primary-soft-foreground text-sm"
          style={{ width }}
        >
          85,6 mm
        </div>
      </div>
      <RangeField
        label="Stregens længde"
        words={`${width} punkter på skærmen`}
        min={200}
        max={700}
        step={1}
        value={width}
        onChange={(value) => onChange(value / cardWidthMm)}
      />
    </div>
  )
}

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
