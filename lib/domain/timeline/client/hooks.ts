'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callApi } from '@/lib/client/api'
import type { Outcome } from '@/lib/client/outcome'
import {
  type EventForm,
  inTimelineOrder,
  type RemovedEvent,
  type TimelineEventView,
} from '@/lib/domain/timeline/schema'

const timelineKey = (memorialId: string) => ['memorials', memorialId, 'timeline'] as const
const addressOf = (memorialId: string) => `/api/memorials/${memorialId}/timeline`
/** Mutations run one after another: an order sent before a removal but received after it would be refused. */
const inTurn = (memorialId: string) => ({ id: addressOf(memorialId) })

/** The timeline, and a function that refetches it. */
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

/** Adds an event, or updates the one with `eventId`. Rejects with ApiError, which the form shows at its fields. */
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

/** Removes an event; resolves to what `useRestoreEvent` needs. */
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

/** Restores a removed event in its old position. */
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

/** Orders the events of one date optimistically; if the server refuses, its order is fetched again. */
export function useOrderEvents(memorialId: string, { onFailed }: Outcome) {
  const queries = useQueryClient()
  return useMutation({
    scope: inTurn(memorialId),
    mutationFn: (ids: string[]) => callApi(`${addressOf(memorialId)}/order`, { method: 'PUT', body: { ids } }),
    onMutate: async (ids) => {
      // A response to an earlier request would restore the old order.
      await queries.cancelQueries({ queryKey: timelineKey(memorialId) })
      queries.setQueryData<TimelineEventView[]>(timelineKey(memorialId), (before = []) => {
        const moved = new Map(before.map((event) => [event.id, event]))
        const inOrder = ids.flatMap((id) => moved.get(id) ?? [])
        // Events of one date are adjacent, so the new order fills exactly their positions.
        return before.map((event) => (ids.includes(event.id) ? (inOrder.shift() ?? event) : event))
      })
    },
    onError: (error) => {
      onFailed?.(error)
      return queries.invalidateQueries({ queryKey: timelineKey(memorialId) })
    },
  })
}
