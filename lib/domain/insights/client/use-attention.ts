'use client'

import { useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { attentionApiPath } from '@/lib/domain/insights/paths'
import type { Attention } from '@/lib/shared/attention'

/** A fault is to be seen within a minute by whoever has the page open. */
const lookAgainMs = 20_000

/** What waits for a person, asked for again and again; `initial` is what the page was rendered with. */
export function useAttention(initial: Attention[]) {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['attention'],
    queryFn: () => callApi<Attention[]>(attentionApiPath),
    initialData: initial,
    refetchInterval: lookAgainMs,
  })
  return { attention: data, askedAt: dataUpdatedAt }
}
