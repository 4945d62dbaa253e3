import type { StockEventView } from '@/lib/domain/resellers/stock/schema'
import { formatDateTime } from '@/lib/shared/danish-time'

/** What happened to a code, in the order in which it happened; never who the family is. */
export function CodeHistory({ events }: { events: StockEventView[] }) {
  return (
    <ol className="divide-y divide-border border-border border-y">
      {events.map(({ id, text, at, actorName, reason }) => (
        <li key={id} className="py-3">
          <p className="font-semibold">{text}</p>
          <p className="text-muted-foreground">
            <time dateTime={at}>{formatDateTime(new Date(at))}</time>
            {actorName && `, ${actorName}`}
          </p>
          {reason && <p className="wrap-anywhere">{reason}</p>}
        </li>
      ))}
    </ol>
  )
}
