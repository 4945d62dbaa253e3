'use client'

import { useEffect, useState } from 'react'
import { RangeField } from '@/components/edit-image/range-field'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import { seenOnScreen } from '@/lib/domain/artwork/seen-on-screen'
import type { ArtworkPreview } from '@/lib/domain/exports/schema'
import { lengthText } from '@/lib/shared/millimetres'

type StonePreviewProps = {
  preview: ArtworkPreview
  svg: string
  shape: ArtworkOptions['shape']
  cornerRadiusMm: number
}

/** The drawing as it will look on the stone, fitted or at actual size. */
export function StonePreview({ preview, svg, shape, cornerRadiusMm }: StonePreviewProps) {
  const [view, setView] = useState('fit')
  const [measured, keepMeasured] = useScreenSize()
  const isTrue = view === 'true'
  const { size } = preview
  if (!size) return null
  return (
    <div className="space-y-4">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <section aria-label="Tegningen på stenen" tabIndex={0} className="overflow-auto rounded-2xl bg-muted p-5">
        <StonePicture
          preview={preview}
          svg={svg}
          size={size}
          shape={shape}
          cornerRadiusMm={cornerRadiusMm}
          pixelsPerMm={isTrue ? (measured ?? cssPixelsPerMm) : null}
        />
      </section>
      <FieldGroup legend="Vis">
        <RadioGroup
          name="preview-size"
          value={view}
          onValueChange={setView}
          className="flex flex-wrap gap-x-6 space-y-0"
          options={[
            { value: 'fit', label: 'Hele tegningen' },
            { value: 'true', label: 'I naturlig størrelse' },
          ]}
        />
      </FieldGroup>
      {isTrue && <ScreenMeasure pixelsPerMm={measured ?? cssPixelsPerMm} onChange={keepMeasured} />}
    </div>
  )
}

type StonePictureProps = {
  preview: ArtworkPreview
  /** The laser's own file: black is engraved. */
  svg: string
  size: { widthMm: number; heightMm: number }
  shape: ArtworkOptions['shape']
  cornerRadiusMm: number
  /** Null fits the available space. */
  pixelsPerMm: number | null
}

/** Limits the height, so a tall plaque is visible whole. */
const tallest = '32rem'

/** Stone and engraving as greys of their reflectance; the laser file itself is the mask, not a redrawing. */
function StonePicture({ preview, svg, size, shape, cornerRadiusMm, pixelsPerMm }: StonePictureProps) {
  const { widthMm, heightMm } = size
  const ratio = widthMm / heightMm
  const width = pixelsPerMm === null ? `min(100%, calc(${tallest} * ${ratio}))` : widthMm * pixelsPerMm
  const radius = shape === 'circle' ? '50%' : shape === 'rounded' ? corners(cornerRadiusMm, size) : undefined
  const mask = `url("data:image/svg+xml,${encodeURIComponent(seenOnScreen(svg))}")`
  return (
    <div
      className={shape === 'none' ? 'mx-auto box-content p-5' : 'mx-auto'}
      style={{ width, background: grey(preview.surface), borderRadius: radius }}
    >
      <div
        role="img"
        aria-label={`Tegningen, ${lengthText(widthMm)} × ${lengthText(heightMm)} mm`}
        style={{
          aspectRatio: `${widthMm} / ${heightMm}`,
          background: grey(preview.engraving),
          maskImage: mask,
          maskSize: '100% 100%',
        }}
      />
    </div>
  )
}

function corners(radiusMm: number, { widthMm, heightMm }: StonePictureProps['size']): string {
  return `${(100 * radiusMm) / widthMm}% / ${(100 * radiusMm) / heightMm}%`
}

/** A reflectance as a grey of the screen (gamma 2.2). */
function grey(reflectance: number): string {
  const level = Math.round(255 * reflectance ** (1 / 2.2))
  return `rgb(${level} ${level} ${level})`
}

type ScreenMeasureProps = { pixelsPerMm: number; onChange: (pixelsPerMm: number) => void }

/** A bar as wide as a payment card once the screen is calibrated. */
function ScreenMeasure({ pixelsPerMm, onChange }: ScreenMeasureProps) {
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
const cssPixelsPerMm = 96 / 25.4
/** ISO/IEC 7810 ID-1: every payment card. */
const cardWidthMm = 85.6

/** CSS pixels per real millimetre on this screen, stored on the device; null until calibrated. */
function useScreenSize(): [pixelsPerMm: number | null, keep: (pixelsPerMm: number) => void] {
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
