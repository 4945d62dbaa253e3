import { stockFigures } from '@/lib/domain/resellers/copy'
import type { StockFigures } from '@/lib/domain/resellers/schema'

/** Codes by where they are: the figure is the text, the bar its picture. */
export function StockBars({ codes }: { codes: StockFigures }) {
  const figures = stockFigures(codes)
  const sum = figures.reduce((total, { count }) => total + count, 0)
  if (sum === 0) return <p className="text-muted-foreground">Der er ingen koder endnu.</p>
  return (
    <dl className="max-w-measure space-y-4">
      {figures.map(({ label, count }) => (
        <div key={label}>
          <div className="flex justify-between gap-x-6">
            <dt>{label}</dt>
            <dd className="tabular-nums">{count.toLocaleString('da-DK')}</dd>
          </div>
          <div aria-hidden className="mt-1 h-2 rounded-full bg-stone-200 dark:bg-accent">
            <div className="h-full rounded-full bg-primary" style={{ width: `${(count / sum) * 100}%` }} />
          </div>
        </div>
      ))}
      <div className="flex justify-between gap-x-6 border-border border-t pt-3 font-semibold">
        <dt>I alt</dt>
        <dd className="tabular-nums">{sum.toLocaleString('da-DK')}</dd>
      </div>
    </dl>
  )
}
