import { Link } from '@/components/ui/link'
import { type Period, periods, periodTexts } from '@/lib/domain/memorials/statistics-view'

/** The choice of period, as links so that it is in the address and works without script. */
export function PeriodLinks({ current }: { current: Period }) {
  return (
    <nav aria-label="Periode" className="flex flex-wrap gap-x-6 border-border border-b font-sans">
      {periods.map((period) => (
        <Link
          key={period}
          href={`?period=${period}`}
          scroll={false}
          aria-current={period === current ? 'page' : undefined}
          className="-mb-px flex min-h-touch items-center border-transparent border-b-3 px-1 font-semibold text-muted-foreground no-underline transition-colors duration-fast hover:text-foreground aria-[current]:border-primary aria-[current]:text-foreground"
        >
          {periodTexts[period]}
        </Link>
      ))}
    </nav>
  )
}
