'use client'

import { Plus } from 'lucide-react'
import type { Life } from '@/components/timeline/event-date-fields'
import { EventForm } from '@/components/timeline/event-form'
import { EventList } from '@/components/timeline/event-list'
import { useTimelineEditor } from '@/components/timeline/use-timeline-editor'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { GalleryItem } from '@/lib/domain/media/schema'
import { eventSuggestions } from '@/lib/domain/timeline/copy'
import { TIMELINE_LIMIT, type TimelineEventView } from '@/lib/domain/timeline/schema'

type TimelineEditorProps = {
  memorialId: string
  /** Who writes. */
  keeper: string
  events: TimelineEventView[]
  pictures: GalleryItem[]
  /** Birth and death as the page has them: what lies outside them is asked about. */
  born?: Life['born']
  died?: Life['died']
  /** The page changed. */
  onChanged: () => void
}

/** The events of a life: added, changed, removed and restored, each saved on its own. */
export function TimelineEditor({
  memorialId,
  keeper,
  events: opened,
  pictures,
  born = null,
  died = null,
  onChanged,
}: TimelineEditorProps) {
  const editor = useTimelineEditor(memorialId, { opened, keeper, onChanged })
  const { events, open, saved } = editor
  const isNew = open?.event === null
  const form = open && (
    <EventForm
      key={open.event?.id ?? `ny-${open.suggestedTitle}`}
      memorialId={memorialId}
      keeper={keeper}
      {...open}
      life={{ born, died }}
      pictures={pictures}
      takeNewest={editor.takeNewest}
      onSaved={editor.onSaved}
      onClose={editor.close}
    />
  )
  return (
    <div className="space-y-6">
      {isNew && form}
      {!isNew && events.length === 0 && (
        <EmptyState
          title="Her er endnu ingen begivenheder"
          text="Begynd med noget, I tit fortalte om. Fødsel og død står der af sig selv."
          action={eventSuggestions.map((suggestion) => (
            <Button key={suggestion} variant="outline" size="compact" onClick={() => editor.openNew(suggestion)}>
              {suggestion}
            </Button>
          ))}
        />
      )}
      {!isNew && (
        <Button
          variant="outline"
          autoFocus={editor.addTakesFocus}
          disabled={events.length >= TIMELINE_LIMIT}
          onClick={() => editor.openNew()}
        >
          <Plus aria-hidden />
          Tilføj en begivenhed
        </Button>
      )}
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {saved && `Gemt: ${saved}`}
      </p>
      <EventList
        memorialId={memorialId}
        events={events}
        removingId={editor.removingId}
        removed={editor.removed}
        isRestoring={editor.isRestoring}
        onRestore={editor.restore}
        focusedId={editor.focusedId}
        openForm={open?.event && form ? { eventId: open.event.id, form } : null}
        onOrder={editor.order}
        onEdit={editor.openEvent}
        onRemove={editor.remove}
      />
    </div>
  )
}
