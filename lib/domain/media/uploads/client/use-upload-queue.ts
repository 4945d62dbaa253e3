'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Arrival, type UploadItem, UploadQueue } from '@/lib/domain/media/uploads/client/upload-queue'

type Told = { onArrived: (arrival: Arrival) => void; onRefused: (item: UploadItem) => void }

const none: UploadItem[] = []

/** The files on their way to a page, with what can be done about them. They go on while this is mounted. */
export function useUploadQueue(memorialId: string, told: Told) {
  const newest = useRef(told)
  newest.current = told
  const [queue] = useState(
    () =>
      new UploadQueue(memorialId, {
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
    // Closing the page by mistake stops what is on its way: the browser asks first.
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (queue.items().some(({ state }) => state === 'sending' || state === 'waiting')) event.preventDefault()
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
