'use client'

import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { messageOf } from '@/lib/client/api'
import { usePieceEvents } from '@/lib/domain/production/client/hooks'
import { pieceEventTexts } from '@/lib/domain/production/copy'
import { formatDateTime } from '@/lib/shared/danish-time'

/** The events of a piece, in order. */
export function PieceHistory({ id }: { id: string }) {
  const events = usePieceEvents(id)
  if (events.isPending) return <Spinner text="Henter historikken..." />
  if (events.isError) return <Notice variant="error">{messageOf(events.error)}</Notice>
  return (
    <ol className="divide-y divide-border">
      {events.data.items.map(({ id: key, kind, at, actorName, station, reason }) => (
        <li key={key} className="py-3">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{pieceEventTexts[kind]}</span>
            <span className="text-muted-foreground text-sm tabular-nums">{formatDateTime(new Date(at))}</span>
          </p>
          <p className="text-sm">{[actorName, station].filter(Boolean).join(', ')}</p>
          {reason && <p className="wrap-anywhere mt-1 text-sm">{reason}</p>}
        </li>
      ))}
    </ol>
  )
}
