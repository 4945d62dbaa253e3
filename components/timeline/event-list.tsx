'use client'

import { type Announcements, DndContext, type DragEndEvent, type ScreenReaderInstructions } from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Removal } from '@/components/timeline/use-timeline-editor'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { MoveButtons } from '@/components/ui/move-buttons'
import { Notice } from '@/components/ui/notice'
import { columnKeys, sortKeys } from '@/components/ui/sort-keys'
import { useSortSensors } from '@/components/ui/use-sort-sensors'
import { useSortableItem } from '@/components/ui/use-sortable-item'
import type { TimelineEventView } from '@/lib/domain/timeline/schema'
import { formatPartialDate, isSamePartialDate } from '@/lib/shared/danish-dates'

const orderInstructions: ScreenReaderInstructions = {
  draggable:
    'Tryk på mellemrum for at flytte begivenheden. Brug piletasterne blandt dem fra samme dato, og tryk på mellemrum igen for at sætte den på plads. Escape fortryder.',
}

/** What a screen reader says while an event is moved. */
function announcementsFor(events: readonly TimelineEventView[]): Announcements {
  const name = (id: string | number) => events.find((event) => event.id === id)?.title ?? 'Begivenheden'
  return {
    onDragStart: ({ active }) => `${name(active.id)} kan nu flyttes.`,
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id
        ? `${name(active.id)} er ved ${name(over.id)}.`
        : `${name(active.id)} er på sin plads.`,
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id
        ? `${name(active.id)} er sat ved ${name(over.id)}.`
        : `${name(active.id)} er sat tilbage.`,
    onDragCancel: ({ active }) => `Flytningen er fortrudt. ${name(active.id)} er sat tilbage.`,
  }
}

type EventListProps = {
  memorialId: string
  events: TimelineEventView[]
  removingId: string | null
  focusedId: string | null
  /** Takes the place of an event while it is changed. */
  openForm: { eventId: string; form: ReactNode } | null
  removed: Removal | null
  isRestoring: boolean
  onRestore: () => void
  onOrder: (ids: string[]) => void
  onEdit: (event: TimelineEventView) => void
  onRemove: (event: TimelineEventView) => void
}

/** The events by date; those of one date are moved among themselves, by hand, by keyboard or with buttons. */
export function EventList({
  memorialId,
  events,
  removed,
  removingId,
  focusedId,
  openForm,
  ...actions
}: EventListProps) {
  const sameDate = (id: string | number) => {
    const date = events.find((event) => event.id === id)?.date
    return date ? events.filter((event) => isSamePartialDate(event.date, date)).map((event) => event.id) : []
  }

  // The date decides where an event stands, so there is nowhere else to drop it.
  const readOrder = useRef(sameDate)
  readOrder.current = sameDate
  const [keys] = useState(() => sortKeys({ ...columnKeys, readOrder: (id) => readOrder.current(id) }))
  const sensors = useSortSensors(keys.coordinateGetter)

  function move(id: string | number, to: number) {
    const ids = sameDate(id)
    const from = ids.indexOf(String(id))
    if (to >= 0 && to < ids.length && from !== to) actions.onOrder(arrayMove(ids, from, to))
  }

  function endDrag({ active, over }: DragEndEvent) {
    if (over) move(active.id, sameDate(active.id).indexOf(String(over.id)))
  }

  return (
    <DndContext
      id={`timeline-${memorialId}`}
      sensors={sensors}
      collisionDetection={keys.collisionDetection}
      onDragStart={keys.forget}
      onDragEnd={endDrag}
      accessibility={{ announcements: announcementsFor(events), screenReaderInstructions: orderInstructions }}
    >
      <SortableContext items={events.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="space-y-4">
          {(removed ? events.toSpliced(removed.index, 0, removed.event) : events).map((event) => {
            if (event.id === removed?.event.id) return <RemovedItem key={event.id} event={event} {...actions} />
            if (openForm?.eventId === event.id) return <li key={event.id}>{openForm.form}</li>
            const ids = sameDate(event.id)
            const place = ids.indexOf(event.id)
            return (
              <EventItem
                key={event.id}
                event={event}
                place={place}
                count={ids.length}
                isRemoving={removingId === event.id}
                takesFocus={focusedId === event.id}
                onMove={(by) => move(event.id, place + by)}
                onEdit={() => actions.onEdit(event)}
                onRemove={() => actions.onRemove(event)}
              />
            )
          })}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

type RemovedItemProps = { event: TimelineEventView; isRestoring: boolean; onRestore: () => void }

/** Stands where the event stood: the toast goes by itself, and the way back must not. */
function RemovedItem({ event, isRestoring, onRestore }: RemovedItemProps) {
  return (
    <li>
      <Notice title={`Fjernet: ${event.title}`}>
        <Button
          size="compact"
          variant="outline"
          className="mt-2"
          autoFocus
          pending={isRestoring}
          pendingText="Henter tilbage..."
          onClick={onRestore}
        >
          Fortryd<span className="sr-only"> at fjerne {event.title}</span>
        </Button>
      </Notice>
    </li>
  )
}

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

function EventItem({ event, place, count, isRemoving, takesFocus, onMove, onEdit, onRemove }: EventItemProps) {
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
