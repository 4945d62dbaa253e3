import { cn } from '@/components/ui/cn'
import { pieceStateTexts } from '@/lib/domain/production/copy'
import type { PieceCounts, PieceState } from '@/lib/domain/production/schema'

// From done to queued: the bar fills from the left.
const order: readonly PieceState[] = ['shipped', 'packed', 'passed', 'quality_check', 'engraving', 'stopped', 'queued']

const colours: Record<PieceState, string> = {
  shipped: 'bg-success',
  packed: 'bg-lichen',
  passed: 'bg-secondary-strong',
  quality_check: 'bg-primary',
  engraving: 'bg-sky',
  stopped: 'bg-destructive',
  queued: 'bg-border',
  cancelled: 'bg-transparent',
}

type BatchProgressProps = { counts: PieceCounts; hasLegend?: boolean; className?: string }

/** A bar split by state in proportion to the pieces; the figures are text for screen readers. */
export function BatchProgress({ counts, hasLegend = false, className }: BatchProgressProps) {
  const parts = order.filter((state) => counts[state] > 0)
  const words = parts.map((state) => `${pieceStateTexts[state]}: ${counts[state]}`).join(', ')
  return (
    <div className={cn(!hasLegend && 'min-w-40', className)}>
      <div
        role="img"
        aria-label={words || 'Ingen stykker'}
        className={cn('flex gap-px overflow-hidden rounded-full', hasLegend ? 'h-4' : 'h-2.5')}
      >
        {parts.map((state) => (
          <span key={state} className={colours[state]} style={{ flexGrow: counts[state] }} />
        ))}
      </div>
      {hasLegend && (
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm" aria-hidden>
          {parts.map((state) => (
            <li key={state} className="flex items-center gap-2">
              <span className={cn('size-3 rounded-full', colours[state])} />
              {pieceStateTexts[state]}
              <span className="tabular-nums">{counts[state].toLocaleString('da-DK')}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
