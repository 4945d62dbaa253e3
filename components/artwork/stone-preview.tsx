'use client'

import { useState } from 'react'
import { cssPixelsPerMm, ScreenMeasure, useScreenSize } from '@/components/artwork/screen-measure'
import { StonePicture } from '@/components/artwork/stone-picture'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import type { ArtworkPreview } from '@/lib/domain/exports/schema'

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
