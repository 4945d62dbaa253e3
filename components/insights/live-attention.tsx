'use client'

import { AttentionList } from '@/components/insights/attention-list'
import { useAttention } from '@/lib/domain/insights/client/use-attention'
import type { Attention } from '@/lib/shared/attention'

/** The list, kept true while the page is open. `now`: when it was rendered, in ISO 8601. */
export function LiveAttention({ initial, now }: { initial: Attention[]; now: string }) {
  const { attention, askedAt } = useAttention(initial)
  // The first render must say what the server's said.
  const isFirst = attention === initial
  return <AttentionList attention={attention} now={isFirst ? new Date(now) : new Date(askedAt)} />
}
