import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { DemoPayment, DemoPaymentClosed } from '@/components/demonstration/demo-payment'
import { demoPaymentFormName } from '@/lib/domain/demo/paths'
import { findDemoPayment } from '@/lib/domain/demo/payment-queries'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Betaling i demonstrationen', robots: { index: false } }

/** Where the provider's payment page would be; only in a demonstration. */
export default async function DemoPaymentPage({ params, searchParams }: PageProps<'session'>) {
  const [{ session }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const payment = await orNotFound(findDemoPayment(actor, { session }))
  if (payment.state === 'closed') return <DemoPaymentClosed payment={payment} />
  const refusal = (await findDraft(demoPaymentFormName, query))?.message
  return <DemoPayment payment={payment} refusal={refusal} />
}
