import type { Metadata } from 'next'
import { UnknownReceipt } from '@/components/payments/unknown-receipt'
import { Bought } from '@/components/subscriptions/bought'
import { PageBody } from '@/components/ui/page-body'
import { subscriptionPath } from '@/lib/domain/subscriptions/paths'
import { getBought } from '@/lib/domain/subscriptions/queries'
import { type BoughtView, signedPaymentQuery } from '@/lib/domain/subscriptions/schema'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { isSignedIn } from '@/lib/shared/actor'
import type { PageProps } from '@/lib/shared/page-params'

// The address has the key.
export const metadata: Metadata = { title: 'Dit køb', robots: { index: false }, referrer: 'no-referrer' }

export default async function SuccessPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const input = signedPaymentQuery.safeParse(query)
  const bought = input.success ? await orNull(getBought(actor, input.data)) : null
  if (!bought) {
    return (
      <UnknownReceipt
        text="Har du købt Premium eller Livstid, ligger kvitteringen i din mail, og du kan se købet under Sidernes planer."
        href={subscriptionPath}
        label="Gå til sidernes planer"
      />
    )
  }
  return (
    <PageBody title={titleOf(bought)}>
      <Bought bought={bought} isSignedIn={isSignedIn(actor)} />
    </PageBody>
  )
}

function titleOf({ isPaidBack, isPaid, ended }: BoughtView): string {
  if (isPaidBack) return 'Pengene er på vej tilbage'
  if (ended) return 'Dit køb'
  return isPaid ? 'Tak for købet' : 'Vi venter på svar'
}
