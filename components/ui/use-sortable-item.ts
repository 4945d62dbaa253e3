'use client'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'

type Item = {
  id: string
  /** What a screen reader calls it, as in 'flytbart stykke'. */
  description: string
  isMovable?: boolean
}

/** An item of a `SortableList`: `item` are the props of its element, `handle` those of the button it is moved by. */
export function useSortableItem({ id, description, isMovable = true }: Item) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: !isMovable,
    attributes: { roleDescription: description },
  })
  return {
    item: { ref: setNodeRef, style: { transform: CSS.Translate.toString(transform), transition } },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
    isDragging,
  }
}

export type SortHandle = ReturnType<typeof useSortableItem>['handle']
