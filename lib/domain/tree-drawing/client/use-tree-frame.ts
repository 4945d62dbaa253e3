'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { moveBoxes } from '@/lib/domain/tree-drawing/client/move-boxes'
import { PanAndZoom } from '@/lib/domain/tree-drawing/client/pan-and-zoom'
import { drawingMargin, type Point, type TreeLayout } from '@/lib/domain/tree-drawing/geometry'

/** Who was found by search. Another object each time, so that the same person can be found again. */
export type FoundInTree = { personId: string }

type Drawn = { layout: TreeLayout; centreId: string; selectedId: string | null; found: FoundInTree | null }

/**
 * The frame that a drawing is moved in. At first the centre is in the middle, at the scale in the frame's `--tree-scale`.
 * When the drawing changes, `anchor` stays where it is on the screen; a new centre comes to the middle. Who is selected is
 * brought into sight, and who was found comes to the middle, with the frame on the screen.
 */
export function useTreeFrame({ layout, centreId, selectedId, found }: Drawn, anchor: RefObject<string | null>) {
  const port = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const view = useRef<PanAndZoom | null>(null)
  const drawn = useRef({ layout, centreId })
  useLayoutEffect(() => {
    if (!port.current || !canvas.current) return
    const before = drawn.current
    drawn.current = { layout, centreId }
    if (!view.current) {
      view.current = new PanAndZoom(port.current, canvas.current, layout)
      view.current.centreOn(cornerOf(layout, centreId), { scale: firstScale(port.current), isGliding: false })
      return
    }
    const isNewCentre = before.centreId !== centreId
    if (before.layout === layout && !isNewCentre) return
    view.current.resize(layout)
    const change = { port: port.current, view: view.current, before: before.layout.boxes, after: layout.boxes }
    const hasStayed =
      (anchor.current !== null && moveBoxes({ ...change, anchorId: anchor.current })) ||
      moveBoxes({ ...change, anchorId: centreId })
    if (!hasStayed || isNewCentre) view.current.centreOn(cornerOf(layout, centreId))
  }, [layout, centreId, anchor])
  const seen = useRef(selectedId)
  const shown = useRef(found)
  useEffect(() => {
    const box = layout.boxes.find(({ id }) => id === selectedId)
    const isNew = seen.current !== selectedId
    const isFound = found !== shown.current && found?.personId === selectedId
    seen.current = selectedId
    if (!box || !port.current || !view.current) return
    if (isFound) {
      shown.current = found
      port.current.scrollIntoView({ block: 'nearest' })
      view.current.centreOn(box)
    }
    const covered = coveredBySheet(port.current, { isScrolled: isNew || isFound })
    view.current.reveal(box, covered)
  }, [layout, selectedId, found])
  useEffect(
    () => () => {
      view.current?.stop()
      view.current = null
    },
    [],
  )
  return { port, canvas, view }
}

/** The corner of a person's box; of the drawing for somebody who is not in it. */
export function cornerOf({ boxes }: Pick<TreeLayout, 'boxes'>, personId: string): Point {
  return boxes.find(({ id }) => id === personId) ?? { x: drawingMargin, y: drawingMargin }
}

function firstScale(port: HTMLElement): number {
  return Number(getComputedStyle(port).getPropertyValue('--tree-scale')) || 1
}

/** From this width the details are beside the drawing (components/family-tree/person-panel.tsx). */
const besideFrom = '(min-width: 64rem)'

/**
 * How many pixels of the frame are under the sheet with somebody's details, half the height of a phone's screen. With
 * `isScrolled`, the page is scrolled so that the rest is above it.
 */
function coveredBySheet(port: HTMLElement, { isScrolled }: { isScrolled: boolean }): number {
  if (window.matchMedia(besideFrom).matches) return 0
  if (isScrolled) port.scrollIntoView({ block: 'start' })
  return Math.max(0, port.getBoundingClientRect().bottom - window.innerHeight / 2)
}
