'use client'

import { useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'

export const unreadKey = ['notifications-unread'] as const
// Somebody who waits for greetings with the page open sees that one has come.
const unreadEveryMs = 60_000

/** How many notifications have not been read; for a mark in the navigation. */
export function useUnreadCount(isSignedIn: boolean) {
  return useQuery({
    queryKey: unreadKey,
    queryFn: () => callApi<{ unread: number }>('/api/notifications/unread-count'),
    enabled: isSignedIn,
    refetchInterval: unreadEveryMs,
  })
}
