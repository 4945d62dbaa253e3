'use client'

import { useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import type { AccountPlan } from '@/lib/domain/billing/plans'

/**
 * The best plan among the signed-in account's pages; undefined until it is known, and when it cannot be had. `isAnew`
 * asks again when the component appears, whatever is cached.
 */
export function useAccountPlan(enabled: boolean, isAnew = false) {
  return useQuery({
    queryKey: ['account-plan'],
    queryFn: () => callApi<AccountPlan>('/api/user/premium-status'),
    enabled,
    ...(isAnew && { staleTime: 0 }),
  })
}
