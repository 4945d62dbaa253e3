import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PaymentDesk } from '@/components/bookkeeping/payment-desk'
import { findDraft } from '@/lib/domain/find-draft'
import { refundFormName } from '@/lib/domain/payments/copy'
import { getPayment } from '@/lib/domain/payments/desk-queries'
import { refundInput } from '@/lib/domain/payments/desk-schema'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Betaling' }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export default async function PaymentPage({ params, searchParams }: Props) {
  const [asked, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const input = refundInput.safeParse(asked)
  const payment = input.success ? await orNull(getPayment(actor, input.data)) : null
  if (!payment) notFound()
  return <PaymentDesk payment={payment} draft={await findDraft(refundFormName, textParam(query, 'kladde'))} />
}
