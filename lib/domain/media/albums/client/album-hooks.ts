'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import type { AlbumFields, AlbumMediaChange, EditedAlbum } from '@/lib/domain/media/albums/schema'
import { galleryKey, galleryTurn, type OnRefused } from '@/lib/domain/media/gallery/client/gallery-hooks'
import type { GalleryItem } from '@/lib/domain/media/schema'

const albumsKey = (memorialId: string) => ['memorials', memorialId, 'albums'] as const

/** The albums of a page in order; empty until loaded. */
export function useAlbums(memorialId: string): EditedAlbum[] {
  const { data } = useQuery({
    queryKey: albumsKey(memorialId),
    queryFn: () => callApi<EditedAlbum[]>(`/api/memorials/${memorialId}/albums`),
  })
  return data ?? []
}

/** Creates an album, or updates one's title and description. The form shows refusals. */
export function useSaveAlbum(memorialId: string) {
  const queries = useQueryClient()
  return useMutation({
    scope: galleryTurn(memorialId),
    mutationFn: ({ id, ...fields }: AlbumFields & { id: string | null }) =>
      callApi<EditedAlbum>(`/api/memorials/${memorialId}/albums${id ? `/${id}` : ''}`, {
        method: id ? 'PUT' : 'POST',
        body: fields,
      }),
    onSuccess: (saved) =>
      queries.setQueryData<EditedAlbum[]>(albumsKey(memorialId), (before = []) =>
        before.some(({ id }) => id === saved.id)
          ? before.map((album) => (album.id === saved.id ? saved : album))
          : [...before, saved],
      ),
  })
}

/** Deletes an album; its items stay in the gallery. */
export function useRemoveAlbum(memorialId: string, { onRefused }: OnRefused) {
  const queries = useQueryClient()
  return useMutation({
    scope: galleryTurn(memorialId),
    mutationFn: (id: string) => callApi(`/api/memorials/${memorialId}/albums/${id}`, { method: 'DELETE' }),
    onSuccess: (_, id) => {
      queries.setQueryData<EditedAlbum[]>(albumsKey(memorialId), (before) => before?.filter((album) => album.id !== id))
      queries.setQueryData<GalleryItem[]>(galleryKey(memorialId), (before) =>
        before?.map((item) => (item.albumId === id ? { ...item, albumId: null } : item)),
      )
    },
    onError: onRefused,
  })
}

/** Reorders the albums optimistically; a refusal restores the server's order. */
export function useOrderAlbums(memorialId: string, { onRefused }: OnRefused) {
  const queries = useQueryClient()
  return useMutation({
    scope: galleryTurn(memorialId),
    mutationFn: (ids: string[]) =>
      callApi(`/api/memorials/${memorialId}/albums/order`, { method: 'PUT', body: { ids } }),
    onMutate: (ids) =>
      queries.setQueryData<EditedAlbum[]>(albumsKey(memorialId), (before) =>
        before?.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id)),
      ),
    onError: (error) => {
      onRefused(error)
      return queries.invalidateQueries({ queryKey: albumsKey(memorialId) })
    },
  })
}

/** Moves several items into an album, or sets their year. */
export function useUpdateAlbumMedia(memorialId: string, { onRefused }: OnRefused) {
  const queries = useQueryClient()
  return useMutation({
    scope: galleryTurn(memorialId),
    mutationFn: (change: AlbumMediaChange) =>
      callApi(`/api/memorials/${memorialId}/albums/media`, { method: 'PUT', body: change }),
    onSuccess: (_, { ids, albumId, takenYear }) => {
      const changed = new Set(ids)
      queries.setQueryData<GalleryItem[]>(galleryKey(memorialId), (before) =>
        before?.map((item) =>
          changed.has(item.id)
            ? {
                ...item,
                ...(albumId === undefined ? {} : { albumId }),
                ...(takenYear === undefined ? {} : { takenYear }),
              }
            : item,
        ),
      )
    },
    onError: onRefused,
  })
}
