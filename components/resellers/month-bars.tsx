import type { MonthCount } from '@/lib/domain/resellers/schema'

const tallestRem = 7

/** Codes handed over in each month: the figure is the text, the bar its picture. */
export function MonthBars({ months }: { months: MonthCount[] }) {
  const most = Math.max(...months.map(({ count }) => count))
  const sum = months.reduce((total, { count }) => total + count, 0)
  if (sum === 0) return <p className="text-muted-foreground">Ingen er udleveret det seneste år.</p>
  return (
    <>
      <p>
        {sum.toLocaleString('da-DK')} {sum === 1 ? 'kode' : 'koder'} på et år.
      </p>
      <ol className="mt-5 grid grid-cols-6 items-end sm:grid-cols-12 gap-x-1 gap-y-5">
        {months.map(({ key, short, long, count }) => (
          <li key={key} className="min-w-0 text-center text-sm tabular-nums">
            <span className="sr-only">{`${long}: ${count.toLocaleString('da-DK')}`}</span>
            <div aria-hidden>
              <div className="border-input border-b">
                {count > 0 && count.toLocaleString('da-DK')}
                <div className="mt-1 rounded-t-sm bg-primary" style={{ height: `${(count / most) * tallestRem}rem` }} />
              </div>
              <span className="text-muted-foreground">{short.slice(0, 3)}</span>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
