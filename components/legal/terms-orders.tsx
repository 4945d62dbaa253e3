import { TextLink } from '@/components/ui/text-link'
import { materialTexts } from '@/lib/domain/artwork/copy'
import { stoneMaterials } from '@/lib/domain/artwork/schema'
import { withdrawalDays } from '@/lib/domain/billing/plans'
import { type Prices, pricesOf } from '@/lib/domain/billing/price-items'
import { silentDays } from '@/lib/domain/shop-orders/policy'
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
        {/* 2 of 5 kept by: lib/domain/production/commands/make-batch.test.ts */}
        {/* 3 of 5 kept by: lib/domain/shop-orders/delivery.ts */}
        {/* 3 of 5 kept by: lib/domain/shop-orders/commands/tell-late.test.ts */}
        {/* 3 of 5 kept by: docs/operations.md */}
        Skal vi gravere, får du en tegning at se. Der bliver ikke graveret noget, før du har sagt ja til den. Vi sender
        det senest {deliveryDays} dage efter at du har sagt ja, og en kode senest {deliveryDays} dage efter at den er
        betalt. Kan vi ikke nå det, skriver vi til dig, og du kan få pengene tilbage i stedet. Hvor langt vi er, står
        under <TextLink href="/orders">Mine bestillinger</TextLink>.
      </p>
      <p>
        {/* 2 of 6 kept by: lib/domain/shop-orders/commands/cancel-order.test.ts */}
        {/* 3 of 6 kept by: lib/domain/shop-orders/policy.ts */}
        {/* 5 of 6 kept by: lib/domain/shop-orders/delivery.test.ts */}
        En plade laves efter dit ønske og kan derfor ikke fortrydes, når den er bestilt (forbrugeraftaleloven § 18, stk.
        2, nr. 3). Indtil vi er gået i gang, kan du alligevel tage den tilbage på bestillingens side. En kode mere kan
        fortrydes i {withdrawalDays} dage, fra du har fået den. Du fortæller os, at den er kommet, med linket i mailen
        om, at den er sendt. Hører vi ikke noget, regner vi den for kommet {silentDays} dage efter at vi sendte den.
        Fortryder du, holder koden op med at virke, og du skal ikke sende noget tilbage.
      </p>
      <p>
        {/* 1 of 5 kept by: lib/domain/shop-orders/policy.ts */}
        {/* 4 of 5 kept by: lib/domain/shop-orders/commands/start-order.test.ts */}
        Gravering i din egen plade kan fortrydes i {withdrawalDays} dage, fra du har betalt. Har du bedt os om at gå i
        gang med det samme, kan den fortrydes, til pladen er graveret. Er vi da begyndt at gravere, betaler du halvdelen
        af prisen for graveringen og ikke fragten. Har du ikke bedt om det, begynder vi, når de {withdrawalDays} dage er
        gået. Vi sender pladen tilbage uden udgift for dig.
      </p>
      <p>
        {/* 3 of 10 no promise: købeloven § 83 */}
        {/* 4 of 10 kept by: docs/operations.md */}
        Fejl er vores ansvar. På plader og koder har du to års reklamationsret efter købeloven. Er der noget i vejen med
        det, vi har lavet, så skriv til os inden to år, fra du fik det. Så laver vi det om uden udgift for dig. Kan det
        ikke lade sig gøre, får du et afslag i prisen eller pengene tilbage. Gravering i din egen plade er et arbejde og
        ikke en vare. Er der fejl i det, så skriv til os, når du opdager dem. Så retter vi dem uden udgift for dig,
        eller du får et afslag i prisen eller pengene tilbage. Vi svarer for den plade, du sender til os, mens den er
        hos os. Er der en fejl i en tegning, du har sagt ja til, så skriv alligevel, så finder vi ud af det sammen.
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
    `Gravering af koden i din egen plade: ${formatOere(of('shop.engraving'))}`,
  ]
}
