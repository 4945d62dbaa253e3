import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PaymentDesk } from '@/components/bookkeeping/payment-desk'
import { getPayment } from '@/lib/domain/payments/desk-queries'
import { refundInput } from '@/lib/domain/payments/desk-schema'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'

export const metadata: Metadata = { title: 'Betaling' }

export default async function PaymentPage({ params }: { params: Promise<{ id: string }> }) {
  const [asked, actor] = await Promise.all([params, currentActor()])
  const input = refundInput.safeParse(asked)
  const payment = input.success ? await orNull(getPayment(actor, input.data)) : null
  if (!payment) notFound()
  return <PaymentDesk payment={payment} />
}
