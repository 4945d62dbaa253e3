'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callApi } from '@/lib/client/api'
import { galleryQuery } from '@/lib/domain/media/gallery/client/gallery-hooks'
import { untilReady } from '@/lib/domain/media/gallery/client/until-ready'
import type { GalleryItem, UploadPlace } from '@/lib/domain/media/schema'
import { lostSentence } from '@/lib/domain/media/uploads/client/send-file'
import type { UploadItem } from '@/lib/domain/media/uploads/client/upload-queue'
import { useUploadQueue } from '@/lib/domain/media/uploads/client/use-upload-queue'

type Told = { onReady: (picture: GalleryItem) => void; onRefused: (item: UploadItem) => void }

/** Uploads a portrait or cover. `onReady` is called once the server has processed it: only then can it be chosen. */
export function usePictureUpload(memorialId: string, place: UploadPlace, { onReady, onRefused }: Told) {
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
