'use client'

import { useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'

export const unreadKey = ['notifications-unread'] as const
// Someone waiting with the page open sees new greetings arrive.
const unreadEveryMs = 60_000

/** The number of unread notifications, for the mark in the navigation. */
export function useUnreadCount(isSignedIn: boolean) {
  return useQuery({
    queryKey: unreadKey,
    queryFn: () => callApi<{ unread: number }>('/api/notifications/unread-count'),
    enabled: isSignedIn,
    refetchInterval: unreadEveryMs,
  })
}
