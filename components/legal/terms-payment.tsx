import type { TermsFacts } from '@/components/legal/legal-facts'
import { LegalList, type LegalSection } from '@/components/legal/legal-page'
import { TextLink } from '@/components/ui/text-link'
import { materialTexts } from '@/lib/domain/artwork/copy'
import { stoneMaterials } from '@/lib/domain/artwork/schema'
import { lapsedText, livstidText, priceInWords } from '@/lib/domain/billing/copy'
import {
  bindingMonths,
  lapse,
  plansAt,
  priceToldDays,
  refundDays,
  regrettedMonths,
  withdrawalDays,
} from '@/lib/domain/billing/plans'
import { type Prices, pricesOf } from '@/lib/domain/billing/price-items'
import { withdrawalForm } from '@/lib/domain/legal/withdrawal-form'
import { silentDays } from '@/lib/domain/shop-orders/policy'
import { deliveryDays } from '@/lib/domain/shop-orders/schema'
import { remindersText } from '@/lib/domain/subscriptions/copy'
import type { Company } from '@/lib/shared/company'
import { formatOere, VAT_PERCENT } from '@/lib/shared/money'

const choice = new Intl.ListFormat('da-DK', { type: 'disjunction' })

export function paymentSections(facts: TermsFacts): LegalSection[] {
  return [
    { id: 'planer', title: 'Planer og betaling', body: <Plans {...facts} /> },
    { id: 'saadan-bestiller-du', title: 'Sådan bestiller du', body: <Ordering /> },
    { id: 'bestillinger', title: 'Plader, koder og gravering', body: <TermsOrders {...facts} /> },
    { id: 'fortryd', title: 'Fortryd et køb', body: <Withdrawal {...facts} /> },
    { id: 'opsigelse', title: 'Opsigelse og binding', body: <Cancelling /> },
  ]
}

function Plans({ isShopOpen, set }: TermsFacts) {
  return (
    <>
      {!isShopOpen && (
        <p>
          {/* 1 of 2 kept by: lib/domain/billing/capabilities.test.tsx */}
          Premium og Livstid kan ikke købes her på siden i dag. Det, der står her om køb, gælder fra den dag, de kan
          det.
        </p>
      )}
      <LegalList>
        {plansAt(pricesOf(set)).map(({ id, name, prices }) => (
          <li key={id}>
            <strong>{name}</strong>: {choice.format(prices.map(priceInWords))}.
          </li>
        ))}
      </LegalList>
      <p>
        {/* 6 of 8 kept by: lib/domain/subscriptions/commands/withdraw-again.test.ts */}
        {/* 7 of 8 kept by: lib/domain/subscriptions/commands/change-plan.test.ts */}
        Priserne er med {VAT_PERCENT} % moms. Hvad der er i hver plan, står under{' '}
        <TextLink href="/pricing">Priser</TextLink>. Du betaler med kort, MobilePay eller bankoverførsel og får en
        faktura. Premium og Livstid begynder, når der er betalt, hvis du beder om det. Ellers begynder planen, når
        fristen for at fortryde er gået. Det gør den også, når en plan til siden er blevet brugt og fortrudt inden for
        de sidste {regrettedMonths} måneder. Skifter du plan med det samme, tæller den nye fra bestillingen, for det,
        der er betalt og ikke brugt, er trukket fra fra den dag. Ellers har siden den gamle plan, til den nye begynder,
        så længe der er betalt for den.
      </p>
      <p>{livstidText}</p>
      <p>
        {/* 5 of 5 kept by: lib/domain/subscriptions/law/periods.ts */}
        Betaler du Premium med kort, kan du lade os trække næste periode på kortet, til du siger op. MobilePay kan vi
        ikke trække af os selv. Betaler du med MobilePay eller bankoverførsel, gælder det én periode, og før den
        slutter, sender vi en faktura for den næste. Betaler du den ikke, løber planen ud. Stiger prisen, får du det at
        vide mindst {priceToldDays} dage, før en ny periode begynder, og du kan sige op inden.
      </p>
      <p>
        {/* 2 of 3 kept by: lib/domain/billing/plan-state.ts */}
        {/* 3 of 3 kept by: lib/domain/media/gallery/plan-room.test.ts */}
        {remindersText} Kan vi ikke trække kortet, skriver vi også. Når der er gået {lapse.graceDays} dage uden
        betaling, {lapsedText}. Intet bliver slettet.
      </p>
    </>
  )
}

