import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { ChangeCard } from '@/components/payments/change-card'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { findDraft } from '@/lib/domain/find-draft'
import { subscriptionCardInput } from '@/lib/domain/payments/desk-schema'
import { portalFormName } from '@/lib/domain/payments/form-names'
import { getOwnCard } from '@/lib/domain/settlement/card-queries'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { isSignedIn } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Betalingskort', robots: { index: false } }

type Props = { searchParams: Promise<PageQuery> }

/** Before and after the provider's page for the saved card. */
export default async function CardPage({ searchParams }: Props) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const input = subscriptionCardInput.safeParse({ subscription: textParam(query, 'subscription') })
  if (!input.success) notFound()
  if (!isSignedIn(actor)) redirect('/login?redirect=/subscription')
  const card = await orNull(getOwnCard(actor, input.data))
  if (!card) notFound()
  const refusal = (await findDraft(portalFormName, textParam(query, 'kladde')))?.message ?? null
  return (
    <PageBody>
      <PageHeader title="Betalingskort" />
      <ChangeCard card={card} isBack={textParam(query, 'retur') === '1'} refusal={refusal} />
    </PageBody>
  )
}
