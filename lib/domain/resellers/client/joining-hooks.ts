'use client'

import { useMutation } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import type { ApplyInput } from '@/lib/domain/resellers/application-schema'

/** Sends an application to become a reseller. */
export function useApply() {
  return useMutation({
    mutationFn: (body: ApplyInput) =>
      callApi<{ received: boolean; hasAccount: boolean }>('/api/reseller-applications', { method: 'POST', body }),
  })
}
