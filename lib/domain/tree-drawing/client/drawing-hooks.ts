'use client'

import { type QueryClient, replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '@/lib/client/api'
import { treeAddress, treeKeys } from '@/lib/domain/family-tree/client/hooks'
import { openedText } from '@/lib/domain/family-tree/opened-branches'
import type { DrawingView, PathView } from '@/lib/domain/tree-drawing/drawing-views'
import type { TreeAddress } from '@/lib/domain/tree-drawing/tree-address'

type Shown = Pick<TreeAddress, 'centre' | 'open'>

/**
 * The drawing at an address. The one before stays until the new one is here, and also when it does not come; people who
 * are alike in both are the same objects, so that only the others are drawn anew.
 */
export function useDrawing(initial: DrawingView, initiallyShown: Shown, shown: Shown) {
  const queries = useQueryClient()
  const { id } = initial.memorial
  const keyOf = ({ centre, open }: Shown) => treeKeys.drawing(id, { centre, open: openedText(open) })
  const queryKey = keyOf(shown)
  const isInitial = JSON.stringify(queryKey) === JSON.stringify(keyOf(initiallyShown))
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const before = newestDrawing(queries, id)
      const path = treeAddress(id, `/drawing?${queryOf(shown)}`)
      return replaceEqualDeep(before, await callApi<DrawingView>(path, { signal }))
    },
    ...(isInitial ? { initialData: initial } : {}),
    // Others of the family may edit the same tree.
    refetchOnWindowFocus: initial.isMember && 'always',
  })
  const [latest, setLatest] = useState(initial)
  // The server rendered the page again, or the browser kept a drawing from before.
  const drawing = isInitial && data && data.revision < initial.revision ? initial : (data ?? latest)
  if (drawing !== latest) setLatest(drawing)
  return { drawing, error: data ? null : error, isFetching: isFetching && !data, refetch }
}

function newestDrawing(queries: QueryClient, memorialId: string): DrawingView | undefined {
  const all = treeKeys.drawing(memorialId, { centre: null, open: '' }).slice(0, 3)
  const found = queries.getQueryCache().findAll({ queryKey: all })
  const newest = found.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0]
  return newest && queries.getQueryData<DrawingView>(newest.queryKey)
}

function queryOf({ centre, open }: Shown): string {
  const query = new URLSearchParams()
  if (centre) query.set('centre', centre)
  if (open.length > 0) query.set('open', openedText(open))
  return query.toString()
}

/** The way between two people; nothing is fetched without both. */
export function useTreeWay(memorialId: string, { from, to }: { from: string | null; to: string | null }) {
  return useQuery({
    queryKey: treeKeys.path(memorialId, from ?? '', to ?? ''),
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ from: from ?? '', to: to ?? '' })
      return callApi<PathView>(treeAddress(memorialId, `/path?${query}`), { signal })
    },
    enabled: from !== null && to !== null && from !== to,
  })
}
