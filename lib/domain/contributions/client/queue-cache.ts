import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { QueueFilter } from '@/lib/domain/contributions/schema'
import type { ContributionView, QueuePage } from '@/lib/domain/contributions/views'

type Queue = InfiniteData<QueuePage, string | undefined>

/** `from` is the cursor in the address, by which a browser without script pages. */
export type QueuePlace = { memorialKey: string; filter: QueueFilter; from?: string | undefined }

export const queuesKey = (memorialKey: string): QueryKey => ['moderation', memorialKey]
export const queueKey = ({ memorialKey, filter, from }: QueuePlace): QueryKey => [
  ...queuesKey(memorialKey),
  filter.status,
  filter.kind ?? 'all',
  from ?? '',
]

/** Removes posts from the shown list before the server has answered. Returns a function that restores them. */
export function takeFromQueue(queries: QueryClient, place: QueuePlace, posts: ContributionView[]): () => void {
  const key = queueKey(place)
  const before = queries.getQueryData<Queue>(key)
  const ids = new Set(posts.map(({ id }) => id))
  const waited = posts.filter(({ status }) => status === 'pending').length
  queries.setQueryData<Queue>(key, (queue) =>
    queue
      ? {
          ...queue,
          pages: queue.pages.map((page) => ({
            ...page,
            items: page.items.filter(({ id }) => !ids.has(id)),
            pending: Math.max(0, page.pending - waited),
          })),
        }
      : queue,
  )
  return () => queries.setQueryData(key, before)
}
