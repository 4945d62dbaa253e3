import { refundDays, withdrawalDays } from '@/lib/domain/billing/plans'
import { complaintText } from '@/lib/domain/legal/complaint-body'
import type { Paper, PaperPart } from '@/lib/domain/legal/papers'
import { silentDays } from '@/lib/domain/shop-orders/policy'
import { deliveryDays, paymentDays } from '@/lib/domain/shop-orders/schema'
import { type Company, companyLine } from '@/lib/shared/company'
import { VAT_PERCENT } from '@/lib/shared/money'

const title = 'Betingelser for bestillinger'

/** The terms of an order, as a file for the confirmation. */
export const orderTerms: Paper = { name: `${title}.pdf`, key: 'orders', title, parts }

function parts(company: Company): PaperPart[] {
  return [
    { heading: 'Hvem aftalen er med', lines: [companyLine(company)] },
    {
      heading: 'Pris og betaling',
      lines: [
        `Prisen står i bekræftelsen og er med ${VAT_PERCENT} % moms og, for plader og gravering, med fragt. En kode sender vi uden fragt.`,
        `Vi går i gang, når bestillingen er betalt. Offentlige købere med EAN-nummer betaler inden ${paymentDays.public} dage efter fakturaen. Kender vi ikke køberen, ser vi først efter, at oplysningerne passer sammen. Så skriver vi til dig, sender fakturaen og går i gang.`,
      ],
    },
    {
      heading: 'Tegningen',
      lines: [
        // 2 of 2 kept by: lib/domain/shop-orders/commands/start-order.test.ts
        'Skal vi gravere, får du en tegning at se. Vi går først i gang med arbejdet, når du har sagt ja til den.',
        'Er der fejl i noget, du har sagt ja til, så skriv alligevel: vi finder ud af det sammen.',
      ],
    },
    {
      heading: 'Levering',
      lines: [
        // 1 of 2 kept by: lib/domain/shop-orders/commands/tell-late.test.ts
        // 1 of 2 kept by: lib/domain/shop-orders/delivery.ts
        // 1 of 2 kept by: docs/operations.md
        `Vi sender det senest ${deliveryDays} dage efter at du har sagt ja til tegningen, og en kode senest ${deliveryDays} dage efter at den er betalt. Kan vi ikke nå det, skriver vi til dig, og du kan få pengene tilbage i stedet.`,
      ],
    },
    {
      heading: 'Fortrydelsesret',
      lines: [
        'Plader bliver lavet efter dit ønske og kan ikke fortrydes (forbrugeraftaleloven § 18, stk. 2, nr. 3). Indtil vi er gået i gang, kan du alligevel tage bestillingen tilbage på dens side.',
        `En kode mere kan fortrydes i ${withdrawalDays} dage, fra du har fået den. Du fortæller os, at den er kommet, med linket i mailen, når vi har sendt den. Hører vi ikke noget, regner vi den for kommet ${silentDays} dage efter at vi sendte den. Fortryder du, holder koden op med at virke, og du skal ikke sende noget tilbage.`,
        // 2 of 5 kept by: lib/domain/shop-orders/delivery.test.ts
        // 2 of 5 kept by: lib/domain/shop-orders/commands/withdraw-order.test.ts
        // 3 of 5 kept by: lib/domain/shop-orders/commands/withdraw-order.test.ts
        `Gravering i din egen plade kan fortrydes i ${withdrawalDays} dage, fra du har betalt. Har du bedt os om at gå i gang med det samme, kan den fortrydes, til pladen er graveret. Er vi da begyndt at gravere, betaler du halvdelen af prisen for graveringen og ikke fragten (forbrugeraftaleloven § 25). Har du ikke bedt om det, begynder vi, når de ${withdrawalDays} dage er gået. Vi sender pladen tilbage uden udgift for dig.`,
        `Du fortryder med linket i bekræftelsen eller ved at skrive til os, eventuelt med formularen. Du får pengene tilbage inden ${refundDays} dage.`,
      ],
    },
    {
      heading: 'Fejl og mangler',
      lines: [
        // 3 of 5 no promise: købeloven § 83
        // 4 of 5 kept by: docs/operations.md
        'Fejl er vores ansvar. På plader og koder har du to års reklamationsret efter købeloven. Er der noget i vejen med det, vi har lavet, så skriv til os inden to år, fra du fik det. Så laver vi det om uden udgift for dig. Kan det ikke lade sig gøre, får du et afslag i prisen eller pengene tilbage.',
        'Gravering i din egen plade er et arbejde og ikke en vare. Er der fejl i det, så skriv til os, når du opdager dem. Så retter vi dem uden udgift for dig, eller du får et afslag i prisen eller pengene tilbage. Vi svarer for pladen, mens den er hos os.',
      ],
    },
    {
      heading: 'Klage',
      lines: [complaintText(company.email)],
    },
  ]
}
