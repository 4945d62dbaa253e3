import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { inputOrNotFound, orNotFound } from '@/app/or-not-found'
import { type CameFrom, PaymentState } from '@/components/payments/payment-state'
import { PageBody } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { methodTexts, paymentFormName, paymentPageTexts } from '@/lib/domain/payments/copy'
import { getSignedPayment } from '@/lib/domain/payments/queries'
import { type SignedPaymentView, signedPaymentInput } from '@/lib/domain/payments/schema'
import { currentActor } from '@/lib/server/actor'
import { formatOere } from '@/lib/shared/money'
import { type PageProps, type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = {
  title: paymentPageTexts.title,
  robots: { index: false },
  // The address has the key.
  // Not 'no-referrer': a form would be sent with the origin 'null', which the server refuses.
  referrer: 'same-origin',
}

const returns = { betalt: 'paid', afbrudt: 'interrupted' } as const

export default async function PaymentPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const input = inputOrNotFound(signedPaymentInput, { id, key: textParam(query, 'key') })
  const payment = await orNotFound(getSignedPayment(actor, input))
  if (payment.nextPath) redirect(payment.nextPath)
  const refusal = (await findDraft(paymentFormName, query))?.message ?? null
  return (
    <PageBody title={paymentPageTexts.title}>
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

/** What is paid, how much, and how. */
function PaymentFacts({ description, amountOere, vatOere, method }: SignedPaymentView) {
  return (
    <dl className="mb-10 grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {description && <Fact name="Det betaler du for" value={description} />}
      <Fact name="Beløb" value={`${formatOere(amountOere)} (heraf moms ${formatOere(vatOere)})`} />
      <Fact name="Betales med" value={methodTexts[method]} />
    </dl>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="text-lg wrap-anywhere">{value}</dd>
    </div>
  )
}
