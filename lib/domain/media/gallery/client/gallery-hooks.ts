'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callApi } from '@/lib/client/api'
import type { GalleryItem, MediaDetails } from '@/lib/domain/media/schema'

export const galleryKey = (memorialId: string) => ['memorials', memorialId, 'gallery'] as const

/** One change to a gallery after the other, as they were made: each is right for what the one before it left. */
export const galleryTurn = (memorialId: string) => ({ id: `gallery ${memorialId}` })

/** What the caller does about a change that was refused; called for each, also after the caller has left the page. */
export type OnRefused = { onRefused: (error: Error) => void }

const lookAgainMs = 1500

export const galleryQuery = (memorialId: string) => ({
  queryKey: galleryKey(memorialId),
  queryFn: () => callApi<GalleryItem[]>(`/api/memorials/${memorialId}/media`),
})

/** The gallery as it stands. Looked at again while something is in work. */
export function useGallery(memorialId: string, opened: GalleryItem[]) {
  const queries = useQueryClient()
  const { data: items } = useQuery({
    ...galleryQuery(memorialId),
    initialData: opened,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'processing') ? lookAgainMs : false),
  })
  const refresh = useCallback(
    () => queries.invalidateQueries({ queryKey: galleryKey(memorialId) }),
    [queries, memorialId],
  )
  return { items, pictures: items.filter(({ kind }) => kind === 'picture'), refresh }
}

/** Saves what is written about something in the gallery. */
export function useUpdateMedia(memorialId: string, { onRefused }: OnRefused) {
  const queries = useQueryClient()
  return useMutation({
    scope: galleryTurn(memorialId),
    mutationFn: ({ id, ...details }: MediaDetails & { id: string }) =>
      callApi<GalleryItem>(`/api/memorials/${memorialId}/media/${id}`, { method: 'PUT', body: details }),
    onSuccess: (saved) =>
      queries.setQueryData<GalleryItem[]>(galleryKey(memorialId), (before) =>
        before?.map((item) => (item.id === saved.id ? saved : item)),
      ),
    onError: onRefused,
  })
}

/** Deletes one or several, one after the other, until one is refused. */
export function useDeleteMedia(memorialId: string, { onRefused }: OnRefused) {
  const queries = useQueryClient()
  return useMutation({
    scope: galleryTurn(memorialId),
    mutationFn: async (ids: string[]) => {
      for (const id of ids) {
        await callApi(`/api/memorials/${memorialId}/media/${id}`, { method: 'DELETE' })
        queries.setQueryData<GalleryItem[]>(galleryKey(memorialId), (before) =>
          before?.filter((item) => item.id !== id),
        )
      }
    },
    onError: onRefused,
  })
}

/** Puts the gallery into an order at once, and back into the server's when that is refused. */
export function useOrderMedia(memorialId: string, { onRefused }: OnRefused) {
  const queries = useQueryClient()
  return useMutation({
    scope: galleryTurn(memorialId),
    mutationFn: (ids: string[]) =>
      callApi(`/api/memorials/${memorialId}/media/order`, { method: 'PUT', body: { ids } }),
    onMutate: async (ids) => {
      // An answer that was asked for before would put the old order back.
      await queries.cancelQueries({ queryKey: galleryKey(memorialId) })
      const places = new Map(ids.map((id, place) => [id, place]))
      queries.setQueryData<GalleryItem[]>(galleryKey(memorialId), (before) =>
        before?.toSorted((left, right) => (places.get(left.id) ?? 0) - (places.get(right.id) ?? 0)),
      )
    },
    onError: (error) => {
      onRefused(error)
      return queries.invalidateQueries({ queryKey: galleryKey(memorialId) })
    },
  })
}

/** Puts a film of the video host into the gallery by its link. The form shows what was refused. */
export function useAddFilmLink(memorialId: string) {
  const queries = useQueryClient()
  return useMutation({
    scope: galleryTurn(memorialId),
    mutationFn: (film: { link: string; caption?: string; albumId?: string | null }) =>
      callApi<GalleryItem>(`/api/memorials/${memorialId}/media`, { method: 'POST', body: film }),
    onSuccess: () => queries.invalidateQueries({ queryKey: galleryKey(memorialId) }),
  })
}
