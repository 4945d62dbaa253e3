'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { callApi } from '@/lib/client/api'
import type { OpenCaseInput, OpenedCase } from '@/lib/domain/support/schema'

/** Sends the contact form. */
export function useOpenCase() {
  return useMutation({
    mutationFn: (body: OpenCaseInput) => callApi<OpenedCase>('/api/contact', { method: 'POST', body }),
  })
}

/** How the sender opened the thread: by a link from a mail, or with the account. */
export type ReplyWay = { token: string } | { number: number }

/** The address that a reply is posted to, also by the plain form. */
export function replyAddress(way: ReplyWay): string {
  return 'token' in way ? `/api/contact/link/${encodeURIComponent(way.token)}` : `/api/contact/${way.number}/replies`
}

/** Replies to the sender's own case. */
export function useReply(way: ReplyWay) {
  const router = useRouter()
  return useMutation({
    mutationFn: (body: { message: string }) => callApi<OpenedCase>(replyAddress(way), { method: 'POST', body }),
    onSuccess: () => router.refresh(),
  })
}

const caseAddress = (number: number) => `/api/admin/support/${number}`

/** An administrator's action on a case. */
function useCaseAct<I extends object>(number: number, path: string) {
  const router = useRouter()
  return useMutation({
    mutationFn: (body: I) => callApi<OpenedCase>(`${caseAddress(number)}/${path}`, { method: 'POST', body }),
    // Also after a refusal, so that the thread shows the current state.
    onSettled: () => router.refresh(),
  })
}

export const useAnswerCase = (number: number) => useCaseAct<{ message: string; seenEntryId: string }>(number, 'answers')

export const useAddNote = (number: number) => useCaseAct<{ message: string }>(number, 'notes')

export const useAssignCase = (number: number) => useCaseAct<{ assigneeId: string | null }>(number, 'assignee')

export const useCloseCase = (number: number) => useCaseAct<{ seenEntryId: string }>(number, 'close')

export const useReopenCase = (number: number) => useCaseAct<Record<string, never>>(number, 'reopen')
