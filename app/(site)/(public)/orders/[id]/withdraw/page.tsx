import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { WithdrawalSteps } from '@/components/billing/withdrawal-steps'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { refundDays, withdrawalDays } from '@/lib/domain/billing/plans'
import { findDraft } from '@/lib/domain/find-draft'
import { noRegretText, withdrawFormName } from '@/lib/domain/shop-orders/copy'
import { orderCall, orderPath, withdrawPath } from '@/lib/domain/shop-orders/paths'
import { getRegret } from '@/lib/domain/shop-orders/queries'
import type { RegretView } from '@/lib/domain/shop-orders/views'
import { currentActor } from '@/lib/server/actor'
import { isSignedIn } from '@/lib/shared/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Fortryd køb', robots: { index: false }, referrer: 'same-origin' }

/** Two steps: what is regretted, then the confirmation. Opens signed in, or by the order's link. */
export default async function WithdrawOrderPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const signature = textParam(query, 'key') ?? null
  const [order, draft] = await Promise.all([
    orNotFound(getRegret(actor, { id, ...(signature ? { key: signature } : {}) })),
    findDraft(withdrawFormName, query),
  ])
  const isOpen = order.regret === 'open' && !order.receipt
  return (
    <PageBody
      title="Fortryd køb"
      intro={`Bestilling ${order.number}: ${order.ordered}, ${order.total}, bestilt ${order.at}.`}
    >
      {isOpen ? (
        <WithdrawalSteps
          step={textParam(query, 'trin') === '2' || draft ? 2 : 1}
          action={`${orderCall(order.id)}/withdraw`}
          nextPath={withdrawPath(order.id, signature, 2)}
          backPath={isSignedIn(actor) ? orderPath(order.id) : '/'}
          fields={signature ? { key: signature } : {}}
          asksForAccount={order.asksForAccount}
          draft={draft}
        >
          <RegretFacts order={order} />
        </WithdrawalSteps>
      ) : (
        <RegretAnswer order={order} />
      )}
    </PageBody>
  )
}

/** Why a purchase cannot be regretted, or that it is done. */
function RegretAnswer({ order }: { order: RegretView }) {
  const { regret, receipt } = order
  if (receipt) {
    return (
      <Notice variant="success" title="Du har fortrudt dit køb">
        Vi fik din meddelelse {receipt.at}. Kvitteringen har nummer {receipt.number} og er sendt med mail.
      </Notice>
    )
  }
  return (
    <div className="max-w-measure space-y-4">
      {regret === 'made' && <p>{noRegretText}</p>}
      {regret === 'business' && <p>Retten til at fortryde gælder for private køb. Skriv til os, så ser vi på det.</p>}
      {regret === 'over' && <p>{overText[order.item === 'engraving' ? 'engraving' : 'code']}</p>}
      {regret === 'ended' && <p>Bestillingen er lukket, så der er ikke noget at fortryde.</p>}
      <p>
        {order.item === 'engraving'
          ? 'Er der fejl ved graveringen, er den vores ansvar.'
          : // no promise: købeloven § 83
            'Fejl og mangler er vores ansvar i to år (købeloven).'}{' '}
        <TextLink href="/contact?emne=question">Skriv til os</TextLink>, og send gerne et billede med.
      </p>
    </div>
  )
}

/** Until when it can be regretted, and what is paid back. */
function RegretFacts({ order: { item, regretUntil, refund, kept } }: { order: RegretView }) {
  const isEngraving = item === 'engraving'
  return (
    <>
      <p>
        Du kan fortryde i {withdrawalDays} dage, fra {isEngraving ? 'du har betalt' : 'du har fået det hele'}
        {regretUntil && `, for dig til og med ${regretUntil}`}. Du behøver ikke give en grund.
      </p>
      <p>
        {refund
          ? `Fortryder du, får du ${refund} tilbage inden ${refundDays} dage.`
          : 'Du har ikke betalt noget endnu.'}{' '}
        {kept && `Vi er begyndt at gravere, som du bad om, og beholder ${kept} for det. `}
        {isEngraving
          ? 'Har vi din plade, sender vi den tilbage uden udgift for dig. '
          : 'Du skal ikke sende noget tilbage. '}
        Koden holder op med at virke.
      </p>
    </>
  )
}

const overText = {
  code: `De ${withdrawalDays} dage er gået, så købet kan ikke fortrydes mere.`,
  engraving: `Pladen er graveret, eller de ${withdrawalDays} dage er gået, så købet kan ikke fortrydes mere.`,
}
