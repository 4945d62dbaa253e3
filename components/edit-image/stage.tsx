'use client'

import { useEffect, useRef, useState } from 'react'
import { CropFrame } from '@/components/edit-image/crop-frame'
import { RangeField } from '@/components/edit-image/range-field'
import { Button } from '@/components/ui/button'
import type { Recipe } from '@/lib/domain/pictures/recipe'
import { geometryOf } from '@/lib/domain/pictures/recipe-geometry'
import { applyTones, hasTones, levelsOf, tonesOf } from '@/lib/domain/pictures/recipe-tones'

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

/** Longest side of a preview in pixels: sharp on a phone, and fast enough for a drag. */
const LONGEST = 900

/**
 * Applies the recipe with the server's calculation. `whole` skips the crop, to show what is cut away; `plain` skips
 * the colours, for comparison.
 */
function drawPreview(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
  recipe: Recipe,
  { whole = false, plain = false }: { whole?: boolean; plain?: boolean } = {},
): void {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const { frame, cut, degrees } = geometryOf(size, recipe)
  const shown = whole ? { left: 0, top: 0, ...frame } : cut
  const scale = Math.min(1, LONGEST / Math.max(shown.width, shown.height))
  canvas.width = Math.max(1, Math.round(shown.width * scale))
  canvas.height = Math.max(1, Math.round(shown.height * scale))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return
  pen.scale(scale, scale)
  pen.translate(frame.width / 2 - shown.left, frame.height / 2 - shown.top)
  pen.rotate(((degrees + recipe.turns * 90) * Math.PI) / 180)
  pen.drawImage(picture, -size.width / 2, -size.height / 2)
  if (!plain && hasTones(recipe)) recolour(pen, canvas, recipe, whole ? keptPart(recipe, canvas) : null)
}

type Part = { left: number; top: number; width: number; height: number }

/** Levels are computed from the cropped part, even while the whole picture is shown. */
function recolour(
  pen: CanvasRenderingContext2D,
  { width, height }: HTMLCanvasElement,
  recipe: Recipe,
  part: Part | null,
) {
  const kept = part ?? { left: 0, top: 0, width, height }
  const levels = levelsOf(pen.getImageData(kept.left, kept.top, kept.width, kept.height).data, 4)
  const image = pen.getImageData(0, 0, width, height)
  applyTones(image.data, 4, tonesOf(recipe, levels))
  pen.putImageData(image, 0, 0)
}

function keptPart({ cropLeft, cropRight, cropTop, cropBottom }: Recipe, { width, height }: HTMLCanvasElement): Part {
  return {
    left: Math.floor((width * cropLeft) / 100),
    top: Math.floor((height * cropTop) / 100),
    width: Math.max(1, Math.floor((width * (100 - cropLeft - cropRight)) / 100)),
    height: Math.max(1, Math.floor((height * (100 - cropTop - cropBottom)) / 100)),
  }
}
