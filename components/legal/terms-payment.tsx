import { TextLink } from '@/components/ui/text-link'
import { intervalTexts } from '@/lib/domain/billing/copy'
import { bindingMonths, lapse, plans, VAT_PERCENT, withdrawalDays } from '@/lib/domain/billing/plans'
import { formatOere } from '@/lib/shared/money'
import { LegalList, type LegalSection } from './legal-page'

const list = new Intl.ListFormat('da-DK', { type: 'conjunction' })
const choice = new Intl.ListFormat('da-DK', { type: 'disjunction' })

export function paymentSections(): LegalSection[] {
  return [
    {
      id: 'planer',
      title: 'Planer og betaling',
      body: (
        <>
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
            <TextLink href="/pricing">Priser</TextLink>. Premium fornyes, til I siger op. Stiger prisen, får I det at
            vide mindst 30 dage, før en ny periode begynder, og I kan sige op inden.
          </p>
          <p>
            Kommer en betaling ikke, minder vi jer om det. Vi skriver også{' '}
            {list.format(lapse.reminderDaysBefore.map(String))} dage, før en plan løber ud. Når der er gået{' '}
            {lapse.graceDays} dage uden betaling, kan det, der hører til Premium, stadig ses, men ikke ændres. Intet
            bliver slettet.
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
            Har du selv bedt om, at planen begynder med det samme, betaler du for de dage, du har haft den, inden du
            fortrød.
          </p>
        </>
      ),
    },
    {
      id: 'opsigelse',
      title: 'Opsigelse og binding',
      body: (
        <p>
          I kan sige op, når I vil, på samme måde, som I sagde ja. Planen løber den periode ud, der er betalt for. Er
          der betalt for et år, kan I stoppe, når der er gået {bindingMonths} måneder, og få pengene for resten af året
          tilbage. Livstid har ingen fornyelse, og der er intet at sige op.
        </p>
      ),
    },
  ]
}
