'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Recipe } from '@/lib/domain/pictures/recipe'
import { CropFrame } from './crop-frame'
import { drawPreview } from './draw-preview'
import { RangeField } from './range-field'

export type View = 'result' | 'crop'

type StageProps = {
  picture: HTMLImageElement
  alt: string
  recipe: Recipe
  view: View
  onView: (view: View) => void
  onCrop: (part: Partial<Recipe>) => void
  onSettle: () => void
}

/** The preview: the crop over the whole picture, or the result beside the original. */
export function Stage({ picture, alt, recipe, view, onView, onCrop, onSettle }: StageProps) {
  const [share, setShare] = useState(0)
  const [isOriginal, setIsOriginal] = useState(false)
  const before = useRef<HTMLCanvasElement>(null)
  const after = useRef<HTMLCanvasElement>(null)
  const isCrop = view === 'crop' && !isOriginal
  const isCompared = !isCrop && !isOriginal && share > 0

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (after.current && !isOriginal) drawPreview(after.current, picture, recipe, { whole: isCrop })
      if (isCompared && before.current) drawPreview(before.current, picture, recipe, { plain: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [picture, recipe, isCrop, isOriginal, isCompared])

  const canvasClasses = 'block h-auto max-h-[34svh] w-auto max-w-full lg:max-h-[64svh]'
  return (
    <div>
      <div className="flex justify-center rounded-lg bg-muted p-2 sm:p-4">
        <div className="relative max-w-full leading-none" data-testid="stage">
          {isOriginal ? (
            <img src={picture.src} alt={`${alt || 'Billedet'}, originalen`} className={canvasClasses} />
          ) : (
            <canvas
              ref={after}
              role="img"
              aria-label={`${alt || 'Billedet'}, som det bliver`}
              className={canvasClasses}
            />
          )}
          {isCrop && <CropFrame crop={recipe} onChange={onCrop} onSettle={onSettle} />}
          {isCompared && (
            <canvas
              ref={before}
              aria-hidden
              className="absolute inset-0 size-full"
              style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
            />
          )}
        </div>
      </div>
      <div className="my-3 flex flex-wrap gap-2">
        <Button
          size="compact"
          variant={isCrop ? 'primary' : 'outline'}
          aria-pressed={isCrop}
          onClick={() => onView(view === 'crop' ? 'result' : 'crop')}
        >
          Vis beskæring
        </Button>
        <HoldButton isHeld={isOriginal} onHold={setIsOriginal} />
      </div>
      {!isCrop && (
        <RangeField
          label="Før og efter"
          words={share === 0 ? 'kun efter' : share === 100 ? 'kun før' : `${share} % før, til venstre`}
          min={0}
          max={100}
          step={5}
          value={share}
          onChange={setShare}
        />
      )}
    </div>
  )
}

/** Shows the original while held; from the keyboard it toggles. */
function HoldButton({ isHeld, onHold }: { isHeld: boolean; onHold: (isHeld: boolean) => void }) {
  const letGo = () => onHold(false)
  return (
    <Button
      size="compact"
      variant="outline"
      aria-pressed={isHeld}
      className="touch-none select-none"
      onPointerDown={() => onHold(true)}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        onHold(!isHeld)
      }}
      onBlur={letGo}
    >
      Hold nede for at se originalen
    </Button>
  )
}
