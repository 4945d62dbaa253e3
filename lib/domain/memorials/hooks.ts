'use client'

import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { callApi, messageOf } from '@/lib/client/api'
import type {
  CreateMemorialInput,
  MemorialEditView,
  MemorialForm,
  MemorialView,
  UpdateMemorialInput,
} from '@/lib/domain/memorials/schema'

/** Makes a memorial; toasts as specified when it fails. */
export function useCreateMemorial() {
  return useMutation({
    mutationFn: (input: CreateMemorialInput) =>
      callApi<MemorialView>('/api/memorials', { method: 'POST', body: input }),
    onError: () =>
      showToast({
        title: 'Fejl ved oprettelse',
        description: 'Der opstod en fejl ved oprettelse af mindeside. Prøv igen senere.',
        variant: 'destructive',
      }),
  })
}

/** Changes fields of a memorial; toasts as specified when it fails. */
export function useUpdateMemorial() {
  return useMutation({
    mutationFn: ({ id, ...body }: UpdateMemorialInput) =>
      callApi<MemorialView>(`/api/memorials/${id}`, { method: 'PUT', body }),
    onError: (error) =>
      showToast({
        title: 'Fejl ved opdatering',
        description: `Der opstod en fejl: ${messageOf(error)}`,
        variant: 'destructive',
      }),
  })
}

const seenRevisions = new Map<string, number>()

/** Whether this tab has seen a later revision: going back in the browser shows a page as it was when one left it. */
export function isOutdated({ id, revision }: MemorialView): boolean {
  return (seenRevisions.get(id) ?? 0) > revision
}

export type MemorialSaver = {
  memorial: MemorialView
  /** Saves some of the fields. Throws ApiError; CONFLICT when somebody else has saved since the page was opened. */
  save: (changes: MemorialForm) => Promise<MemorialView>
  /** The page as it is now at the server; the next save is made on top of it. */
  takeNewest: () => Promise<MemorialEditView>
}

/** Saves parts of one page one after the other, each on the revision that the one before it left. */
export function useMemorialSaver(initial: MemorialView): MemorialSaver {
  const { mutateAsync } = useUpdateMemorial()
  const [memorial, setMemorial] = useState(initial)
  const latest = useRef(initial)
  const lastSave = useRef<Promise<unknown>>(Promise.resolve())

  const remember = useCallback((view: MemorialView) => {
    latest.current = view
    seenRevisions.set(view.id, view.revision)
    setMemorial(view)
  }, [])

  const save = useCallback(
    (changes: MemorialForm) => {
      const saving = lastSave.current.then(async () => {
        const { id, revision } = latest.current
        const saved = await mutateAsync({ ...changes, id, revision })
        remember(saved)
        return saved
      })
      lastSave.current = saving.catch(() => {})
      return saving
    },
    [mutateAsync, remember],
  )

  const takeNewest = useCallback(async () => {
    const newest = await callApi<MemorialEditView>(`/api/memorials/${latest.current.id}`)
    remember(newest)
    return newest
  }, [remember])

  return { memorial, save, takeNewest }
}
