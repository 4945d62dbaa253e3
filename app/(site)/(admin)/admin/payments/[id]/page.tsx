import type { Metadata } from 'next'
import { inputOrNotFound, orNotFound } from '@/app/or-not-found'
import { PaymentDesk } from '@/components/bookkeeping/payment-desk'
import { findDraft } from '@/lib/domain/find-draft'
import { refundFormName } from '@/lib/domain/payments/copy'
import { getPayment } from '@/lib/domain/payments/desk-queries'
import { refundInput } from '@/lib/domain/payments/desk-schema'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Betaling' }

export default async function PaymentPage({ params, searchParams }: PageProps<'id'>) {
  const [asked, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const payment = await orNotFound(getPayment(actor, inputOrNotFound(refundInput, asked)))
  return <PaymentDesk payment={payment} draft={await findDraft(refundFormName, query)} />
}
