import { cn } from '@/components/ui/cn'
import { eventText } from '@/lib/domain/support/copy'
import type { EntryView } from '@/lib/domain/support/schema'
import { formatDateTime } from '@/lib/shared/danish-time'

type CaseThreadProps = {
  entries: EntryView[]
  /** What stands behind the name of those who answer. */
  siteName: string
}

/** The entries of a case, oldest first. Notes are included only for staff. */
export function CaseThread({ entries, siteName }: CaseThreadProps) {
  return (
    <ol aria-label="Det, der er skrevet" className="space-y-8">
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.kind === 'from_sender' || entry.kind === 'from_staff' || entry.kind === 'note' ? (
            <Message entry={entry} siteName={siteName} />
          ) : (
            <p className="text-muted-foreground text-sm">
              {entry.authorName} {eventText(entry)} · <Moment entry={entry} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

function Message({ entry, siteName }: { entry: EntryView; siteName: string }) {
  const { kind, authorName, text } = entry
  return (
    <article
      className={cn(
        'border-border border-l-4 pl-5 sm:pl-6',
        kind === 'from_staff' && 'border-primary',
        kind === 'note' && 'rounded-lg border-0 bg-muted px-5 py-4 sm:px-6',
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 font-sans">
        <span className="min-w-0 break-words font-semibold">
          {authorName}
          {kind === 'from_staff' && `, ${siteName}`}
        </span>
        {kind === 'note' && <span className="font-semibold text-muted-foreground text-sm">Notat, kun for os</span>}
        <span className="text-muted-foreground text-sm">
          <Moment entry={entry} />
        </span>
      </p>
      <p className="mt-2 whitespace-pre-line break-words">{text}</p>
    </article>
  )
}

function Moment({ entry: { createdAt } }: { entry: EntryView }) {
  return <time dateTime={createdAt}>{formatDateTime(new Date(createdAt))}</time>
}
