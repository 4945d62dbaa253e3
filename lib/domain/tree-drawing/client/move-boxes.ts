import { type PanAndZoom, prefersStillness } from '@/lib/domain/tree-drawing/client/pan-and-zoom'
import { boxSize, type Point, type TreeBox } from '@/lib/domain/tree-drawing/geometry'

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
export function moveBoxes({ port, view, before, after, anchorId }: Change): boolean {
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
