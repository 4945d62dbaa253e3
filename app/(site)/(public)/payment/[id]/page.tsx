import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { PaymentFacts } from '@/components/payments/payment-facts'
import { type CameFrom, PaymentState } from '@/components/payments/payment-state'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { findDraft } from '@/lib/domain/find-draft'
import { paymentPageWords } from '@/lib/domain/payments/copy'
import { paymentFormName } from '@/lib/domain/payments/form-names'
import { getSignedPayment } from '@/lib/domain/payments/queries'
import { signedPaymentInput } from '@/lib/domain/payments/schema'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = {
  title: paymentPageWords.title,
  robots: { index: false },
  // The address has the key.
  // Not 'no-referrer': a form would be sent with the origin 'null', which the server refuses.
  referrer: 'same-origin',
}

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

const returns = { betalt: 'paid', afbrudt: 'interrupted' } as const

export default async function PaymentPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const input = signedPaymentInput.safeParse({ id, key: textParam(query, 'key') })
  const payment = input.success ? await orNull(getSignedPayment(actor, input.data)) : null
  if (!payment) notFound()
  if (payment.nextPath) redirect(payment.nextPath)
  const refusal = (await findDraft(paymentFormName, textParam(query, 'kladde')))?.message ?? null
  return (
    <PageBody>
      <PageHeader title={paymentPageWords.title} />
      <PaymentFacts {...payment} />
      <PaymentState payment={payment} from={cameFrom(query)} refusal={refusal} />
    </PageBody>
  )
}

function cameFrom(query: PageQuery): CameFrom {
  const came = textParam(query, 'retur')
  if (came === 'betalt' || came === 'afbrudt') return returns[came]
  if (textParam(query, 'videre')) return 'ordered'
  return textParam(query, 'klar') ? 'opened' : null
}
