'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callApi } from '@/lib/client/api'
import type { GalleryItem, MediaDetails } from '@/lib/domain/media/schema'

export const galleryKey = (memorialId: string) => ['memorials', memorialId, 'gallery'] as const

/** Runs the changes to a gallery one at a time, in order: each builds on the result of the one before. */
export const galleryTurn = (memorialId: string) => ({ id: `gallery ${memorialId}` })

/** Called for each refused change, also after the component unmounted. */
export type OnRefused = { onRefused: (error: Error) => void }

const lookAgainMs = 1500

export const galleryQuery = (memorialId: string) => ({
  queryKey: galleryKey(memorialId),
  queryFn: () => callApi<GalleryItem[]>(`/api/memorials/${memorialId}/media`),
})

/** The gallery, polled while an item is processing. */
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

/** Saves the texts, year and album of a gallery item. */
export function useUpdateMedia(memorialId: string, listener: OnRefused) {
  return useItemChange(memorialId, listener, ({ id, ...details }: MediaDetails & { id: string }) =>
    callApi<GalleryItem>(`/api/memorials/${memorialId}/media/${id}`, { method: 'PUT', body: details }),
  )
}

/** Puts a picture on the page although a part of it is missing. */
export function useAcceptCut(memorialId: string, listener: OnRefused) {
  return useItemChange(memorialId, listener, (id: string) =>
    callApi<GalleryItem>(`/api/memorials/${memorialId}/media/${id}/accept`, { method: 'POST' }),
  )
}

function useItemChange<Change>(
  memorialId: string,
  { onRefused }: OnRefused,
  mutationFn: (change: Change) => Promise<GalleryItem>,
) {
  const queries = useQueryClient()
  return useMutation({
    scope: galleryTurn(memorialId),
    mutationFn,
    onSuccess: (saved) =>
      queries.setQueryData<GalleryItem[]>(galleryKey(memorialId), (before) =>
        before?.map((item) => (item.id === saved.id ? saved : item)),
      ),
    onError: onRefused,
  })
}

/** Deletes items one after the other and stops at the first refusal. */
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

/** Reorders the gallery optimistically; a refusal restores the server's order. */
export function useOrderMedia(memorialId: string, { onRefused }: OnRefused) {
  const queries = useQueryClient()
  return useMutation({
    scope: galleryTurn(memorialId),
    mutationFn: (ids: string[]) =>
      callApi(`/api/memorials/${memorialId}/media/order`, { method: 'PUT', body: { ids } }),
    onMutate: async (ids) => {
      // A fetch already under way would restore the old order.
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

/** Adds a film at the video host by its link. The form shows refusals. */
export function useAddFilmLink(memorialId: string) {
  const queries = useQueryClient()
  return useMutation({
    scope: galleryTurn(memorialId),
    mutationFn: (film: { link: string; caption?: string; albumId?: string | null }) =>
      callApi<GalleryItem>(`/api/memorials/${memorialId}/media`, { method: 'POST', body: film }),
    onSuccess: () => queries.invalidateQueries({ queryKey: galleryKey(memorialId) }),
  })
}
