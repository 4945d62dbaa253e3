'use client'

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { forgetTabEntries } from '@/lib/client/tab-storage'
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

/** Signs out and forgets what was cached for the person. */
export function useLogout() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      // Fetched first: where it does not come there is no connection to sign out over either, and one can press again.
      const { leaveDevice } = await import('@/lib/client/leave-device')
      await callApi(`/api/logout?t=${Date.now()}`, { method: 'POST' })
      return leaveDevice
    },
    onSuccess: (leaveDevice) => {
      becomeUser(queries, null)
      forgetTabEntries()
      leaveDevice()
    },
  })
}

/** Caches who is signed in now, or that nobody is, and forgets what was cached for the previous user. */
export function becomeUser(queries: QueryClient, user: UserView | null): void {
  // The user's own query stays, so that the header, which watches it, updates.
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] })
  queries.setQueryData(userKey, user)
}
