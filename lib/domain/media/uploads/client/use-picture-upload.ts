'use client'

import { useEffect, useRef } from 'react'
import { useReadyPicture } from '@/lib/domain/media/gallery/client/use-ready-picture'
import type { GalleryItem, UploadPlace } from '@/lib/domain/media/schema'
import { lostSentence } from '@/lib/domain/media/uploads/client/send-file'
import type { UploadItem } from '@/lib/domain/media/uploads/client/upload-queue'
import { useUploadQueue } from '@/lib/domain/media/uploads/client/use-upload-queue'

type Told = { onReady: (picture: GalleryItem) => void; onRefused: (item: UploadItem) => void }

/** A portrait or a cover on its way: handed over once the server has made it ready, as only then it can be chosen. */
export function usePictureUpload(memorialId: string, place: UploadPlace, { onReady, onRefused }: Told) {
  const untilReady = useReadyPicture(memorialId)
  const mounted = useRef(new AbortController())
  useEffect(() => {
    mounted.current = new AbortController()
    return () => mounted.current.abort()
  }, [])
  return useUploadQueue(memorialId, place, {
    onArrived: async ({ mediaId }) => {
      const { signal } = mounted.current
      if (!mediaId) throw new Error(lostSentence)
      const picture = await untilReady(mediaId, signal)
      if (picture && !signal.aborted) onReady(picture)
    },
    onRefused,
  })
}
