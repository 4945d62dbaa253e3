'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError, callApi } from '@/lib/client/api'
import { galleryQuery } from '@/lib/domain/media/gallery/client/gallery-hooks'
import type { GalleryItem, UploadPlace } from '@/lib/domain/media/schema'
import { lostSentence } from '@/lib/domain/media/uploads/client/send-file'
import { showUploads, tabUploads } from '@/lib/domain/media/uploads/client/tab-uploads'
import type { UploadItem } from '@/lib/domain/media/uploads/client/upload-item'
import type { Listener } from '@/lib/domain/media/uploads/client/upload-queue'

const none: UploadItem[] = []

/** The uploads to one place of a page, for a component that shows them. They go on when it is gone. */
export function useUploadQueue(memorialId: string, place: UploadPlace, listener: Listener) {
  const [shown] = useState(() => tabUploads(memorialId, place))
  const { queue } = shown
  const uploads = useSyncExternalStore(queue.subscribe, queue.items, () => none)
  useEffect(() => {
    shown.listener = listener
  })
  useEffect(() => showUploads(shown), [shown])
  return { uploads, queue }
}

/**
 * Uploads a portrait or cover, which the server puts in its place once it is ready; until then it is in the list. An
 * unusable one is removed from the gallery.
 */
export function usePictureUpload(
  memorialId: string,
  place: 'portraitId' | 'coverId',
  { onRefused }: Pick<Listener, 'onRefused'>,
) {
  const queries = useQueryClient()
  return useUploadQueue(memorialId, place, {
    onArrived: async ({ mediaId }) => {
      if (!mediaId) throw new Error(lostSentence)
      await untilReady(mediaId, {
        look: () => queries.fetchQuery({ ...galleryQuery(memorialId), staleTime: 0 }),
        remove: (id) => callApi(`/api/memorials/${memorialId}/media/${id}`, { method: 'DELETE' }),
      })
    },
    onRefused,
  })
}

const lookAgainMs = 500

type Waiting = {
  /** Fetches the gallery anew. Throws ApiError. */
  look: () => Promise<GalleryItem[]>
  remove: (mediaId: string) => Promise<unknown>
}

/**
 * Waits for the job that processes a picture, or until the picture was deleted. Throws with the reason when it is
 * unusable, after removing it from the gallery; one that lacks a part stays there, for its family to decide.
 */
export async function untilReady(mediaId: string, { look, remove }: Waiting): Promise<void> {
  for (;;) {
    const items = await look().catch(throwRefusal)
    const picture = items?.find(({ id }) => id === mediaId)
    if (picture?.status === 'failed') {
      if (!picture.isCut) await remove(mediaId).catch(() => {})
      await look().catch(() => {})
      throw new Error(picture.failure ?? undefined)
    }
    if (items && picture?.status !== 'processing') return
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
}

/** Throws refusals only: lost connections and server errors are waited out. */
function throwRefusal(error: unknown): null {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error
  return null
}
