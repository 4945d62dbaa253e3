'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callApi } from '@/lib/client/api'
import type { MusicItem, PieceDetails } from '@/lib/domain/music/schema'

const musicKey = (memorialId: string) => ['memorials', memorialId, 'music'] as const
const musicPath = (memorialId: string) => `/api/memorials/${memorialId}/music`

/** Runs the changes to a page's music one at a time, in order: each builds on the result of the one before. */
const musicTurn = (memorialId: string) => ({ id: `music ${memorialId}` })

/** Called for each refused change, also after the component unmounted. */
type OnRefused = { onRefused: (error: Error) => void }

const lookAgainMs = 1500

/** A page's music, polled while a piece is processing. */
export function useMusic(memorialId: string, opened: MusicItem[]) {
  const queries = useQueryClient()
  const { data: items } = useQuery({
    queryKey: musicKey(memorialId),
    queryFn: async () => (await callApi<{ items: MusicItem[] }>(musicPath(memorialId))).items,
    initialData: opened,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'processing') ? lookAgainMs : false),
  })
  const refresh = useCallback(
    () => queries.invalidateQueries({ queryKey: musicKey(memorialId) }),
    [queries, memorialId],
  )
  return { items, refresh }
}

/** Saves what the family says of a piece. The form shows refusals. */
export function useUpdatePiece(memorialId: string) {
  const queries = useQueryClient()
  return useMutation({
    scope: musicTurn(memorialId),
    mutationFn: ({ id, ...details }: PieceDetails & { id: string }) =>
      callApi<MusicItem>(`${musicPath(memorialId)}/${id}`, { method: 'POST', body: details }),
    onSuccess: (saved) =>
      queries.setQueryData<MusicItem[]>(musicKey(memorialId), (before) =>
        before?.map((item) => (item.id === saved.id ? saved : item)),
      ),
  })
}

/** Puts a piece at the top of the page in place of another, or takes it down from there. */
export function useSetTop(memorialId: string, { onRefused }: OnRefused) {
  const queries = useQueryClient()
  return useMutation({
    scope: musicTurn(memorialId),
    mutationFn: ({ id, isTop }: { id: string; isTop: boolean }) =>
      callApi(`${musicPath(memorialId)}/${id}/top`, { method: 'POST', body: { isTop } }),
    onSuccess: (_, { id, isTop }) =>
      queries.setQueryData<MusicItem[]>(musicKey(memorialId), (before) =>
        before?.map((item) => ({ ...item, isTop: isTop && item.id === id })),
      ),
    onError: onRefused,
  })
}

export function useDeletePiece(memorialId: string, { onRefused }: OnRefused) {
  const queries = useQueryClient()
  return useMutation({
    scope: musicTurn(memorialId),
    mutationFn: (id: string) => callApi(`${musicPath(memorialId)}/${id}`, { method: 'DELETE' }),
    onSuccess: (_, id) =>
      queries.setQueryData<MusicItem[]>(musicKey(memorialId), (before) => before?.filter((item) => item.id !== id)),
    onError: onRefused,
  })
}

/** Reorders the music optimistically; a refusal restores the server's order. */
export function useOrderMusic(memorialId: string, { onRefused }: OnRefused) {
  const queries = useQueryClient()
  return useMutation({
    scope: musicTurn(memorialId),
    mutationFn: (ids: string[]) => callApi(`${musicPath(memorialId)}/order`, { method: 'POST', body: { ids } }),
    onMutate: async (ids) => {
      // A fetch already under way would restore the old order.
      await queries.cancelQueries({ queryKey: musicKey(memorialId) })
      const places = new Map(ids.map((id, place) => [id, place]))
      queries.setQueryData<MusicItem[]>(musicKey(memorialId), (before) =>
        before?.toSorted((left, right) => (places.get(left.id) ?? 0) - (places.get(right.id) ?? 0)),
      )
    },
    onError: (error) => {
      onRefused(error)
      return queries.invalidateQueries({ queryKey: musicKey(memorialId) })
    },
  })
}
