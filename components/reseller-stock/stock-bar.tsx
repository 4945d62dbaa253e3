import { cn } from '@/components/ui/cn'
import { Link } from '@/components/ui/link'
import { groupTexts } from '@/lib/domain/resellers/stock/copy'
import { type StockCounts, type StockGroup, stockGroups } from '@/lib/domain/resellers/stock/schema'

const fills: Record<StockGroup, string> = {
  stock: 'bg-primary',
  ordered: 'bg-stone-300',
  engraving: 'bg-candle',
  on_its_way: 'bg-sky',
  stopped: 'bg-destructive',
  handed_over: 'bg-stone-500',
  in_use: 'bg-lichen',
  out_of_use: 'bg-stone-400',
}

// Nothing on its way, or stopped, is nothing to look at.
const always: readonly StockGroup[] = ['stock', 'handed_over', 'in_use', 'out_of_use']

/** The stock as one quiet bar and four figures; each figure leads to its codes. */
export function StockBar({ counts, total }: { counts: StockCounts; total: number }) {
  const shown = stockGroups.filter((group) => counts[group] > 0 || always.includes(group))
  return (
    <div className="space-y-5">
      {total > 0 && (
        <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-full">
          {stockGroups
            .filter((group) => counts[group] > 0)
            .map((group) => (
              <span key={group} className={cn('min-w-1', fills[group])} style={{ flexGrow: counts[group] }} />
            ))}
        </div>
      )}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-6 gap-y-2">
        {shown.map((group) => (
          <li key={group}>
            <Link
              href={`/reseller-dashboard/codes?state=${group}`}
              className="group block min-h-touch rounded-lg py-2 no-underline"
            >
              <span className="block text-3xl tabular-nums">{counts[group].toLocaleString('da-DK')}</span>
              <span className="flex items-center gap-2 text-link underline decoration-1 underline-offset-4 group-hover:decoration-2">
                <span aria-hidden className={cn('size-3 shrink-0 rounded-full', fills[group])} />
                {groupTexts[group]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
