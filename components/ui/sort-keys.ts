import { type ClientRect, type CollisionDetection, closestCenter } from '@dnd-kit/core'

type Rects = ReadonlyMap<string | number, ClientRect>

type KeyPress = Pick<KeyboardEvent, 'code' | 'preventDefault'>
type Lifted = { active: string | number; context: { droppableRects: Rects } }

type SortKeys = {
  /** How far in the order a key leads. */
  steps: Readonly<Record<string, number>>
  /** Which way a key leads among rows, to the nearest of the next one. */
  rows?: Readonly<Record<string, number>>
  /** The ids among which what was lifted may be set, in their order before the move. */
  readOrder: (liftedId: string) => readonly string[]
}

/** Left and right follow the order, from the end of one row to the beginning of the next. */
export const gridKeys = { steps: { ArrowLeft: -1, ArrowRight: 1 }, rows: { ArrowUp: -1, ArrowDown: 1 } }
export const columnKeys = { steps: { ArrowUp: -1, ArrowDown: 1 } }

/**
 * Moves the lifted item by arrow keys, by order and not by screen distance: the page may grow or scroll meanwhile, and
 * neighbours may be of any height.
 */
export function sortKeys({ steps, rows = {}, readOrder }: SortKeys) {
  let chosen: string | undefined

  function coordinateGetter(event: KeyPress, { active, context: { droppableRects } }: Lifted) {
    const step = steps[event.code]
    const row = rows[event.code]
    if (step === undefined && row === undefined) return
    event.preventDefault()
    const order = readOrder(String(active)).filter((id) => droppableRects.has(id))
    const current = chosen ?? String(active)
    const next =
      step === undefined ? inRow(current, row ?? 0, order, droppableRects) : order[order.indexOf(current) + step]
    const place = next === undefined ? undefined : droppableRects.get(next)
    if (!place) return
    chosen = next
    return { x: place.left, y: place.top }
  }

  const collisionDetection: CollisionDetection = (moving) => {
    if (chosen !== undefined && moving.pointerCoordinates === null) return [{ id: chosen }]
    const order = readOrder(String(moving.active.id))
    const droppableContainers = moving.droppableContainers.filter(({ id }) => order.includes(String(id)))
    return closestCenter({ ...moving, droppableContainers })
  }

  return {
    coordinateGetter,
    collisionDetection,
    /** Before something is lifted: the last one's way is forgotten. */
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
