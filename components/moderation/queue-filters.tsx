import { cn } from '@/components/ui/cn'
import { Link } from '@/components/ui/link'
import { statusTexts } from '@/lib/domain/contributions/copy'
import type { ContributionKind, ContributionStatus, QueueFilter } from '@/lib/domain/contributions/schema'

const statuses: ContributionStatus[] = ['pending', 'approved', 'rejected', 'hidden']
const kinds: { kind: ContributionKind | undefined; label: string }[] = [
  { kind: undefined, label: 'Alle' },
  { kind: 'greeting', label: 'Hilsner' },
  { kind: 'candle', label: 'Lys' },
  { kind: 'tribute', label: 'Minder' },
]

type Props = { filter: QueueFilter; pending: number }

/** Filters as links: the choice is in the URL and works without script. */
export function QueueFilters({ filter, pending }: Props) {
  return (
    <div className="space-y-1 font-sans sm:space-y-4">
      <nav aria-label="Status" className="grid grid-cols-2 border-border border-b sm:flex sm:flex-wrap sm:gap-x-6">
        {statuses.map((status) => (
          <Link
            key={status}
            href={addressOf({ ...filter, status })}
            scroll={false}
            aria-current={status === filter.status ? 'page' : undefined}
            className="-mb-px flex min-h-touch items-center border-transparent border-b-3 px-1 font-semibold text-muted-foreground no-underline transition-colors duration-fast hover:text-foreground aria-[current]:border-primary aria-[current]:text-foreground"
          >
            {statusTexts[status]}
            {status === 'pending' && <PendingCount pending={pending} />}
          </Link>
        ))}
      </nav>
      <nav aria-label="Slags" className="flex flex-wrap gap-x-5 gap-y-1">
        {kinds.map(({ kind, label }) => (
          <Link
            key={label}
            href={addressOf({ status: filter.status, ...(kind ? { kind } : {}) })}
            scroll={false}
            aria-current={kind === filter.kind ? 'true' : undefined}
            className={cn(
              'flex min-h-touch items-center text-muted-foreground underline-offset-8 hover:underline',
              kind === filter.kind && 'font-semibold text-foreground underline decoration-2',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  )
}

function PendingCount({ pending }: { pending: number }) {
  if (pending === 0) return null
  const shown = pending >= 1000 ? 'over 999' : String(pending)
  return (
    <span className="ml-2 rounded-full bg-primary-soft px-2.5 text-primary-soft-foreground text-sm tabular-nums">
      {shown}
    </span>
  )
}

/** The URL of a list, from `cursor` if given. */
export function addressOf({ status, kind }: QueueFilter, cursor?: string): string {
  const query = new URLSearchParams()
  if (status !== 'pending') query.set('status', status)
  if (kind) query.set('kind', kind)
  if (cursor) query.set('cursor', cursor)
  return `?${query}`
}
