'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { showToast } from '@/components/ui/toast'
import { callApi } from '@/lib/client/api'
import type { OpenCaseInput, OpenedCase } from '@/lib/domain/support/schema'

/** Writes to the house. The server's refusal is left to the form. */
export function useOpenCase() {
  return useMutation({
    mutationFn: (body: OpenCaseInput) => callApi<OpenedCase>('/api/contact', { method: 'POST', body }),
  })
}

/** How the sender's thread was opened: by a link from a mail, or by the account that wrote. */
export type ReplyWay = { token: string } | { number: number }

/** The call that a reply is sent to; the plain form posts to the same. */
export function replyAddress(way: ReplyWay): string {
  return 'token' in way ? `/api/contact/link/${encodeURIComponent(way.token)}` : `/api/contact/${way.number}/replies`
}

/** Writes on in one's own case. The server's refusal is left to the form. */
export function useReply(way: ReplyWay) {
  const router = useRouter()
  return useMutation({
    mutationFn: (body: { message: string }) => callApi<OpenedCase>(replyAddress(way), { method: 'POST', body }),
    onSuccess: () => {
      showToast({ title: 'Tak, dit svar er sendt' })
      router.refresh()
    },
  })
}

const caseAddress = (number: number) => `/api/admin/support/${number}`

type Act = { path: string; body: object; done: string }

/** Every act of the house on a case; `done` is what the toast says. The server's refusal is left to the form. */
function useCaseAct<I>(number: number, actOf: (input: I) => Act) {
  const router = useRouter()
  return useMutation({
    mutationFn: async (input: I) => {
      const { path, body, done } = actOf(input)
      await callApi<OpenedCase>(`${caseAddress(number)}/${path}`, { method: 'POST', body })
      return done
    },
    onSuccess: (title) => showToast({ title }),
    // Also after a refusal: whatever stood in the way, the thread shows how it is now.
    onSettled: () => router.refresh(),
  })
}

export const useAnswerCase = (number: number) =>
  useCaseAct(number, (body: { message: string; seenEntryId: string }) => ({
    path: 'answers',
    body,
    done: 'Svaret er sendt',
  }))

export const useAddNote = (number: number) =>
  useCaseAct(number, (body: { message: string }) => ({ path: 'notes', body, done: 'Notatet er gemt' }))

export const useAssignCase = (number: number, selfId: string) =>
  useCaseAct(number, (body: { assigneeId: string | null }) => ({
    path: 'assignee',
    body,
    done: assignedText(body.assigneeId, selfId),
  }))

function assignedText(assigneeId: string | null, selfId: string): string {
  if (assigneeId === null) return 'Henvendelsen er til alle igen'
  return assigneeId === selfId ? 'Henvendelsen er din' : 'Henvendelsen er givet videre'
}

export const useCloseCase = (number: number) =>
  useCaseAct(number, (body: { seenEntryId: string }) => ({ path: 'close', body, done: 'Henvendelsen er lukket' }))

export const useReopenCase = (number: number) =>
  useCaseAct(number, () => ({ path: 'reopen', body: {}, done: 'Henvendelsen er åbnet igen' }))
