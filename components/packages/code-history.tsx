'use client'

import { Spinner } from '@/components/ui/spinner'
import { messageOf } from '@/lib/client/api'
import { useCodeHistory } from '@/lib/domain/qr-codes/hooks'
import { formatDateTime } from '@/lib/shared/danish-time'

/** What happened to a code, newest first: when, what, who, why. */
export function CodeHistory({ code }: { code: string }) {
  const { data, isPending, error } = useCodeHistory(code)
  if (isPending) return <Spinner text="Henter historikken..." />
  if (error) return <p role="alert">{messageOf(error)}</p>
  return (
    <ol className="divide-y divide-border">
      {data.items.map(({ id, text, at, actorName, reason }) => (
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
  )
}
