'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { callApi } from '@/lib/client/api'
import type { DecideReportInput, ReportInput } from '@/lib/domain/reports/schema'
import type { OpenedCase } from '@/lib/domain/support/schema'

export const reportCall = '/api/reports'
export const complaintCall = (token: string) => `/api/reports/complaints/${encodeURIComponent(token)}`

/** Reports something, or asks to have something about oneself removed. */
export function useReport() {
  return useMutation({
    mutationFn: (body: ReportInput) => callApi<OpenedCase>(reportCall, { method: 'POST', body }),
  })
}

/** Complains about a decision by the link from the mail. */
export function useComplain(token: string) {
  return useMutation({
    mutationFn: (body: { why: string }) => callApi<OpenedCase>(complaintCall(token), { method: 'POST', body }),
  })
}

/** Decides a report; the desk shows how it stands afterwards, also when it was refused. */
export function useDecideReport(number: number) {
  const router = useRouter()
  return useMutation({
    mutationFn: (body: Omit<DecideReportInput, 'number'>) =>
      callApi<OpenedCase>(`/api/admin/reports/${number}/decision`, { method: 'POST', body }),
    onSettled: () => router.refresh(),
  })
}

type Hiding = { of: 'memorials' | 'contributions' | 'media'; id: string }

/** The house hides something that nobody reported, or shows it again. Answers with the number of its case. */
export function useHiding({ of, id }: Hiding, act: 'hide' | 'bring-back') {
  const router = useRouter()
  return useMutation({
    mutationFn: (body: { ground?: string; reasons: string }) =>
      callApi<OpenedCase>(`/api/admin/${of}/${id}/${act}`, { method: 'POST', body }),
    onSuccess: () => router.refresh(),
  })
}
