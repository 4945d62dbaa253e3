'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { callApi } from '@/lib/client/api'
import type { DecideReportInput, ReportInput } from '@/lib/domain/reports/schema'
import type { OpenedCase } from '@/lib/domain/support/schema'

export const reportCall = '/api/reports'
export const complaintCall = (token: string) => `/api/reports/complaints/${encodeURIComponent(token)}`

/** Sends a report, or a request to remove something about oneself. */
export function useReport() {
  return useMutation({
    mutationFn: (body: ReportInput) => callApi<OpenedCase>(reportCall, { method: 'POST', body }),
  })
}

/** Sends a complaint about a decision, by the link from the mail. */
export function useComplain(token: string) {
  return useMutation({
    mutationFn: (body: { why: string }) => callApi<OpenedCase>(complaintCall(token), { method: 'POST', body }),
  })
}

/** Decides a report, and refreshes the page also after a refusal. */
export function useDecideReport(number: number) {
  const router = useRouter()
  return useMutation({
    mutationFn: (body: Omit<DecideReportInput, 'number'>) =>
      callApi<OpenedCase>(`/api/admin/reports/${number}/decision`, { method: 'POST', body }),
    onSettled: () => router.refresh(),
  })
}

/** Takes a person out of a family tree. Resolves with the number of its case. */
export function useRemoveTreePerson(id: string) {
  const router = useRouter()
  return useMutation({
    mutationFn: (body: { reasons: string }) =>
      callApi<OpenedCase>(`/api/admin/tree-people/${id}/remove`, { method: 'POST', body }),
    onSuccess: () => router.refresh(),
  })
}

type Hiding = { of: 'memorials' | 'contributions' | 'media'; id: string }

/** Hides unreported content or brings it back. Resolves with the number of its case. */
export function useHiding({ of, id }: Hiding, act: 'hide' | 'bring-back') {
  const router = useRouter()
  return useMutation({
    mutationFn: (body: { ground?: string; reasons: string }) =>
      callApi<OpenedCase>(`/api/admin/${of}/${id}/${act}`, { method: 'POST', body }),
    onSuccess: () => router.refresh(),
  })
}
