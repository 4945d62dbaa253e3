import { ActionForm } from '@/components/form/action-form'
import { StackedTable } from '@/components/ui/stacked-table'
import { TextLink } from '@/components/ui/text-link'
import { priceGroupTexts, priceTexts } from '@/lib/domain/billing/copy'
import { newPricePath, setPriceAction } from '@/lib/domain/billing/paths'
import type { PriceGroup } from '@/lib/domain/billing/price-items'
import type { PriceDeskItem, PriceRow } from '@/lib/domain/billing/price-schema'
import { formatDate } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

const columns: Record<PriceGroup, readonly [string, ...string[]]> = {
  plans: ['Plan', 'Pris nu', 'Kommende', 'Løbende planer', 'Ændr'],
  shop: ['Vare', 'Pris nu', 'Kommende', 'Ændr'],
  resellers: ['Vare', 'Pris nu', 'Kommende', 'Ændr'],
}

/** One group of prices: what applies, what comes, and what applied. */
export function PriceList({ group, items }: { group: PriceGroup; items: readonly PriceDeskItem[] }) {
  const changed = items.filter(({ history }) => history.length > 0)
  return (
    <section aria-labelledby={`priser-${group}`}>
      <h2 id={`priser-${group}`} className="text-2xl">
        {priceGroupTexts[group].title}
      </h2>
      <p className="mt-2 mb-4 text-muted-foreground">{priceGroupTexts[group].intro}</p>
      <StackedTable
        caption={priceGroupTexts[group].title}
        columns={columns[group]}
        rows={items.map((item) => ({ key: item.item, name: item.name, cells: cellsOf(item) }))}
      />
      {changed.length > 0 && <History items={changed} />}
    </section>
  )
}

function cellsOf({ item, name, nowOere, coming, running }: PriceDeskItem) {
  return [
    <span key="now" className="font-semibold tabular-nums">
      {formatOere(nowOere)}
    </span>,
    coming.length === 0 ? (
      <span key="coming" className="text-muted-foreground">
        Ingen
      </span>
    ) : (
      <ul key="coming" className="space-y-3">
        {coming.map((row) => (
          <li key={row.id}>
            <Coming row={row} name={name} running={running} />
          </li>
        ))}
      </ul>
    ),
    ...(running === null ? [] : [<span key="running">{running.toLocaleString('da-DK')}</span>]),
    <TextLink key="change" href={newPricePath(item)}>
      Ny pris<span className="sr-only"> for {name}</span>
    </TextLink>,
  ]
}

function Coming({ row, name, running }: { row: PriceRow; name: string; running: number | null }) {
  const day = formatDate(new Date(row.validFrom))
  return (
    <div className="space-y-2">
      <p>
        <span className="tabular-nums">{formatOere(row.amountOere)}</span> fra den {day}
        {running !== null && running > 0 && (
          <span className="block text-muted-foreground text-sm">{priceTexts.willBeTold(running)}</span>
        )}
      </p>
      <ActionForm
        action={`${setPriceAction}/${row.id}/remove`}
        label="Tag tilbage"
        about={`den pris for ${name}, der skulle gælde fra den ${day}`}
        pendingText="Fjerner..."
        doneMessage={{ title: priceTexts.takenBack }}
        failed="Prisen blev ikke taget tilbage"
        size="compact"
      />
    </div>
  )
}

function History({ items }: { items: readonly PriceDeskItem[] }) {
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-touch cursor-pointer items-center text-link underline underline-offset-4">
        Tidligere priser
      </summary>
      <StackedTable
        caption="Tidligere priser"
        columns={['Vare', 'Pris', 'Fra', 'Sat af']}
        rows={items.flatMap(({ item, name, history, defaultOere }) => [
          ...history.map((row) => ({
            key: row.id,
            name,
            cells: [formatOere(row.amountOere), formatDate(new Date(row.validFrom)), row.setBy],
          })),
          { key: item, name, cells: [formatOere(defaultOere), 'Begyndelsen', ''] },
        ])}
      />
    </details>
  )
}
