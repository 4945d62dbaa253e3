'use client'

import { type PointerEvent, useRef } from 'react'
import { cn } from '@/components/ui/cn'
import { CROP_MOST, type Recipe } from '@/lib/domain/pictures/recipe'

type Crop = Pick<Recipe, 'cropLeft' | 'cropRight' | 'cropTop' | 'cropBottom'>
type Sides = { x: -1 | 0 | 1; y: -1 | 0 | 1 }

// The middle moves the frame; sides and corners resize it. Corners come last to be on top.
const handles: (Sides & { place: string; mark: string })[] = [
  { x: 0, y: 0, place: 'inset-0 cursor-move', mark: '' },
  { x: -1, y: 0, place: '-left-[1.375rem] inset-y-0 w-touch cursor-ew-resize', mark: '' },
  { x: 1, y: 0, place: '-right-[1.375rem] inset-y-0 w-touch cursor-ew-resize', mark: '' },
  { x: 0, y: -1, place: '-top-[1.375rem] inset-x-0 h-touch cursor-ns-resize', mark: '' },
  { x: 0, y: 1, place: '-bottom-[1.375rem] inset-x-0 h-touch cursor-ns-resize', mark: '' },
  {
    x: -1,
    y: -1,
    place: '-left-[1.375rem] -top-[1.375rem] cursor-nwse-resize',
    mark: 'top-5 left-5 border-t-4 border-l-4',
  },
  {
    x: 1,
    y: -1,
    place: '-right-[1.375rem] -top-[1.375rem] cursor-nesw-resize',
    mark: 'top-5 right-5 border-t-4 border-r-4',
  },
  {
    x: -1,
    y: 1,
    place: '-left-[1.375rem] -bottom-[1.375rem] cursor-nesw-resize',
    mark: 'bottom-5 left-5 border-b-4 border-l-4',
  },
  {
    x: 1,
    y: 1,
    place: '-right-[1.375rem] -bottom-[1.375rem] cursor-nwse-resize',
    mark: 'right-5 bottom-5 border-r-4 border-b-4',
  },
]

type CropFrameProps = { crop: Crop; onChange: (crop: Crop) => void; onSettle: () => void }

/**
 * The crop, resized by touch or mouse. Hidden from screen readers and the keyboard: the four labelled sliders beside
 * it do the same.
 */
export function CropFrame({ crop, onChange, onSettle }: CropFrameProps) {
  const whole = useRef<HTMLDivElement>(null)
  const drag = useRef<{ x: number; y: number; crop: Crop } | null>(null)
  const begin = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, crop }
  }
  const move = (event: PointerEvent, sides: Sides) => {
    const box = whole.current?.getBoundingClientRect()
    if (!drag.current || !box || box.width === 0 || box.height === 0) return
    const byX = ((event.clientX - drag.current.x) / box.width) * 100
    const byY = ((event.clientY - drag.current.y) / box.height) * 100
    onChange(pulled(drag.current.crop, sides, byX, byY))
  }
  const end = () => {
    drag.current = null
    onSettle()
  }
  const inset = `${crop.cropTop}% ${crop.cropRight}% ${crop.cropBottom}% ${crop.cropLeft}%`
  return (
    <div ref={whole} aria-hidden className="absolute inset-0">
      <div className="absolute inset-0 overflow-hidden">
        <div className="absolute shadow-[0_0_0_100vmax_var(--overlay)]" style={{ inset }} />
      </div>
      <div className="absolute border-2 border-stone-50 outline outline-1 outline-stone-900" style={{ inset }}>
        {handles.map(({ place, mark, ...sides }) => (
          <div
            key={place}
            data-side={`${sides.x},${sides.y}`}
            className={cn('absolute touch-none', mark && 'size-touch', place)}
            onPointerDown={begin}
            onPointerMove={(event) => move(event, sides)}
            onPointerUp={end}
            onPointerCancel={end}
          >
            {mark && <span className={cn('absolute size-5 border-stone-50', mark)} />}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The crop after a drag by percentages of the picture, in steps of 0.5 %, never under 10 % of a side. */
function pulled(crop: Crop, { x, y }: Sides, byX: number, byY: number): Crop {
  const [cropLeft, cropRight] = pullPair(crop.cropLeft, crop.cropRight, x, y, byX)
  const [cropTop, cropBottom] = pullPair(crop.cropTop, crop.cropBottom, y, x, byY)
  return { cropLeft, cropRight, cropTop, cropBottom }
}

function pullPair(near: number, far: number, own: -1 | 0 | 1, other: -1 | 0 | 1, by: number): [number, number] {
  if (own === -1) return [between(near + by, CROP_MOST - far), far]
  if (own === 1) return [near, between(far - by, CROP_MOST - near)]
  if (other !== 0) return [near, far]
  const moved = between(near + by, near + far)
  return [moved, near + far - moved]
}

function between(value: number, most: number): number {
  return Math.round(Math.min(most, Math.max(0, value)) * 2) / 2
}
