'use client'

import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ApiError, callApi } from '@/lib/client/api'
import { useSettled } from '@/lib/client/use-settled'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import type { ChecksView, TreeEditView, UnjoinedView } from '@/lib/domain/family-tree/edit-views'
import type { TreePersonView } from '@/lib/domain/family-tree/schema'

export const personQuery = (memorialId: string, personId: string) =>
  queryOptions({
    queryKey: treeKeys.person(memorialId, personId),
    queryFn: ({ signal }) => callApi<PersonDetailView>(treeAddress(memorialId, `/people/${personId}`), { signal }),
    // Others may edit the same tree: whoever comes back to the window sees it as it is now.
    refetchOnWindowFocus: 'always',
    // Somebody who was removed does not come back by asking again.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status === 404),
  })

/** A person with those close to them; nothing is fetched without an id. */
export function useTreePerson(memorialId: string, personId: string | null) {
  return useQuery({ ...personQuery(memorialId, personId ?? ''), enabled: personId !== null })
}

const shortestSearch = 2

/** People found by name and year, at most 20, shortly after the last letter; the ones before stay until the new ones are here. */
export function useTreeSearch(memorialId: string, typed: string) {
  const words = useSettled(typed.trim())
  return useQuery({
    queryKey: treeKeys.search(memorialId, words),
    queryFn: ({ signal }) =>
      callApi<{ people: TreePersonView[] }>(treeAddress(memorialId, `/search?${new URLSearchParams({ q: words })}`), {
        signal,
      }),
    enabled: words.length >= shortestSearch,
    placeholderData: keepPreviousData,
    select: ({ people }) => people,
  })
}

/** What the editors did lately, newest first. For editors. */
export function useTreeEdits(memorialId: string) {
  return useQuery({
    queryKey: treeKeys.edits(memorialId),
    queryFn: ({ signal }) => callApi<TreeEditView[]>(treeAddress(memorialId, '/edits'), { signal }),
    refetchOnWindowFocus: 'always',
  })
}

/** What is hardly so. For editors. */
export function useTreeChecks(memorialId: string) {
  return useQuery({
    queryKey: treeKeys.checks(memorialId),
    queryFn: ({ signal }) => callApi<ChecksView>(treeAddress(memorialId, '/checks'), { signal }),
    refetchOnWindowFocus: 'always',
  })
}

/** Those who are not joined to the page's person, a portion at a time; `initial` is what the page was rendered with. For editors. */
export function useUnjoined(memorialId: string, initial?: UnjoinedView) {
  return useInfiniteQuery({
    queryKey: treeKeys.unjoined(memorialId),
    queryFn: ({ pageParam, signal }) => {
      const after = pageParam ? `?${new URLSearchParams({ cursor: pageParam })}` : ''
      return callApi<UnjoinedView>(treeAddress(memorialId, `/unjoined${after}`), { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnWindowFocus: 'always',
    ...(initial && { initialData: { pages: [initial], pageParams: [null] } }),
  })
}

/**
 * The query keys of a page's tree. All begin alike: an edit refreshes everything that is read of the tree by
 * `treeKeys.all`. `memorialId` is the page's id everywhere, never its address.
 */
export const treeKeys = {
  all: (memorialId: string) => ['tree', memorialId] as const,
  /** A drawing: around `centre`, or the page's person, with the opened branches as the address has them. */
  drawing: (memorialId: string, shown: { centre: string | null; open: string }) =>
    ['tree', memorialId, 'drawing', shown] as const,
  person: (memorialId: string, personId: string) => ['tree', memorialId, 'person', personId] as const,
  checks: (memorialId: string) => ['tree', memorialId, 'checks'] as const,
  unjoined: (memorialId: string) => ['tree', memorialId, 'unjoined'] as const,
  edits: (memorialId: string) => ['tree', memorialId, 'edits'] as const,
  search: (memorialId: string, words: string) => ['tree', memorialId, 'search', words] as const,
  path: (memorialId: string, from: string, to: string) => ['tree', memorialId, 'path', from, to] as const,
}

/** The address of a page's tree, and of what is below it. */
export const treeAddress = (memorialId: string, below = '') =>
  `/api/memorials/${encodeURIComponent(memorialId)}/tree${below}`
