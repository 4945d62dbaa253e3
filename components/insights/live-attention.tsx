'use client'

import { useQuery } from '@tanstack/react-query'
import { AttentionList } from '@/components/insights/attention-list'
import { callApi } from '@/lib/client/api'
import { attentionApiPath } from '@/lib/domain/insights/policy'
import type { Attention } from '@/lib/shared/attention'

/** The list, kept true while the page is open. `now`: when it was rendered, in ISO 8601. */
export function LiveAttention({ initial, now }: { initial: Attention[]; now: string }) {
  const { attention, askedAt } = useAttention(initial)
  // The first render must say what the server's said.
  const isFirst = attention === initial
  return <AttentionList attention={attention} now={isFirst ? new Date(now) : new Date(askedAt)} />
}

/** A fault is to be seen within a minute by whoever has the page open. */
const lookAgainMs = 20_000

/** What waits for a person, asked for again and again; `initial` is what the page was rendered with. */
function useAttention(initial: Attention[]) {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['attention'],
    queryFn: () => callApi<Attention[]>(attentionApiPath),
    initialData: initial,
    refetchInterval: lookAgainMs,
  })
  return { attention: data, askedAt: dataUpdatedAt }
}
