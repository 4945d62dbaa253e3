'use client'

import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { MoveButtons } from '@/components/ui/move-buttons'
import { useSortableItem } from '@/components/ui/use-sortable-item'
import type { TimelineEventView } from '@/lib/domain/timeline/schema'
import { formatPartialDate } from '@/lib/shared/danish-dates'

type EventItemProps = {
  event: TimelineEventView
  /** Places among the events of the same date, counted from 0. */
  place: number
  count: number
  isRemoving: boolean
  /** Its form was just closed. */
  takesFocus: boolean
  onMove: (by: -1 | 1) => void
  onEdit: () => void
  onRemove: () => void
}

export function EventItem({ event, place, count, isRemoving, takesFocus, onMove, onEdit, onRemove }: EventItemProps) {
  const sorted = useSortableItem({ id: event.id, description: 'flytbar begivenhed', isMovable: count > 1 })
  const { title, text, pictures } = event
  return (
    <li
      {...sorted.item}
      className={cn('rounded-2xl bg-card p-4 shadow-soft sm:p-5', sorted.isDragging && 'relative z-10 shadow-lift')}
    >
      <p className="text-muted-foreground">
        {[formatPartialDate(event.date), event.place].filter(Boolean).join(' · ')}
      </p>
      <h3 className="font-serif text-xl [overflow-wrap:anywhere]">{title}</h3>
      {text && <p className="mt-1 line-clamp-3 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>}
      {pictures.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {pictures.map(({ id, src, srcSet, alt }, index) => (
            <li key={id}>
              <img
                src={src}
                srcSet={srcSet}
                sizes="4rem"
                alt={alt || `Billede ${index + 1}`}
                loading="lazy"
                className="size-16 rounded-lg bg-muted object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button size="compact" variant="outline" autoFocus={takesFocus} onClick={onEdit}>
          <Pencil aria-hidden />
          Ret<span className="sr-only"> {title}</span>
        </Button>
        <Button size="compact" variant="ghost" pending={isRemoving} pendingText="Fjerner..." onClick={onRemove}>
          <Trash2 aria-hidden />
          Fjern<span className="sr-only"> {title}</span>
        </Button>
        <MoveButtons name={title} place={place} count={count} handle={sorted.handle} onMove={onMove} />
      </div>
    </li>
  )
}
