'use client'

import { useEffect, useRef, useState } from 'react'
import { showFailedUpdate } from '@/components/memorials/show-field-errors'
import { keptName } from '@/components/timeline/event-form-values'
import { failureToast, showToast } from '@/components/ui/toast'
import { keptEntry } from '@/lib/client/use-kept-form'
import { useOrderEvents, useRemoveEvent, useRestoreEvent, useTimeline } from '@/lib/domain/timeline/client/hooks'
import type { RemovedEvent, TimelineEventView } from '@/lib/domain/timeline/schema'

/** The one form that is open: over an event, or over a new one. */
type OpenForm = { event: TimelineEventView | null; suggestedTitle: string; takesFocus: boolean }
type Options = { opened: TimelineEventView[]; keeper: string; onChanged: () => void }

/** What was removed last, where it stood, and what brings it back. */
export type Removal = { event: TimelineEventView; answer: RemovedEvent; index: number }

const newEvent = 'new'

/** The state and actions of the timeline editor. */
export function useTimelineEditor(memorialId: string, { opened, keeper, onChanged }: Options) {
  const { events, takeNewest } = useTimeline(memorialId, opened)
  const remove = useRemoveEvent(memorialId, { onFailed: failureToast('Fejl ved sletning') })
  const restore = useRestoreEvent(memorialId, { onFailed: showFailedUpdate })
  const order = useOrderEvents(memorialId, { onFailed: showFailedUpdate })
  const [open, setOpen] = useState<OpenForm | null>(null)
  const [removed, setRemoved] = useState<Removal | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)

  // Reopen a draft left by a reload, a new sign-in or a closed tab.
  const hasLooked = useRef(false)
  useEffect(() => {
    if (hasLooked.current) return
    hasLooked.current = true
    const isKept = (id: string | null) => keptEntry(keptName(memorialId, id), keeper).read() !== null
    const kept = opened.find(({ id }) => isKept(id)) ?? null
    if (kept || isKept(null)) setOpen({ event: kept, suggestedTitle: '', takesFocus: false })
  }, [memorialId, opened, keeper])

  function show(form: OpenForm | null, closed: OpenForm | null = open) {
    setOpen(form)
    setSaved(null)
    setFocusedId(form || !closed ? null : (closed.event?.id ?? newEvent))
  }

  function bringBack(removal: Removal) {
    restore.mutate(removal.answer, {
      onSuccess: ({ id }) => {
        setRemoved(null)
        setFocusedId(id)
        onChanged()
      },
    })
  }

  return {
    events,
    takeNewest,
    open,
    removed,
    saved,
    focusedId,
    addTakesFocus: focusedId === newEvent,
    removingId: remove.isPending ? remove.variables : null,
    isRestoring: restore.isPending,
    openNew: (suggestedTitle = '') => show({ event: null, suggestedTitle, takesFocus: true }),
    openEvent: (event: TimelineEventView) => show({ event, suggestedTitle: '', takesFocus: true }),
    close: () => show(null),
    onSaved: ({ title }: TimelineEventView) => {
      show(null)
      setSaved(title)
      onChanged()
    },
    remove: (event: TimelineEventView) => {
      const index = events.indexOf(event)
      remove.mutate(event.id, {
        onSuccess: (answer) => {
          const removal = { event, answer, index }
          setSaved(null)
          setRemoved(removal)
          onChanged()
          showToast({
            title: 'Begivenheden er fjernet',
            description: event.title,
            action: { label: 'Fortryd', onClick: () => bringBack(removal) },
          })
        },
      })
    },
    restore: () => removed && bringBack(removed),
    order: (ids: string[]) => order.mutate(ids, { onSuccess: onChanged }),
  }
}