/** The information that e-handelsloven § 10 requires before an order. */
function Ordering() {
  return (
    <>
      <LegalList>
        <li>Vælg mindeside, og hvad du vil have. Prisen står i formularen, før du bestiller.</li>
        <li>
          {/* 2 of 3 kept by: lib/domain/shop-orders/commands/place-order.test.ts */}
          {/* 2 of 3 kept by: lib/domain/subscriptions/commands/buy-plan.test.ts */}
          Læs det igennem. Alt kan rettes i formularen, til du trykker på knappen nederst. Mangler der noget, eller er
          noget skrevet forkert, står det ved feltet, og der er ikke bestilt noget.
        </li>
        <li>
          {/* 3 of 3 kept by: lib/domain/shop-orders/commands/place-order.test.ts */}
          {/* 3 of 3 kept by: lib/domain/subscriptions/commands/buy-plan.test.ts */}
          Tryk på knappen. Først da har du bestilt. Skal du betale med det samme, kommer du til betalingen.
        </li>
        <li>
          {/* 1 of 3 kept by: lib/domain/shop-orders/commands/place-order.test.ts, lib/domain/settlement/simulation.test.ts */}
          Vi bekræfter bestillingen i en mail med betingelserne som en fil, senest når der er betalt. Er der en fejl i
          det, så svar på mailen. Indtil vi er gået i gang, kan du tage en bestilling tilbage på dens side, og en plan
          kan du fortryde.
        </li>
      </LegalList>
      <p>
        {/* 3 of 4 kept by: docs/operations.md */}
        Aftalen er på dansk. Vi gemmer den: bestillingen står under{' '}
        <TextLink href="/orders">Mine bestillinger</TextLink> og en plan under{' '}
        <TextLink href="/subscription">Sidernes planer</TextLink>, og betingelserne ligger i mailen, så du kan gemme og
        udskrive dem. De gamle udgaver kan du få ved at skrive til os. Vi har ikke sluttet os til et adfærdskodeks.
      </p>
    </>
  )
}

function Withdrawal({ company }: TermsFacts) {
  return (
    <>
      <p>
        {/* 1 of 6 kept by: lib/domain/subscriptions/law/withdrawal.ts */}
        {/* 4 of 6 kept by: tests/e2e/once/money-plans.spec.ts */}
        {/* 6 of 6 kept by: lib/domain/payments/refund.ts */}
        Har du købt en plan som forbruger, kan du fortryde i {withdrawalDays} dage fra den dag, aftalen blev indgået.
        Det er den dag, du bestiller, også med bankoverførsel, og den dag, du selv betaler en periode mere. Du behøver
        ikke give en grund. Det gør du med »Fortryd køb« under <TextLink href="/subscription">Sidernes planer</TextLink>{' '}
        eller med linket i den mail, vi sendte om købet. En kode og en gravering fortryder du på samme måde under{' '}
        <TextLink href="/orders">Mine bestillinger</TextLink>. Du får en kvittering på mail for, at du har fortrudt, og
        pengene tilbage inden {refundDays} dage samme vej, som du betalte.
      </p>
      <p>
        {/* 1, 2 of 4 kept by: lib/domain/subscriptions/law/withdrawal.ts */}
        Har du selv bedt om, at planen begynder med det samme, betaler du for de hele dage, du har haft den, inden du
        fortrød, og som ikke allerede var betalt. Livstid har ikke en sidste dag: en dag med Livstid koster derfor det
        samme som en dag i et år med Premium efter prisen den dag, du bestilte. Du betaler ikke mere, end du har betalt.
        Hvor meget du får tilbage, står på siden, før du bekræfter.
      </p>
      <p>Du kan bruge denne formular, men du behøver ikke:</p>
      <WithdrawalForm company={company} />
    </>
  )
}

function Cancelling() {
  return (
    <p>
      {/* 3 of 5 kept by: lib/domain/subscriptions/law/leave-terms.ts */}
      {/* 5 of 5 no promise: describes the plan */}
      Du kan sige op, når du vil, samme sted, som du købte: under{' '}
      <TextLink href="/subscription">Sidernes planer</TextLink>. Planen løber den periode ud, der er betalt for. Har du
      betalt for et år, kan du også stoppe, når du vil, fra der er gået {bindingMonths} måneder. Så slutter planen den
      dag, og du får pengene for resten af tiden tilbage. Livstid har ingen fornyelse, og der er intet at sige op.
    </p>
  )
}

function WithdrawalForm({ company }: { company: Company }) {
  const { title, lines, blanks, note } = withdrawalForm(company)
  return (
    <blockquote className="space-y-2 border-border border-l-4 pl-5">
      <p className="font-semibold">{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul className="list-disc space-y-1 pl-6 marker:text-muted-foreground">
        {blanks.map((blank) => (
          <li key={blank}>{blank}</li>
        ))}
      </ul>
      <p>{note}</p>
    </blockquote>
  )
}

/** Ordering a plaque, a code or an engraving; the same rules as in lib/domain/shop-orders/terms-copy.ts. */
function TermsOrders({ set }: TermsFacts) {
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
