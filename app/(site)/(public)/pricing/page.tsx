import type { Metadata } from 'next'
import { PricingBody } from '@/components/pricing/pricing-body'
import { listPrices } from '@/lib/domain/billing/queries'
import { outsider } from '@/lib/shared/actor'

export const metadata: Metadata = {
  title: 'Priser',
  description: 'Mindesiden følger med stenen. Her står, hvad der er med, og hvad det koster at få plads til mere.',
}

// Prices change on their day, and the running server's settings decide what can be bought.
export const dynamic = 'force-dynamic'

export default async function PricingPage() {
  return <PricingBody {...(await listPrices(outsider))} />
}
