'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import type { VersionsView } from '@/lib/domain/media/versions/views'
import type { Recipe } from '@/lib/domain/pictures/recipe'

const versionsKey = (id: string) => ['media', id, 'versions'] as const
const askAgainMs = 700

/** The versions, polled while one is processing. */
export function useVersions(id: string, opened: VersionsView): VersionsView {
  const { data } = useQuery({
    queryKey: versionsKey(id),
    queryFn: () => callApi<VersionsView>(`/api/media/${id}/versions`),
    initialData: { shown: opened.shown, versions: opened.versions },
    refetchInterval: ({ state }) =>
      state.data?.versions.some(({ status }) => status === 'processing') ? askAgainMs : false,
  })
  return data
}

/** Fetches the versions, bypassing the cache. Throws ApiError. */
export function useNewestVersions(id: string): () => Promise<VersionsView> {
  const queries = useQueryClient()
  return () =>
    queries.fetchQuery({
      queryKey: versionsKey(id),
      queryFn: () => callApi<VersionsView>(`/api/media/${id}/versions`),
      staleTime: 0,
    })
}

/** Saves a recipe as the next version; `useVersions` then polls until it is rendered. The page shows failures. */
export function useSaveVersion(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ recipe, seenVersion }: { recipe: Recipe; seenVersion: number }) =>
      callApi<{ number: number }>(`/api/media/${id}/versions`, { method: 'POST', body: { ...recipe, seenVersion } }),
    onSettled: () => queries.invalidateQueries({ queryKey: versionsKey(id) }),
  })
}

/** Makes another version the one shown. */
export function useRestoreVersion(
  id: string,
  { onRestored, onRefused }: { onRestored: (number: number) => void; onRefused: (error: Error) => void },
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (number: number) =>
      callApi<{ version: number }>(`/api/media/${id}/versions/${number}/restore`, { method: 'POST', body: {} }),
    onSuccess: (_, number) => onRestored(number),
    onError: onRefused,
    onSettled: () => queries.invalidateQueries({ queryKey: versionsKey(id) }),
  })
}
