'use client'

import { useCallback, useRef, useState } from 'react'
import { callApi } from '@/lib/client/api'
import type { MemorialEditView } from '@/lib/domain/memorial-page/edit-view'
import type { MemorialForm, MemorialView, UpdatedMemorialView } from '@/lib/domain/memorials/schema'

const seenRevisions = new Map<string, number>()

/** Whether this tab has seen a later revision: going back in the browser shows a page as it was when one left it. */
export function isOutdated({ id, revision }: MemorialView): boolean {
  return (seenRevisions.get(id) ?? 0) > revision
}

type SaveOptions = {
  /** What the fields were when one began. Without it the last one to write wins. */
  seen?: MemorialForm
}

export type MemorialSaver = {
  /** The page as it was last heard of from the server. */
  memorial: MemorialEditView
  /** The same at this very moment, for work that goes on between two drawings of the screen. */
  latest: () => MemorialEditView
  /** Saves some of the fields. Throws ApiError; CONFLICT when somebody else has changed one of them since it was seen. */
  save: (changes: MemorialForm, options?: SaveOptions) => Promise<MemorialView>
  /** The page as it is now at the server. Throws ApiError. */
  takeNewest: () => Promise<MemorialEditView>
}

/** Saves parts of one page one after the other. What others saved in between is heard of by `onNewest`. */
export function useMemorialSaver(initial: MemorialEditView, onNewest: (view: MemorialEditView) => void): MemorialSaver {
  const [memorial, setMemorial] = useState(initial)
  const current = useRef(initial)
  const lastCall = useRef<Promise<unknown>>(Promise.resolve())

  const remember = useCallback((view: MemorialEditView) => {
    current.current = view
    seenRevisions.set(view.id, view.revision)
    setMemorial(view)
  }, [])

  const inTurn = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const working = lastCall.current.then(work)
    lastCall.current = working.catch(() => {})
    return working
  }, [])

  const takeNewest = useCallback(
    () =>
      inTurn(async () => {
        const newest = await callApi<MemorialEditView>(`/api/memorials/${current.current.id}`)
        remember(newest)
        onNewest(newest)
        return newest
      }),
    [inTurn, remember, onNewest],
  )

  const save = useCallback(
    (changes: MemorialForm, { seen }: SaveOptions = {}) =>
      inTurn(async () => {
        const { id, revision } = current.current
        const body = { ...changes, ...(seen ? { seen } : {}) }
        const path = `/api/memorials/${id}`
        const { stored, ...view } = await callApi<UpdatedMemorialView>(path, { method: 'PUT', body })
        remember({ ...current.current, ...stored, ...view })
        if (view.revision > revision + 1) takeNewest().catch(() => {})
        return view
      }),
    [inTurn, remember, takeNewest],
  )

  const latest = useCallback(() => current.current, [])
  return { memorial, latest, save, takeNewest }
}
