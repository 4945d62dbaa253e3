import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Where a lifted tile goes by the arrow keys. Left and right follow the order, from the end of one row to the beginning
 * of the next; up and down follow the rows. `readOrder` gives the ids as they stand before the move.
 */
export function galleryKeys(readOrder: () => readonly string[]): KeyboardCoordinateGetter {
  return (event, args) => {
    const step = steps[event.code]
    if (step === undefined) return sortableKeyboardCoordinates(event, args)
    event.preventDefault()
    const { active, over, droppableRects } = args.context
    const order = readOrder()
    const next = order[order.indexOf(String(over?.id ?? active?.id)) + step]
    const place = next === undefined ? undefined : droppableRects.get(next)
    return place && { x: place.left, y: place.top }
  }
}
