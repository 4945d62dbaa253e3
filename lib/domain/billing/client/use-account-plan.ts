'use client'

import { useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import type { AccountPlan } from '@/lib/domain/billing/plans'

export const accountPlanKey = ['plan'] as const

/** The best plan among the signed-in account's pages; undefined until it is known, and when it cannot be had. */
export function useAccountPlan(enabled: boolean) {
  return useQuery({
    queryKey: accountPlanKey,
    queryFn: () => callApi<AccountPlan>('/api/user/premium-status'),
    enabled,
  })
}
