'use client'

import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { postForm } from '@/lib/client/post-form'
import { sendNamed } from '@/lib/client/send-named'
import { importsApi } from '@/lib/domain/tree-files/copy'
import type { ConfirmImportForm, FoundPeople, ImportView, MatchesView } from '@/lib/domain/tree-files/schema'

const lookAgainMs = 1000

/** Sends a file; `onProgress` is told the percentage that has arrived. The form shows refusals. */
export function useUploadImport(memorialId: string, onProgress: (percent: number) => void) {
  const path = importsApi(memorialId)
  return useMutation({
    mutationFn: (form: FormData) => sendNamed(path, form, (named) => postForm(path, named, onProgress)),
  })
}

/** Where an import is, asked every second while a job works on it. */
export function useImport(memorialId: string, initial: ImportView): ImportView {
  const path = `${importsApi(memorialId)}/${initial.id}`
  const { data } = useQuery({
    // A cached answer of an earlier stage would hide that the import has gone on.
    queryKey: [path, initial.status],
    queryFn: () => callApi<ImportView>(path),
    initialData: initial,
    refetchInterval: ({ state }) => (isWorking(state.data?.status) ? lookAgainMs : false),
  })
  return data
}

/** Whether a job works on an import. */
export function isWorking(status: ImportView['status'] | undefined): boolean {
  return status === 'reading' || status === 'writing'
}

/** Who of a file is here already, a portion at a time. */
export function useMatches(memorialId: string, importId: string, first: MatchesView) {
  const path = `${importsApi(memorialId)}/${importId}/matches`
  return useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam }) => callApi<MatchesView>(`${path}?from=${pageParam}`),
    initialPageParam: 0,
    initialData: { pages: [first], pageParams: [0] },
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Looks for people of a file by name. */
export function useFindInFile(memorialId: string, importId: string) {
  const path = `${importsApi(memorialId)}/${importId}/people`
  return useMutation({ mutationFn: (q: string) => callApi<FoundPeople>(`${path}?${new URLSearchParams({ q })}`) })
}

export function useConfirmImport(memorialId: string, importId: string) {
  type Choices = Omit<ConfirmImportForm, 'id' | 'importId'>
  return useMutation({
    mutationFn: (body: Choices) => callApi(`${importsApi(memorialId)}/${importId}/confirm`, { method: 'POST', body }),
  })
}
