import { StockStateBadge } from '@/components/reseller-stock/stock-state-badge'
import { TextLink } from '@/components/ui/text-link'
import type { StockCodeView } from '@/lib/domain/resellers/stock/schema'
import { formatDate } from '@/lib/shared/danish-time'

/** A few codes one below the other, with when they were handed over. */
export function CodeList({ codes }: { codes: StockCodeView[] }) {
  return (
    <ul className="divide-y divide-border border-border border-y">
      {codes.map(({ id, code, formattedCode, state, stateText, handedOverAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
          <TextLink
            href={`/reseller-dashboard/codes/${code}`}
            className="inline-flex min-h-touch items-center font-semibold tabular-nums"
          >
            {formattedCode}
          </TextLink>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {handedOverAt && <span className="text-muted-foreground">{formatDate(new Date(handedOverAt))}</span>}
            <StockStateBadge code={{ state, stateText }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
