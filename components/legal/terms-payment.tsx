import { TextLink } from '@/components/ui/text-link'
import { capabilities } from '@/lib/domain/billing/capabilities'
import { intervalTexts } from '@/lib/domain/billing/copy'
import { bindingMonths, lapse, plans, withdrawalDays } from '@/lib/domain/billing/plans'
import { daysBefore } from '@/lib/shared/days-before'
import { formatOere, VAT_PERCENT } from '@/lib/shared/money'
import type { LegalFacts } from './legal-facts'
import { LegalList, type LegalSection } from './legal-page'
import { WithdrawalForm } from './withdrawal-form'

const choice = new Intl.ListFormat('da-DK', { type: 'disjunction' })

export function paymentSections(facts: LegalFacts): LegalSection[] {
  return [
    {
      id: 'planer',
      title: 'Planer og betaling',
      body: (
        <>
          {!capabilities.shop && (
            <p>
              Premium og Livstid kan ikke købes her på siden i dag. Det, der står her om køb, gælder fra den dag, de kan
              det.
            </p>
          )}
          <LegalList>
            {plans.map(({ id, name, prices }) => (
              <li key={id}>
                <strong>{name}</strong>:{' '}
                {choice.format(
                  prices.map(({ interval, priceOere }) => `${formatOere(priceOere)} ${intervalTexts[interval]}`),
                )}
                .
              </li>
            ))}
          </LegalList>
          <p>
            Priserne er med {VAT_PERCENT} % moms. Hvad der er i hver plan, står under{' '}
            <TextLink href="/pricing">Priser</TextLink>. Premium fornyes, til du siger op. Stiger prisen, får du det at
            vide mindst 30 dage, før en ny periode begynder, og du kan sige op inden.
          </p>
          <p>
            Kommer en betaling ikke, minder vi dig om det. Vi skriver også {daysBefore(lapse.reminderDaysBefore)}, før
            en plan løber ud. Når der er gået {lapse.graceDays} dage uden betaling, kan det, der hører til Premium,
            stadig ses, men ikke ændres. Intet bliver slettet.
          </p>
        </>
      ),
    },
    {
      id: 'fortryd',
      title: 'Fortryd et køb',
      body: (
        <>
          <p>
            Har du købt en plan som forbruger, kan du fortryde i {withdrawalDays} dage fra den dag, aftalen blev
            indgået. Du behøver ikke give en grund. <TextLink href="/contact?emne=question">Skriv til os</TextLink>, at
            du fortryder, hvilken plan det gælder, og hvornår du købte den. Du får en kvittering for, at du har
            fortrudt, og pengene tilbage inden {withdrawalDays} dage samme vej, som du betalte.
          </p>
          <p>
            Har du selv bedt om, at Premium begynder med det samme, betaler du for de dage, du har haft det, inden du
            fortrød. For Livstid betaler du ikke noget, når du fortryder.
          </p>
          <p>Du kan bruge denne formular, men du behøver ikke:</p>
          <WithdrawalForm company={facts.company} />
        </>
      ),
    },
    {
      id: 'opsigelse',
      title: 'Opsigelse og binding',
      body: (
        <p>
          Du kan sige op, når du vil, på samme måde, som du sagde ja. Planen løber den periode ud, der er betalt for. Er
          der betalt for et år, kan du det første år stoppe, når der er gået {bindingMonths} måneder. Efter det første
          år kan du stoppe til udgangen af en måned. Pengene for resten af tiden får du tilbage. Livstid har ingen
          fornyelse, og der er intet at sige op.
        </p>
      ),
    },
  ]
}
