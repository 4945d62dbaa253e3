'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { UploadPlace } from '@/lib/domain/media/schema'
import { type Arrival, type UploadItem, UploadQueue } from '@/lib/domain/media/uploads/client/upload-queue'

type Told = { onArrived: (arrival: Arrival) => void | Promise<void>; onRefused: (item: UploadItem) => void }

const none: UploadItem[] = []
const isUnsafeToLeave: ReadonlySet<UploadItem['state']> = new Set(['sending', 'waiting', 'arrived'])

/** The upload queue of one place of a page. Runs while mounted. */
export function useUploadQueue(memorialId: string, place: UploadPlace, told: Told) {
  const newest = useRef(told)
  newest.current = told
  const [queue] = useState(
    () =>
      new UploadQueue(memorialId, place, {
        onArrived: (arrival) => newest.current.onArrived(arrival),
        onRefused: (item) => newest.current.onRefused(item),
      }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.items, () => none)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('offline', () => queue.goOffline(), { signal })
    window.addEventListener('online', () => queue.goOnline(), { signal })
    // Leaving the page stops the uploads: the browser asks for confirmation.
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (queue.items().some(({ state }) => isUnsafeToLeave.has(state))) event.preventDefault()
      },
      { signal },
    )
    return () => {
      listening.abort()
      queue.close()
    }
  }, [queue])

  return { uploads, queue }
}
