import { CodeStateBadge } from '@/components/qr-codes/code-state-badge'
import { Link } from '@/components/ui/link'
import type { StateFigure } from '@/lib/domain/packages/views'

/** The number of codes in each state, linked to the list. */
export function StateFigures({ figures }: { figures: StateFigure[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 border-border border-t sm:grid-cols-2 lg:grid-cols-4">
      {figures.map(({ state, count, isEstimate }) => (
        <li key={state} className="border-border border-b">
          <Link
            href={`/admin/qr?state=${state}`}
            className="flex h-full min-h-touch flex-row-reverse items-center justify-between gap-2 py-3 no-underline hover:bg-muted sm:flex-col sm:items-start sm:py-4"
          >
            <span className="font-serif text-2xl tabular-nums">
              {isEstimate && 'ca. '}
              {count.toLocaleString('da-DK')}
            </span>
            <CodeStateBadge state={state} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
