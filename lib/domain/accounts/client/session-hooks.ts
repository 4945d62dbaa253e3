'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@/components/ui/toast'
import { callApi, messageOf } from '@/lib/client/api'
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

/** Signs out, forgets what was cached for the person and goes to the front page. */
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
      // The user's own query stays, so that the header, which watches it, hears that nobody is signed in.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] })
      queries.setQueryData(userKey, null)
      forgetTabEntries()
      leaveDevice()
      showToast({ title: 'Du er nu logget ud', description: 'Vi håber at se dig igen snart!' })
    },
    onError: (error) => showToast({ title: 'Logout fejlede', description: messageOf(error), variant: 'destructive' }),
  })
}
