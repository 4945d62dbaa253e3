import { StackedTable } from '@/components/ui/stacked-table'
import { materialTexts } from '@/lib/domain/artwork/copy'
import { stoneMaterials } from '@/lib/domain/artwork/schema'
import { pricesOf, type SetPrices } from '@/lib/domain/billing/price-items'
import { type PriceStep, resellerPriceSteps } from '@/lib/domain/billing/reseller-prices'
import { formatOere, withVatOere } from '@/lib/shared/money'

/** The price list: one piece by how many are ordered at once, without and with moms. */
export function PriceTables({ set }: { set: SetPrices }) {
  const prices = pricesOf(set)
  const codeSteps = resellerPriceSteps(prices, null)
  const rows = [
    { key: 'code', name: 'Kode med tegning', steps: codeSteps },
    ...stoneMaterials.map((material) => ({
      key: material,
      name: `Plade, ${materialTexts[material].toLocaleLowerCase('da-DK')}`,
      steps: resellerPriceSteps(prices, material),
    })),
  ]
  return (
    <StackedTable
      caption="Priser for ét stykke"
      isEven
      columns={['Pris for ét stykke', ...codeSteps.map((step, index, all) => rangeText(step, all[index + 1]))]}
      rows={rows.map(({ key, name, steps }) => ({
        key,
        name,
        cells: steps.map(({ fromCount, priceOere }) => (
          <span key={fromCount} className="block text-right tabular-nums @xl:whitespace-nowrap @xl:text-left">
            <span className="block font-semibold">{formatOere(priceOere)}</span>
            <span className="block text-muted-foreground text-sm">{formatOere(withVatOere(priceOere))} med moms</span>
          </span>
        )),
      }))}
    />
  )
}

function rangeText({ fromCount }: PriceStep, next: PriceStep | undefined): string {
  return next ? `${fromCount}–${next.fromCount - 1} stk.` : `Fra ${fromCount} stk.`
}
