'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { PanAndZoom, prefersStillness } from '@/lib/domain/tree-drawing/client/pan-and-zoom'
import { boxSize, drawingMargin, type Point, type TreeBox, type TreeLayout } from '@/lib/domain/tree-drawing/geometry'

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
function cornerOf({ boxes }: Pick<TreeLayout, 'boxes'>, personId: string): Point {
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

/** More boxes than this in sight move at once: each frame would take longer than it is shown. */
const movingMost = 80

type Change = {
  port: HTMLElement
  view: PanAndZoom
  before: readonly TreeBox[]
  after: readonly TreeBox[]
  /** Who stays where they are on the screen. */
  anchorId: string
}

/**
 * Shows how a drawing became another: the anchor stays where it is, the others in sight glide to their new places, and who
 * is new appears. Without the anchor in both, nothing is shown. To be called after the new drawing was rendered and before
 * it is painted. Returns whether the anchor stayed.
 */
function moveBoxes({ port, view, before, after, anchorId }: Change): boolean {
  const from = before.find(({ id }) => id === anchorId)
  const to = after.find(({ id }) => id === anchorId)
  if (!from || !to) return false
  view.follow(from, to)
  if (prefersStillness()) return true
  const shift = { x: to.x - from.x, y: to.y - from.y }
  const earlier = new Map(before.map((box) => [box.id, { x: box.x + shift.x, y: box.y + shift.y }]))
  const isSeen = (corner: Point) => isInFrame(port, view, corner)
  const seen = after.filter((box) => isSeen(box) || isSeen(earlier.get(box.id) ?? box))
  if (seen.length > movingMost) return true
  const groups = new Map(
    [...port.querySelectorAll('[data-box]')].map((group) => [group.getAttribute('data-box'), group]),
  )
  for (const box of seen) groups.get(box.id)?.animate(framesOf(earlier.get(box.id), box), timing)
  for (const lines of port.querySelectorAll('svg > g:not([data-box])')) lines.animate(appearing, timing)
  return true
}

const timing = { duration: 300, easing: 'ease-out' }
const appearing = [{ opacity: 0 }, { opacity: 1 }]

function framesOf(from: Point | undefined, to: Point): Keyframe[] {
  if (!from) return appearing
  return [from, to].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }))
}

function isInFrame(port: HTMLElement, view: PanAndZoom, { x, y }: Point): boolean {
  const first = view.placeOf({ x, y })
  const last = view.placeOf({ x: x + boxSize.width, y: y + boxSize.height })
  return last.x > 0 && first.x < port.clientWidth && last.y > 0 && first.y < port.clientHeight
}
