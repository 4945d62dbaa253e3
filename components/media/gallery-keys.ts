import { type ClientRect, type CollisionDetection, closestCenter, type KeyboardCoordinateGetter } from '@dnd-kit/core'

type Rects = ReadonlyMap<string | number, ClientRect>

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
const rows: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * A lifted tile by the arrow keys. Left and right follow the order, from the end of one row to the beginning of the
 * next; up and down go to the nearest tile of the next row. The tile goes where the key says, not to what happens to be
 * nearest on the screen: the page may grow or scroll under it meanwhile. `readOrder` gives the ids before the move.
 */
export function galleryKeys(readOrder: () => readonly string[]) {
  let chosen: string | undefined

  const coordinateGetter: KeyboardCoordinateGetter = (event, { context }) => {
    const { active, droppableRects } = context
    const order = readOrder()
    const current = chosen ?? String(active?.id)
    const step = steps[event.code]
    const row = rows[event.code]
    if (step === undefined && row === undefined) return
    event.preventDefault()
    const next =
      step === undefined ? inRow(current, row ?? 0, order, droppableRects) : order[order.indexOf(current) + step]
    const place = next === undefined ? undefined : droppableRects.get(next)
    if (!place) return
    chosen = next
    return { x: place.left, y: place.top }
  }

  const collisionDetection: CollisionDetection = (moving) =>
    chosen !== undefined && moving.pointerCoordinates === null ? [{ id: chosen }] : closestCenter(moving)

  return {
    coordinateGetter,
    collisionDetection,
    /** Before a tile is lifted: the last one's way is forgotten. */
    forget: () => {
      chosen = undefined
    },
  }
}

function inRow(current: string, direction: number, order: readonly string[], rects: Rects): string | undefined {
  const from = rects.get(current)
  if (!from) return undefined
  const away = (id: string) => {
    const rect = rects.get(id)
    if (!rect) return undefined
    const down = direction * (rect.top - from.top)
    return down > from.height / 2 ? { id, down, aside: Math.abs(rect.left - from.left) } : undefined
  }
  return order
    .map(away)
    .filter((found) => found !== undefined)
    .sort((a, b) => (Math.abs(a.down - b.down) < from.height / 2 ? a.aside - b.aside : a.down - b.down))[0]?.id
}
