'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ApiError, callApi } from '@/lib/client/api'
import { galleryQuery } from '@/lib/domain/media/gallery/client/gallery-hooks'
import type { GalleryItem, UploadPlace } from '@/lib/domain/media/schema'
import { lostSentence } from '@/lib/domain/media/uploads/client/send-file'
import type { UploadItem } from '@/lib/domain/media/uploads/client/upload-item'
import { type Arrival, UploadQueue } from '@/lib/domain/media/uploads/client/upload-queue'

type QueueListener = { onArrived: (arrival: Arrival) => void | Promise<void>; onRefused: (item: UploadItem) => void }

const none: UploadItem[] = []
const isUnsafeToLeave: ReadonlySet<UploadItem['state']> = new Set(['sending', 'waiting', 'arrived'])

/** The upload queue of one place of a page. Runs while mounted. */
export function useUploadQueue(memorialId: string, place: UploadPlace, listener: QueueListener) {
  const newest = useRef(listener)
  newest.current = listener
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

type PictureListener = { onReady: (picture: GalleryItem) => void; onRefused: (item: UploadItem) => void }

/** Uploads a portrait or cover. `onReady` is called once the server has processed it: only then can it be chosen. */
export function usePictureUpload(memorialId: string, place: UploadPlace, { onReady, onRefused }: PictureListener) {
  const queries = useQueryClient()
  const mounted = useRef(new AbortController())
  useEffect(() => {
    mounted.current = new AbortController()
    return () => mounted.current.abort()
  }, [])
  return useUploadQueue(memorialId, place, {
    onArrived: async ({ mediaId }) => {
      if (!mediaId) throw new Error(lostSentence)
      const { signal } = mounted.current
      const picture = await untilReady(mediaId, {
        look: () => queries.fetchQuery({ ...galleryQuery(memorialId), staleTime: 0 }),
        remove: (id) => callApi(`/api/memorials/${memorialId}/media/${id}`, { method: 'DELETE' }),
        signal,
      })
      if (picture && !signal.aborted) onReady(picture)
    },
    onRefused,
  })
}

const lookAgainMs = 500

type Waiting = {
  /** Fetches the gallery anew. Throws ApiError. */
  look: () => Promise<GalleryItem[]>
  remove: (mediaId: string) => Promise<unknown>
  signal: AbortSignal
}

/**
 * Waits for the job that processes a picture. Resolves with the picture, or null when it was deleted or `signal`
 * aborts. Throws with the reason when the picture is unusable, after removing it from the gallery; one that lacks a
 * part stays there, for its family to decide.
 */
export async function untilReady(mediaId: string, { look, remove, signal }: Waiting): Promise<GalleryItem | null> {
  while (!signal.aborted) {
    const items = await look().catch(throwRefusal)
    const picture = items?.find(({ id }) => id === mediaId)
    if (picture?.status === 'failed') {
      if (!picture.isCut) await remove(mediaId).catch(() => {})
      await look().catch(() => {})
      throw new Error(picture.failure ?? undefined)
    }
    if (items && picture?.status !== 'processing') return picture ?? null
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
  return null
}

/** Throws refusals only: lost connections and server errors are waited out. */
function throwRefusal(error: unknown): null {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error
  return null
}
