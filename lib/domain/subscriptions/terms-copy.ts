import { lapsedText, livstidText } from '@/lib/domain/billing/copy'
import {
  bindingMonths,
  lapse,
  priceToldDays,
  refundDays,
  regrettedMonths,
  withdrawalDays,
} from '@/lib/domain/billing/plans'
import { complaintText } from '@/lib/domain/legal/complaint-body'
import type { Paper, PaperPart } from '@/lib/domain/legal/papers'
import { remindersText } from '@/lib/domain/subscriptions/copy'
import { type Company, companyLine } from '@/lib/shared/company'
import { VAT_PERCENT } from '@/lib/shared/money'

const title = 'Betingelser for Premium og Livstid'

/** The terms of a plan, as a file for the confirmation: the same rules as on /terms. */
export const planTerms: Paper = { name: `${title}.pdf`, key: 'terms', title, parts }

function parts(company: Company): PaperPart[] {
  return [
    { heading: 'Hvem aftalen er med', lines: [companyLine(company)] },
    {
      heading: 'Pris og periode',
      lines: [
        `Prisen står i bekræftelsen og er med ${VAT_PERCENT} % moms. Premium betales for en måned eller et år ad gangen, Livstid én gang.`,
        livstidText,
        // 1 of 2 kept by: docs/operations.md
        'Lukker vi tjenesten, skriver vi til alle ejere mindst seks måneder før. For Premium får du pengene for de dage tilbage, der ligger efter.',
        'Betaler du med kort, trækkes beløbet på kortet, når en ny periode begynder, til du siger op. Betaler du med MobilePay eller bankoverførsel, fornyes planen ikke af sig selv: før næste periode sender vi en faktura, som du kan betale eller lade ligge.',
        `Stiger prisen, får du det at vide mindst ${priceToldDays} dage, før en ny periode begynder, og du kan sige op inden.`,
      ],
    },
    {
      heading: 'Fortrydelsesret',
      lines: [
        `Du kan fortryde i ${withdrawalDays} dage fra den dag, aftalen blev indgået, uden at give en grund. Det gør du med linket i bekræftelsen eller ved at skrive til os, eventuelt med formularen.`,
        'Er fristens sidste dag en lørdag, søndag, helligdag, grundlovsdag, juleaftensdag eller nytårsaftensdag, kan du fortryde til og med den næste hverdag.',
        // 4 of 6 kept by: lib/domain/subscriptions/law/withdrawal.ts
        `Du får pengene tilbage inden ${refundDays} dage, samme vej som du betalte. Har du bedt om, at planen begynder med det samme, betaler du for de hele dage, du har haft den, og som ikke allerede var betalt. Livstid udløber ikke. Derfor koster en dag det samme som en dag i et år med Premium efter prisen den dag, du bestilte. Du betaler ikke mere, end du har betalt. Hvor meget du får tilbage, står på siden, før du bekræfter.`,
        'Har du bestilt med bankoverførsel, er aftalen indgået, når du bestiller. Betaler du selv en periode mere, er den en aftale for sig, som du kan fortryde på samme måde og få alle pengene tilbage for.',
        `Har du ikke bedt om, at planen begynder med det samme, begynder den, når fristen er gået. Skifter du plan, har siden til da den plan, den havde, så længe der er betalt for den. Det samme gælder, når en plan til siden er blevet brugt og fortrudt inden for de sidste ${regrettedMonths} måneder.`,
      ],
    },
    {
      heading: 'Opsigelse',
      lines: [
        'Du kan sige op, når du vil, på den side, hvor planen står. Planen løber den periode ud, der er betalt for.',
        `Er der betalt for et år, kan du stoppe med det samme, når der er gået ${bindingMonths} måneder fra bestillingen. Du får pengene for de dage, der ikke er brugt.`,
      ],
    },
    {
      heading: 'Hvis en betaling ikke kommer',
      lines: [
        `${remindersText} Når der er gået ${lapse.graceDays} dage uden betaling, ${lapsedText}. Siden lukker ikke, og intet bliver slettet.`,
      ],
    },
    {
      heading: 'Klage',
      lines: [complaintText(company.email)],
    },
  ]
}
