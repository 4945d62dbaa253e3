'use client'

import { SessionEnded } from '@/components/frame/session-ended'
import type { EventRefusal } from '@/components/timeline/use-event-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { TimelineEventView } from '@/lib/domain/timeline/schema'
import { formatPartialDate } from '@/lib/shared/danish-dates'

type EventRefusalNoticeProps = {
  refusal: EventRefusal
  onSaveOver: (other: TimelineEventView | null) => void
  onTakeOther: () => void
}

/** Why nothing was saved, and what can be done; the typed text stands in the form all the while. */
export function EventRefusalNotice({ refusal, onSaveOver, onTakeOther }: EventRefusalNoticeProps) {
  if (refusal.kind === 'session') return <SessionEnded />
  if (refusal.kind === 'other') {
    return (
      <Notice variant="error" title="Det blev ikke gemt">
        {refusal.message}
      </Notice>
    )
  }
  const { other } = refusal
  return (
    <Notice variant="error" title={other ? 'Nogen har ændret det samme imens' : 'Nogen har fjernet det imens'}>
      <p>Det, du skrev, står her endnu.{other && ' Den anden har gemt:'}</p>
      {other && (
        <blockquote className="my-3 border-current border-l-2 pl-4">
          <p className="font-semibold">
            {formatPartialDate(other.date)}: {other.title}
          </p>
          {other.place && <p>{other.place}</p>}
          {other.text && <p className="whitespace-pre-line font-serif">{other.text}</p>}
        </blockquote>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="compact" onClick={() => onSaveOver(other)}>
          {other ? 'Gem det, jeg skrev' : 'Sæt det ind igen'}
        </Button>
        <Button size="compact" variant="outline" onClick={onTakeOther}>
          {other ? 'Behold den andens' : 'Lad det være fjernet'}
        </Button>
      </div>
    </Notice>
  )
}
