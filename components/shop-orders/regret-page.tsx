import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { refundDays, withdrawalDays } from '@/lib/domain/billing/plans'
import { noRegretText } from '@/lib/domain/shop-orders/copy'
import type { RegretView } from '@/lib/domain/shop-orders/views'

/** Why a purchase cannot be regretted, or that it is done. */
export function RegretAnswer({ order }: { order: RegretView }) {
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
export function RegretFacts({ order: { item, regretUntil, refund, kept } }: { order: RegretView }) {
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
