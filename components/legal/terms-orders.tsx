import { TextLink } from '@/components/ui/text-link'
import { materialTexts } from '@/lib/domain/artwork/copy'
import { stoneMaterials } from '@/lib/domain/artwork/schema'
import { withdrawalDays } from '@/lib/domain/billing/plans'
import { type Prices, pricesOf } from '@/lib/domain/billing/price-items'
import { deliveryDays } from '@/lib/domain/shop-orders/schema'
import { formatOere, VAT_PERCENT } from '@/lib/shared/money'
import type { TermsFacts } from './legal-facts'
import { LegalList } from './legal-page'

/** Ordering a plaque, a code or an engraving; the same rules as in lib/domain/shop-orders/terms-copy.ts. */
export function TermsOrders({ set }: TermsFacts) {
  const prices = pricesOf(set)
  return (
    <>
      <LegalList>
        {shopPriceLines(prices).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </LegalList>
      <p>
        Priserne er med {VAT_PERCENT} % moms. Fragten er {formatOere(prices.of('shop.freight'))} for en bestilling med
        plader eller gravering. En kode sender vi uden fragt. Hele prisen står, før du bestiller, og vi går i gang, når
        der er betalt. Offentlige købere med EAN-nummer betaler efter fakturaen. Kender vi ikke køberen, ser vi først
        efter, at oplysningerne passer sammen.
      </p>
      <p>
        Skal vi gravere, får du en tegning at se. Der bliver ikke graveret noget, før du har sagt ja til den. Vi sender
        det senest {deliveryDays} dage efter, at du har sagt ja, og en kode senest {deliveryDays} dage efter, at den er
        betalt. Kan vi ikke nå det, skriver vi til dig, og du kan få pengene tilbage i stedet. Hvor langt vi er, står
        under <TextLink href="/orders">Mine bestillinger</TextLink>.
      </p>
      <p>
        En plade og en gravering laves efter dit ønske og kan derfor ikke fortrydes, når de er bestilt
        (forbrugeraftaleloven § 18, stk. 2, nr. 3). Så længe vi ikke er begyndt, kan du alligevel annullere bestillingen
        på dens side. En kode mere kan fortrydes i {withdrawalDays} dage, fra du har fået den.
      </p>
      <p>
        Fejl er vores ansvar. Efter købeloven har du to års reklamationsret: Er der noget i vejen med det, vi har lavet,
        så skriv til os inden to år, fra du fik det. Så laver vi det om uden udgift for dig. Kan det ikke lade sig gøre,
        får du et afslag i prisen eller pengene tilbage. Vi svarer for den plade, I sender til os, mens den er hos os.
        Er der en fejl i en tegning, du har sagt ja til, så skriv alligevel, så finder vi ud af det sammen.
      </p>
    </>
  )
}

/** One line for each kind, with its price. */
function shopPriceLines({ of }: Prices): string[] {
  const plaques = stoneMaterials.map(
    (material) => `${materialTexts[material].toLocaleLowerCase('da-DK')} ${formatOere(of(`shop.plaque.${material}`))}`,
  )
  return [
    `En plade med en kode: ${new Intl.ListFormat('da-DK').format(plaques)}`,
    `En kode mere, med kort og tegning: ${formatOere(of('shop.code'))}`,
    `Gravering af koden i jeres egen plade: ${formatOere(of('shop.engraving'))}`,
  ]
}
