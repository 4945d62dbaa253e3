'use client'

import { useCallback, useRef, useState } from 'react'
import { callApi } from '@/lib/client/api'
import type { MemorialEditView } from '@/lib/domain/memorial-page/page-view'
import type { MemorialForm, MemorialView, UpdatedMemorialView } from '@/lib/domain/memorials/schema'

const seenRevisions = new Map<string, number>()

/** Whether this tab has seen a later revision: navigating back restores the page as it was. */
export function isOutdated({ id, revision }: MemorialView): boolean {
  return (seenRevisions.get(id) ?? 0) > revision
}

type SaveOptions = {
  /** The fields' values when editing began. Without it, the last write wins. */
  seen?: MemorialForm
}

export type MemorialSaver = {
  /** The page as last received from the server. */
  memorial: MemorialEditView
  /** The same, current also between renders. */
  latest: () => MemorialEditView
  /** Saves some fields. Throws ApiError; CONFLICT when another person changed one of them since `seen`. */
  save: (changes: MemorialForm, options?: SaveOptions) => Promise<MemorialView>
  /** Fetches the page from the server. Throws ApiError. */
  takeNewest: () => Promise<MemorialEditView>
}

/** Saves parts of one page, one at a time. When others saved meanwhile, `onNewest` gets the newest page. */
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
        const body = { ...changes, seen }
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
