import type { Metadata } from 'next'
import { ComingPlans } from '@/components/billing/plan-note'
import { PricingBody } from '@/components/pricing/pricing-body'
import { listPrices } from '@/lib/domain/billing/queries'
import { listComingPlans } from '@/lib/domain/subscriptions/queries'
import { currentActor } from '@/lib/server/actor'
import { outsider } from '@/lib/shared/actor'

export const metadata: Metadata = {
  title: 'Priser',
  description: 'Mindesiden følger med stenen. Her står, hvad der er med, og hvad det koster at få plads til mere.',
}

// Prices change on their day, and the running server's settings decide what can be bought.
export const dynamic = 'force-dynamic'

export default async function PricingPage() {
  const actor = await currentActor()
  const [prices, coming] = await Promise.all([listPrices(outsider), listComingPlans(actor)])
  return (
    <PricingBody {...prices}>
      <ComingPlans pages={coming} className="mb-12 max-w-measure space-y-4" />
    </PricingBody>
  )
}
