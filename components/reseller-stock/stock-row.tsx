import { StockStateBadge } from '@/components/reseller-stock/stock-state-badge'
import { TableCell, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import type { StockCodeView } from '@/lib/domain/resellers/stock/schema'
import { formatDate } from '@/lib/shared/danish-time'

type StockRowProps = { code: StockCodeView; isTicked: boolean; onTick: (isTicked: boolean) => void }

export function StockRow({ code, isTicked, onTick }: StockRowProps) {
  return (
    <TableRow>
      <TableCell className="w-touch p-0">
        {code.isFree && (
          <label className="flex min-h-touch min-w-touch items-center justify-center">
            <span className="sr-only">Vælg {code.formattedCode}</span>
            <input
              type="checkbox"
              name="codes"
              value={code.code}
              className="size-6 accent-primary"
              checked={isTicked}
              onChange={(event) => onTick(event.currentTarget.checked)}
            />
          </label>
        )}
      </TableCell>
      <TableCell>
        <TextLink
          href={`/reseller-dashboard/codes/${code.code}`}
          className="inline-flex min-h-touch items-center whitespace-nowrap font-semibold tabular-nums"
        >
          {code.formattedCode}
        </TextLink>
        {code.hasPreparedPage && <span className="block text-muted-foreground">Siden er forberedt</span>}
      </TableCell>
      <TableCell>
        <StockStateBadge code={code} />
      </TableCell>
      <TableCell isSecondary className="whitespace-nowrap">
        {code.handedOverAt ? formatDate(new Date(code.handedOverAt)) : ''}
      </TableCell>
      <TableCell isSecondary className="min-w-40 wrap-anywhere">
        {code.package.number}. {code.package.name}
      </TableCell>
    </TableRow>
  )
}
