'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError, callApi } from '@/lib/client/api'
import { galleryQuery } from '@/lib/domain/media/gallery/client/gallery-hooks'
import type { GalleryItem } from '@/lib/domain/media/schema'

const lookAgainMs = 500

/**
 * Waits for the job that makes a picture ready. Resolves with the picture, or with null when it is gone or nobody waits
 * any more. Throws with the reason when it cannot be used; it is then taken out of the gallery again.
 */
export function useReadyPicture(
  memorialId: string,
): (mediaId: string, signal: AbortSignal) => Promise<GalleryItem | null> {
  const queries = useQueryClient()
  return useCallback(
    async (mediaId, signal) => {
      const look = () => queries.fetchQuery({ ...galleryQuery(memorialId), staleTime: 0 }).catch(throwRefusal)
      while (!signal.aborted) {
        const items = await look()
        const picture = items?.find(({ id }) => id === mediaId)
        if (items && picture?.status !== 'processing') {
          if (picture?.status !== 'failed') return picture ?? null
          await callApi(`/api/memorials/${memorialId}/media/${mediaId}`, { method: 'DELETE' }).catch(() => {})
          await look()
          throw new Error(picture.failure ?? undefined)
        }
        await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
      }
      return null
    },
    [queries, memorialId],
  )
}

/** A line that is down or a server in trouble is waited for. */
function throwRefusal(error: unknown): null {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error
  return null
}
