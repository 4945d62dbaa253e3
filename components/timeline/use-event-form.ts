'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showServerErrors } from '@/components/form/form-errors'
import {
  type EventFormChanges,
  type EventFormValues,
  eventFormValues,
  eventOf,
  keptName,
  valuesOf,
} from '@/components/timeline/event-form-values'
import { ApiError } from '@/lib/client/api'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useSaveEvent } from '@/lib/domain/timeline/client/hooks'
import type { TimelineEventView } from '@/lib/domain/timeline/schema'

/** Why nothing was saved. `other` is the event as somebody else left it: null when it is gone. */
export type EventRefusal =
  | { kind: 'session' }
  | { kind: 'conflict'; other: TimelineEventView | null }
  | { kind: 'other'; message: string }

type Options = {
  memorialId: string
  /** Whose words lie on the device until they are saved. */
  keeper: string
  event: TimelineEventView | null
  suggestedTitle: string
  takeNewest: () => Promise<TimelineEventView[]>
  onSaved: (saved: TimelineEventView) => void
}

const fieldNames = ['title', 'date.day', 'date.month', 'date.year', 'place', 'text', 'pictureIds'] as const

/** The form of one event: what is typed is kept on the device until it is saved or put away. */
export function useEventForm({ memorialId, keeper, event, suggestedTitle, takeNewest, onSaved }: Options) {
  const [refusal, setRefusal] = useState<EventRefusal | null>(null)
  const save = useSaveEvent(memorialId)
  const form = useForm<EventFormValues, unknown, EventFormChanges>({
    resolver: zodResolver(eventFormValues),
    defaultValues: valuesOf(event, suggestedTitle),
  })
  const { forget } = useKeptForm(form, { name: keptName(memorialId, event?.id ?? null), keeper })

  async function send(changes: EventFormChanges, revision: number) {
    setRefusal(null)
    try {
      const isNew = !event || revision === 0
      const saved = await save.mutateAsync(
        isNew ? { event: eventOf(changes) } : { event: eventOf(changes), eventId: event.id, revision },
      )
      forget()
      onSaved(saved)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setRefusal(await refusalOf(error))
    }
  }

  async function refusalOf(error: Error): Promise<EventRefusal | null> {
    if (!(error instanceof ApiError)) return { kind: 'other', message: error.message }
    if (error.status === 401) return { kind: 'session' }
    if (event && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND')) {
      const newest = await takeNewest().catch(() => null)
      if (newest) return { kind: 'conflict', other: newest.find(({ id }) => id === event.id) ?? null }
    }
    if (Object.keys(error.fields).length === 0) return { kind: 'other', message: error.message }
    showServerErrors(form, error, fieldNames)
    return null
  }

  return {
    form,
    forget,
    refusal,
    submit: form.handleSubmit((changes) => send(changes, changes.revision)),
    /** Saves what was typed on top of what somebody else has saved, or anew when they removed it. */
    saveOver: (other: TimelineEventView | null) =>
      form.handleSubmit((changes) => send(changes, other?.revision ?? 0))(),
  }
}
