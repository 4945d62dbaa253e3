'use client'

import { type Announcements, DndContext, type DragEndEvent, type ScreenReaderInstructions } from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useRef, useState } from 'react'
import { EventItem } from '@/components/timeline/event-item'
import type { Removal } from '@/components/timeline/use-timeline-editor'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { columnKeys, sortKeys } from '@/components/ui/sort-keys'
import { useSortSensors } from '@/components/ui/use-sort-sensors'
import type { TimelineEventView } from '@/lib/domain/timeline/schema'
import { isSamePartialDate } from '@/lib/shared/danish-dates'

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
