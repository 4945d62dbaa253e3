import type { Metadata } from 'next'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { StackedTable } from '@/components/ui/stacked-table'
import { materialTexts } from '@/lib/domain/artwork/copy'
import { stoneMaterials } from '@/lib/domain/artwork/schema'
import { pricesOf, type SetPrices } from '@/lib/domain/billing/price-items'
import type { ComingPrice } from '@/lib/domain/billing/price-schema'
import { listComingPrices, listPrices } from '@/lib/domain/billing/queries'
import { type PriceStep, resellerPaymentDays, resellerPriceSteps } from '@/lib/domain/billing/reseller-prices'
import { formatDate } from '@/lib/shared/danish-time'
import { formatOere, VAT_PERCENT, withVatOere } from '@/lib/shared/money'
import { resellerPage } from '../reseller-page'

export const metadata: Metadata = { title: 'Priser for forhandlere', robots: { index: false } }

export default async function ResellerPricesPage() {
  const actor = await resellerPage('/reseller-dashboard/prices')
  const [{ set }, coming] = await Promise.all([listPrices(actor), listComingPrices(actor)])
  const prices = pricesOf(set)
  return (
    <PageBody
      width="page"
      title="Priser"
      intro="Det, I betaler for ét stykke. Jo flere i samme bestilling, jo lavere pris. Familiens mindeside følger med og koster dem ikke ekstra."
      className="space-y-10"
    >
      <PriceTables set={set} />
      {coming.length > 0 && <ComingPrices coming={coming} />}
      <ul className="max-w-measure list-disc space-y-2 pl-6">
        <li>De fremhævede priser er uden moms. Momsen er {VAT_PERCENT} %.</li>
        <li>
          Fragt i Danmark er {formatOere(prices.of('reseller.freight'))} uden moms for hver bestilling af plader. Fra{' '}
          {formatOere(prices.of('reseller.free-freight-from'))} er den gratis. Koder med tegninger henter I her på
          siden, uden fragt.
        </li>
        <li>
          Er en kode blevet væk eller stjålet, koster den nye ikke noget. Skal den på en ny plade, betaler I for pladen.
        </li>
        <li>
          I får én faktura den første i måneden for det, der er leveret i måneden før. Den skal betales inden{' '}
          {resellerPaymentDays} dage, medmindre I har aftalt andet.
        </li>
        <li>Jeres pris til familien bestemmer I selv.</li>
      </ul>
      <LinkButton href="/reseller-dashboard/orders" size="lg">
        Bestil koder eller plader
      </LinkButton>
    </PageBody>
  )
}

/** The price list: one piece by how many are ordered at once, without and with moms. */
function PriceTables({ set }: { set: SetPrices }) {
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

/** Prices that are set for later, so that nobody meets them first on a bill. */
function ComingPrices({ coming }: { coming: ComingPrice[] }) {
  return (
    <section className="max-w-measure">
      <h2 className="mb-3 text-xl">Nye priser</h2>
      <p className="text-muted-foreground">En bestilling koster det, der gælder den dag, I bestiller.</p>
      <ul className="mt-3 list-disc space-y-1 pl-6 tabular-nums">
        {coming.map(({ name, amountOere, validFrom }) => (
          <li key={`${name} ${validFrom}`}>
            Fra {formatDate(new Date(validFrom))}: {name}, {formatOere(amountOere)} uden moms,{' '}
            {formatOere(withVatOere(amountOere))} med moms
          </li>
        ))}
      </ul>
    </section>
  )
}
