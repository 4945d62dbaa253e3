'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { callApi } from '@/lib/client/api'
import type { OpenedCase } from '@/lib/domain/support/schema'

/** How the sender opened the thread: by a link from a mail, or with the account. */
export type ReplyWay = { token: string } | { number: number }

/** The address that a reply is posted to, also by the plain form. */
export function replyAddress(way: ReplyWay): string {
  return 'token' in way ? `/api/contact/link/${encodeURIComponent(way.token)}` : `/api/contact/${way.number}/replies`
}

/** An administrator's action on a case. */
export function useCaseAct(number: number, act: 'answers' | 'notes' | 'assignee' | 'close' | 'reopen') {
  const router = useRouter()
  return useMutation({
    mutationFn: (body: object) => callApi<OpenedCase>(`/api/admin/support/${number}/${act}`, { method: 'POST', body }),
    // Also after a refusal, so that the thread shows the current state.
    onSettled: () => router.refresh(),
  })
}
