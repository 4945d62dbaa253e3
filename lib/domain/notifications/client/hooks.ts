'use client'

import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import type { Outcome } from '@/lib/client/outcome'
import { unreadKey } from '@/lib/domain/notifications/client/use-unread-count'
import type { MailView, NotificationPage, PushState } from '@/lib/domain/notifications/schema'

const listKey = ['notifications'] as const
const mailsKey = ['mails'] as const

// The rendered page counts as fresh; on a later return it is fetched again.
const freshMs = 20_000

const pageAfter = (path: string, cursor: string | null) =>
  cursor ? `${path}?${new URLSearchParams({ cursor })}` : path

/** The signed-in user's notifications, page by page; `initial` is what the page was rendered with. */
export function useNotifications(initial: NotificationPage) {
  const query = useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam }) => callApi<NotificationPage>(pageAfter('/api/notifications', pageParam)),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: freshMs,
    initialData: { pages: [initial], pageParams: [null] } satisfies InfiniteData<NotificationPage, string | null>,
  })
  return { ...query, items: query.data.pages.flatMap(({ items }) => items) }
}

/** Marks the named notifications as read, or all when none is named. */
export function useMarkNotificationsRead({ onFailed }: Outcome) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[] | undefined) =>
      callApi<{ read: number }>('/api/notifications/read', { method: 'POST', body: ids ? { ids } : {} }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: listKey }),
        queries.invalidateQueries({ queryKey: unreadKey }),
      ]),
    onError: (error) => onFailed?.(error),
  })
}

/** One mail with its text. */
export function useMail(id: string) {
  return useQuery({ queryKey: [...mailsKey, id], queryFn: () => callApi<MailView>(`/api/notifications/mails/${id}`) })
}

/** Turns push messages on or off for this device. */
export function usePushSubscription() {
  return useMutation({
    mutationFn: ({ subscription, isOn }: { subscription: PushSubscriptionJSON; isOn: boolean }) =>
      callApi<PushState>('/api/user/push-subscriptions', { method: isOn ? 'POST' : 'DELETE', body: subscription }),
  })
}
