'use client'

import { type QueryClient, useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import type { UserView } from '@/lib/domain/accounts/schema'

export const userKey = ['user'] as const

/** The signed-in user, or null. Stale after 30 seconds, one retry; 401 and failures give null. */
export function useUser() {
  return useQuery({
    queryKey: userKey,
    queryFn: () => callApi<UserView>(`/api/user?t=${Date.now()}`).catch(() => null),
    staleTime: 30_000,
    retry: 1,
  })
}

/** Caches the signed-in user, or that there is none, and clears the previous user's cached data. */
export function becomeUser(queries: QueryClient, user: UserView | null): void {
  // The header observes the user query, so it is updated rather than removed.
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] })
  queries.setQueryData(userKey, user)
}
