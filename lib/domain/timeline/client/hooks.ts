'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callApi } from '@/lib/client/api'
import type { Outcome } from '@/lib/client/outcome'
import { inTimelineOrder } from '@/lib/domain/timeline/event-order'
import type { EventForm, RemovedEvent } from '@/lib/domain/timeline/schema'
import type { TimelineEventView } from '@/lib/domain/timeline/views'

const timelineKey = (memorialId: string) => ['memorials', memorialId, 'timeline'] as const
const addressOf = (memorialId: string) => `/api/memorials/${memorialId}/timeline`
/** One change after the other, as they were made: an order that came after the removal it did not know of is refused. */
const inTurn = (memorialId: string) => ({ id: addressOf(memorialId) })

/** The timeline as it stands, with the newest from the server on request. */
export function useTimeline(memorialId: string, opened: TimelineEventView[]) {
  const queries = useQueryClient()
  const { data: events } = useQuery({
    queryKey: timelineKey(memorialId),
    queryFn: () => callApi<TimelineEventView[]>(addressOf(memorialId)),
    initialData: opened,
  })
  const takeNewest = useCallback(
    () =>
      queries.fetchQuery({
        queryKey: timelineKey(memorialId),
        queryFn: () => callApi<TimelineEventView[]>(addressOf(memorialId)),
        staleTime: 0,
      }),
    [queries, memorialId],
  )
  return { events, takeNewest }
}

type Saving = { event: EventForm } | { event: EventForm; eventId: string; revision: number }

/** Adds an event, or changes the one whose id is given. Throws ApiError; the form tells it at its fields. */
export function useSaveEvent(memorialId: string) {
  const queries = useQueryClient()
  return useMutation({
    scope: inTurn(memorialId),
    mutationFn: (saving: Saving) =>
      'eventId' in saving
        ? callApi<TimelineEventView>(`${addressOf(memorialId)}/${saving.eventId}`, {
            method: 'PUT',
            body: { ...saving.event, revision: saving.revision },
          })
        : callApi<TimelineEventView>(addressOf(memorialId), { method: 'POST', body: saving.event }),
    onSuccess: (saved) =>
      queries.setQueryData<TimelineEventView[]>(timelineKey(memorialId), (before = []) => {
        const isKnown = before.some(({ id }) => id === saved.id)
        return inTimelineOrder(
          isKnown ? before.map((event) => (event.id === saved.id ? saved : event)) : [...before, saved],
        )
      }),
  })
}

/** Removes an event and gets what brings it back. */
export function useRemoveEvent(memorialId: string, { onFailed }: Outcome) {
  const queries = useQueryClient()
  return useMutation({
    scope: inTurn(memorialId),
    mutationFn: (eventId: string) => callApi<RemovedEvent>(`${addressOf(memorialId)}/${eventId}`, { method: 'DELETE' }),
    onSuccess: (_, eventId) =>
      queries.setQueryData<TimelineEventView[]>(timelineKey(memorialId), (before) =>
        before?.filter(({ id }) => id !== eventId),
      ),
    onError: (error) => onFailed?.(error),
  })
}

/** Puts a removed event back where it stood. */
export function useRestoreEvent(memorialId: string, { onFailed }: Outcome) {
  const queries = useQueryClient()
  return useMutation({
    scope: inTurn(memorialId),
    mutationFn: (removed: RemovedEvent) =>
      callApi<TimelineEventView>(addressOf(memorialId), { method: 'POST', body: removed }),
    onSuccess: () => queries.refetchQueries({ queryKey: timelineKey(memorialId) }),
    onError: (error) => onFailed?.(error),
  })
}

/** Orders the events of one date at once, and back as the server has them when that is refused. */
export function useOrderEvents(memorialId: string, { onFailed }: Outcome) {
  const queries = useQueryClient()
  return useMutation({
    scope: inTurn(memorialId),
    mutationFn: (ids: string[]) => callApi(`${addressOf(memorialId)}/order`, { method: 'PUT', body: { ids } }),
    onMutate: async (ids) => {
      // An answer that was asked for before would put the old order back.
      await queries.cancelQueries({ queryKey: timelineKey(memorialId) })
      queries.setQueryData<TimelineEventView[]>(timelineKey(memorialId), (before = []) => {
        const moved = new Map(before.map((event) => [event.id, event]))
        const inOrder = ids.flatMap((id) => moved.get(id) ?? [])
        // They stand together, so the new order takes exactly their places.
        return before.map((event) => (ids.includes(event.id) ? (inOrder.shift() ?? event) : event))
      })
    },
    onError: (error) => {
      onFailed?.(error)
      return queries.invalidateQueries({ queryKey: timelineKey(memorialId) })
    },
  })
}
