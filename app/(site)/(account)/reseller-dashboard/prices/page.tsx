import type { Metadata } from 'next'
import { ComingPrices } from '@/components/reseller-stock/coming-prices'
import { PriceTables } from '@/components/reseller-stock/price-tables'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { pricesOf } from '@/lib/domain/billing/price-items'
import { listComingPrices, listPrices } from '@/lib/domain/billing/queries'
import { resellerPaymentDays } from '@/lib/domain/billing/reseller-prices'
import { formatOere, VAT_PERCENT } from '@/lib/shared/money'
import { resellerPage } from '../reseller-page'

export const metadata: Metadata = { title: 'Priser for forhandlere', robots: { index: false } }

export default async function ResellerPricesPage() {
  const actor = await resellerPage('/reseller-dashboard/prices')
  const [{ set }, coming] = await Promise.all([listPrices(actor), listComingPrices(actor)])
  const prices = pricesOf(set)
  return (
    <PageBody width="page" className="space-y-10">
      <PageHeader
        title="Priser"
        intro="Det, I betaler for ét stykke. Jo flere i samme bestilling, jo lavere pris. Familiens mindeside følger med og koster dem ikke ekstra."
      />
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
