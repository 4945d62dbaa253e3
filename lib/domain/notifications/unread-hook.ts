'use client'

import { useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'

const unreadKey = ['notifications-unread'] as const
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
