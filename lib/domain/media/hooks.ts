'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { showToast } from '@/components/ui/toast'
import { callApi, messageOf } from '@/lib/client/api'
import type { GalleryPicture, PictureTexts } from '@/lib/domain/media/schema'

const galleryKey = (memorialId: string) => ['memorials', memorialId, 'gallery'] as const

/** The gallery as it stands, with a way to change the copy in the browser. */
export function useGallery(memorialId: string, opened: GalleryPicture[]) {
  const queries = useQueryClient()
  const { data: pictures } = useQuery({
    queryKey: galleryKey(memorialId),
    queryFn: () => callApi<GalleryPicture[]>(`/api/memorials/${memorialId}/media`),
    initialData: opened,
  })
  const change = useCallback(
    (update: (pictures: GalleryPicture[]) => GalleryPicture[]) =>
      queries.setQueryData<GalleryPicture[]>(galleryKey(memorialId), (before) => update(before ?? [])),
    [queries, memorialId],
  )
  return { pictures, change }
}

/** Saves what is written about a picture. */
export function useUpdatePicture(memorialId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...texts }: PictureTexts & { id: string }) =>
      callApi<GalleryPicture>(`/api/memorials/${memorialId}/media/${id}`, { method: 'PUT', body: texts }),
    onSuccess: (saved) =>
      queries.setQueryData<GalleryPicture[]>(galleryKey(memorialId), (before) =>
        before?.map((picture) => (picture.id === saved.id ? saved : picture)),
      ),
    onError: (error) =>
      showToast({
        title: 'Fejl ved opdatering',
        description: `Der opstod en fejl: ${messageOf(error)}`,
        variant: 'destructive',
      }),
  })
}

/** Deletes a picture; toasts as specified when it fails. */
export function useDeletePicture(memorialId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callApi(`/api/memorials/${memorialId}/media/${id}`, { method: 'DELETE' }),
    onSuccess: (_, id) =>
      queries.setQueryData<GalleryPicture[]>(galleryKey(memorialId), (before) =>
        before?.filter((picture) => picture.id !== id),
      ),
    onError: (error) =>
      showToast({ title: 'Fejl ved sletning', description: messageOf(error), variant: 'destructive' }),
  })
}

/** Puts the gallery into an order at once, and back into the server's when that is refused. */
export function useOrderPictures(memorialId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) =>
      callApi(`/api/memorials/${memorialId}/media/order`, { method: 'PUT', body: { ids } }),
    onMutate: (ids) =>
      queries.setQueryData<GalleryPicture[]>(galleryKey(memorialId), (before) =>
        before?.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id)),
      ),
    onError: (error) => {
      showToast({
        title: 'Fejl ved opdatering',
        description: `Der opstod en fejl: ${messageOf(error)}`,
        variant: 'destructive',
      })
      return queries.invalidateQueries({ queryKey: galleryKey(memorialId) })
    },
  })
}
