'use client'

import { useQuery } from '@tanstack/react-query'
import { ApiError, callApi } from '@/lib/client/api'
import type { ResellerView } from '@/lib/domain/resellers/schema'

const staleMs = 5 * 60_000

/** The signed-in account's reseller profile; null without one (401 and 404). Not retried. */
export function useReseller(enabled: boolean) {
  return useQuery({
    queryKey: ['resellers', 'me'],
    queryFn: () => callApi<ResellerView>('/api/resellers/me').catch(nullIfNone),
    enabled,
    staleTime: staleMs,
    retry: false,
  })
}

function nullIfNone(error: unknown): null {
  if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return null
  throw error
}
