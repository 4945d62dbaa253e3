import { sheetEventTexts } from '@/lib/domain/proof-sheets/copy'
import type { SheetEvent } from '@/lib/domain/proof-sheets/sheet-history'
import { formatDateTime } from '@/lib/shared/danish-time'

/** The events of a sheet, in order. */
export function SheetHistory({ history }: { history: readonly SheetEvent[] }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">Det er der sket</h2>
      <ol className="max-w-measure space-y-4 border-border border-l-2 pl-5">
        {history.map((event) => (
          <li key={`${event.at}-${event.kind}`}>
            <p className="font-semibold">{sheetEventTexts[event.kind](event)}</p>
            <p className="text-muted-foreground text-sm">
              {event.name}, <time dateTime={event.at}>{formatDateTime(new Date(event.at))}</time>
            </p>
            {event.kind === 'changes_requested' && event.words && (
              <p className="mt-1 whitespace-pre-line break-words">{event.words}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
