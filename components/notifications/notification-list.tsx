'use client'

import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { LoadMore } from '@/components/ui/load-more'
import { failureToast } from '@/components/ui/toast'
import { useMarkNotificationsRead, useNotifications } from '@/lib/domain/notifications/client/hooks'
import type { NotificationPage, NotificationView } from '@/lib/domain/notifications/schema'
import { formatRelative } from '@/lib/shared/danish-time'

/** Events on the account's pages, newest first; unread ones are marked. */
export function NotificationList({ initial }: { initial: NotificationPage }) {
  const { items, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotifications(initial)
  const mark = useMarkNotificationsRead({ onFailed: failureToast() })
  if (items.length === 0) {
    return (
      <EmptyState
        title="Her er endnu ingen beskeder"
        text="Når nogen tænder et lys eller skriver på en af dine mindesider, kan du se det her."
      />
    )
  }
  const hasUnread = items.some(({ isRead }) => !isRead)
  return (
    <div>
      {hasUnread && (
        <form
          action="/api/notifications/read"
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            mark.mutate(undefined)
          }}
        >
          <Button type="submit" variant="outline" pending={mark.isPending} pendingText="Markerer...">
            Markér alle som læst
          </Button>
        </form>
      )}
      <ul className="mt-4 divide-y divide-border">
        {items.map((item) => (
          <li key={item.id}>
            <NotificationEntry item={item} onOpen={() => !item.isRead && mark.mutate([item.id])} />
          </li>
        ))}
      </ul>
      {hasNextPage && <LoadMore onClick={() => fetchNextPage()} pending={isFetchingNextPage} />}
    </div>
  )
}

function NotificationEntry({ item, onOpen }: { item: NotificationView; onOpen: () => void }) {
  const words = (
    <>
      <span
        aria-hidden="true"
        className={`mt-2.5 size-2.5 shrink-0 rounded-full ${item.isRead ? 'bg-transparent' : 'bg-primary'}`}
      />
      <span className="min-w-0">
        <span className={`block break-words ${item.isRead ? '' : 'font-semibold'}`}>
          {!item.isRead && <span className="sr-only">Ulæst: </span>}
          {item.text}
        </span>
        <time dateTime={item.createdAt} className="block text-muted-foreground text-sm" suppressHydrationWarning>
          {formatRelative(new Date(item.createdAt))}
        </time>
      </span>
    </>
  )
  const shape = 'flex min-h-touch gap-4 py-4'
  if (!item.href) return <p className={shape}>{words}</p>
  return (
    <Link href={item.href} prefetch={false} className={`${shape} rounded-lg hover:bg-accent`} onClick={onOpen}>
      {words}
    </Link>
  )
}
