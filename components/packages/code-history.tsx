'use client'

import { LoadMore } from '@/components/ui/load-more'
import { Spinner } from '@/components/ui/spinner'
import { messageOf } from '@/lib/client/api'
import { useCodeHistory } from '@/lib/domain/qr-codes/client/hooks'
import { formatDateTime } from '@/lib/shared/danish-time'

/** The events of a code, newest first. */
export function CodeHistory({ code }: { code: string }) {
  const { data, isPending, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useCodeHistory(code)
  if (isPending) return <Spinner text="Henter historikken..." />
  if (!data) return <p role="alert">{messageOf(error)}</p>
  const events = data.pages.flatMap(({ items }) => items)
  return (
    <div>
      <ol className="divide-y divide-border">
        {events.map(({ id, text, at, actorName, reason }) => (
          <li key={id} className="py-3">
            <p className="font-semibold">{text}</p>
            <p className="text-muted-foreground text-sm">
              <time dateTime={at}>{formatDateTime(new Date(at))}</time>
              {actorName && `, ${actorName}`}
            </p>
            {reason && <p className="break-words text-sm">{reason}</p>}
          </li>
        ))}
      </ol>
      {hasNextPage && <LoadMore label="Vis ældre" pending={isFetchingNextPage} onClick={() => fetchNextPage()} />}
      {error && <p role="alert">{messageOf(error)}</p>}
    </div>
  )
}
