import { StockStateBadge } from '@/components/reseller-stock/stock-state-badge'
import type { StockCodeView } from '@/lib/domain/resellers/stock/schema'
import { formatDate } from '@/lib/shared/danish-time'

/** What a code is and where it is, with its symbol to hold a phone against. */
export function CodeSummary({ code }: { code: StockCodeView }) {
  return (
    <div className="flex flex-wrap-reverse items-start justify-between gap-x-10 gap-y-6">
      <div className="min-w-0 space-y-4">
        <h1 className="text-3xl tabular-nums tracking-wide">{code.formattedCode}</h1>
        <StockStateBadge code={code} />
        <ul className="space-y-1 text-muted-foreground">
          <li className="wrap-anywhere">
            Pakke {code.package.number}, {code.package.name}
          </li>
          {code.handedOverAt && <li>Udleveret {formatDate(new Date(code.handedOverAt))}</li>}
          <li>{code.requiresActivation ? 'Aktiveringskoden står på kortet' : 'Uden aktiveringskode'}</li>
          {code.hasPreparedPage && <li>Siden er forberedt til familien</li>}
          {!code.isFree && <li>{whyNothing(code)}</li>}
        </ul>
      </div>
      {/* On white in both themes: a phone reads dark on light. */}
      <img
        src={`/api/resellers/me/qr-codes/${code.code}/picture.svg`}
        alt={`QR-koden ${code.formattedCode}`}
        width={176}
        height={176}
        className="size-44 rounded-lg"
      />
    </div>
  )
}

function whyNothing({ state }: StockCodeView): string {
  if (state === 'blocked') return 'Koden er spærret og kan ikke udleveres'
  if (state === 'retired') return 'Koden er taget ud af brug'
  return 'Familien har taget koden i brug. I kan ikke se, hvad de skriver'
}
