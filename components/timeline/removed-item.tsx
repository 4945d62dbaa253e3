'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { TimelineEventView } from '@/lib/domain/timeline/schema'

type RemovedItemProps = { event: TimelineEventView; isRestoring: boolean; onRestore: () => void }

/** Stands where the event stood: the toast goes by itself, and the way back must not. */
export function RemovedItem({ event, isRestoring, onRestore }: RemovedItemProps) {
  return (
    <li>
      <Notice title={`Fjernet: ${event.title}`}>
        <Button
          size="compact"
          variant="outline"
          className="mt-2"
          autoFocus
          pending={isRestoring}
          pendingText="Henter tilbage..."
          onClick={onRestore}
        >
          Fortryd<span className="sr-only"> at fjerne {event.title}</span>
        </Button>
      </Notice>
    </li>
  )
}
