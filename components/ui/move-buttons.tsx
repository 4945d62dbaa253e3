import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { IconButton } from './icon-button'
import type { SortHandle } from './use-sortable-item'

type MoveButtonsProps = {
  /** Of the item, as in 'Flyt {name} op'. */
  name: string
  /** Counted from 0. */
  place: number
  count: number
  handle: SortHandle
  onMove: (by: -1 | 1) => void
}

/** Moves an item of a `SortableList` by a press, or by hand and keyboard at its handle. Nothing for an item alone. */
export function MoveButtons({ name, place, count, handle, onMove }: MoveButtonsProps) {
  if (count < 2) return null
  return (
    <>
      <IconButton label={`Flyt ${name} op`} disabled={place === 0} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton label={`Flyt ${name} ned`} disabled={place === count - 1} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden />
      </IconButton>
      <MoveHandle name={name} handle={handle} />
    </>
  )
}

/** The button an item is moved by. */
export function MoveHandle({ name, handle }: Pick<MoveButtonsProps, 'name' | 'handle'>) {
  return (
    <IconButton label={`Flyt ${name}`} className="cursor-grab touch-none" {...handle}>
      <GripVertical aria-hidden />
    </IconButton>
  )
}
