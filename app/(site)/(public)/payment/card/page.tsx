import type { Metadata } from 'next'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { inputOrNotFound, orNotFound } from '@/app/or-not-found'
import { PortalLink, SavedCardRead } from '@/components/payments/saved-card'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { cardTexts, portalFormName } from '@/lib/domain/payments/copy'
import { subscriptionCardInput } from '@/lib/domain/payments/desk-schema'
import { getOwnCard } from '@/lib/domain/settlement/card-queries'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Betalingskort', robots: { index: false } }

/** Before and after the provider's page for the saved card. */
export default async function CardPage({ searchParams }: PageProps) {
  const query = await searchParams
  const input = inputOrNotFound(subscriptionCardInput, { subscription: textParam(query, 'subscription') })
  const actor = await requireSignedIn('/subscription')
  const card = await orNotFound(getOwnCard(actor, input))
  const refusal = (await findDraft(portalFormName, query))?.message ?? null
  return (
    <PageBody title="Betalingskort">
      <ChangeCard card={card} isBack={textParam(query, 'retur') === '1'} refusal={refusal} />
    </PageBody>
  )
}

type ChangeCardProps = {
  card: { id: string; cardLabel: string | null; url: string | null }
  isBack: boolean
  /** Why the form without script was refused. */
  refusal: string | null
}

/** The way to the provider's page for the card, and back: plain links and a form, with and without script. */
function ChangeCard({ card: { id, cardLabel, url }, isBack, refusal }: ChangeCardProps) {
  return (
    <div className="space-y-8">
      {refusal && <Notice variant="error">{refusal}</Notice>}
      {cardLabel && (
        <p className="text-lg">
          {cardTexts.current} <strong>{cardLabel}</strong>
        </p>
      )}
      {isBack ? (
        <SavedCardRead id={id} />
      ) : url ? (
        <PortalLink id={id} url={url} />
      ) : (
        <Notice variant="error">{cardTexts.unavailable}</Notice>
      )}
      <LinkButton href="/subscription" variant="outline">
        {cardTexts.leave}
      </LinkButton>
    </div>
  )
}
