import { TextLink } from '@/components/ui/text-link'
import { lastNoticeDays, retentionDays } from '@/lib/domain/legal/retention'
import { ownStoryRefusalDays, refusalDays, takeBackDays } from '@/lib/domain/members/schema'
import { inDays } from './in-days'
import { LegalList, type LegalSection } from './legal-page'

export function lastingSections(): LegalSection[] {
  return [
    {
      id: 'siden-bliver',
      title: 'Siden bliver stående',
      body: (
        <>
          <p>En sten står i mange år, og det skal siden også. Så længe tjenesten findes, lover vi:</p>
          <LegalList>
            <li>
              {/* kept by: lib/shared/open-page.ts */}
              En side lukker ikke, fordi en betaling ikke kommer, eller fordi en plan hører op.
            </li>
            <li>
              {/* kept by: lib/domain/qr-codes/commands/unlock-qr-code.test.ts */}
              {/* kept by: lib/domain/account-desk/commands/suspend-reseller.test.ts */}
              En side lukker ikke, fordi koden får en ny ejer, eller fordi forhandleren holder op.
            </li>
            <li>
              {/* kept by: lib/domain/memorials/take-slug.test.ts, tests/e2e/once/visitor.spec.ts */}
              En adresse, der engang har virket, fører stadig til siden, også hvis navnet bliver rettet.
            </li>
            <li>
              {/* 1, 2 of 2 kept by: docs/operations.md */}
              Må vi en dag lukke hele tjenesten, skriver vi til alle ejere mindst seks måneder før, og du kan hente din
              side med dig. Det, du har betalt for og ikke brugt af Premium og Livstid, får du tilbage.
            </li>
          </LegalList>
          <p>
            {/* kept by: tests/access/rows/memorials.ts, lib/domain/reports/commands/hide-page.test.ts */}
            En side bliver kun skjult eller slettet, når en ejer selv vælger det, eller når loven eller disse
            betingelser kræver det.
          </p>
          <p>
            {/* 1, 2, 3, 4, 5 of 5 kept by: lib/domain/privacy/unused-drafts.test.ts */}
            En kladde, som andre aldrig er blevet vist, sletter vi, når ingen har brugt den i{' '}
            {inDays(retentionDays.unusedDraft)}. Det gælder kun en, der hverken har en QR-kode, en plan, en bestilling
            eller noget fra andre. En historie, du skriver om dit eget liv, sletter vi aldrig af den grund. Vi skriver
            til ejeren {inDays(retentionDays.draftNotice)} før og igen {inDays(lastNoticeDays)} før. Et tryk på »Behold
            siden« eller en rettelse er nok til at beholde den.
          </p>
        </>
      ),
    },
    {
      id: 'slet-konto',
      title: 'Når du sletter din konto',
      body: (
        <>
          <p>
            {/* 2 of 4 kept by: lib/domain/privacy/commands/request-deletion.test.ts */}
            {/* 3 of 4 kept by: lib/domain/privacy/commands/restore-account.test.ts */}
            Du sletter den under <TextLink href="/profile">Min profil</TextLink>. For hver side, som kun du ejer, vælger
            du, om den skal gives videre, skjules eller slettes. Der går {inDays(retentionDays.accountDeletion)}, før
            det sker, og til da kan du fortryde, også fra den mail, du får. Derefter kan det ikke fortrydes.
          </p>
          <p>
            {/* 1, 2 of 2 kept by: lib/domain/privacy/commands/delete-account.test.ts */}
            Giver du en side videre, og siger ingen ja i tide, bliver den stående, hvis den blev vist, og vi passer på
            den. Det, du har skrevet på andres sider, bliver stående med det navn, du skrev under med.
          </p>
        </>
      ),
    },
    {
      id: 'naar-ejeren-doer',
      title: 'Når den, der ejer siden, dør',
      body: (
        <>
          <p>
            {/* 4 of 5 kept by: lib/domain/members/commands/start-takeover.test.ts */}
            {/* 4 of 5 kept by: lib/domain/members/commands/decide-succession.test.ts */}
            Siden bliver, som den er. Har ejeren valgt en efterfølger, kan den, der er valgt, bede om at overtage den.
            Ellers kan en nær pårørende <TextLink href="/contact?emne=page">skrive til os</TextLink>. Vi ser efter, at
            det er den rette, og den, der står som ejer, får besked og har {refusalDays} dage til at sige nej, før nogen
            overtager. Er familien uenig, lader vi siden stå uændret, til den er enig, eller en myndighed har afgjort
            det.
          </p>
          <p>
            {/* 1, 2, 3 of 4 kept by: lib/domain/members/commands/open-own-story.test.ts */}
            {/* 4 of 4 kept by: lib/domain/members/commands/take-back-page.test.ts */}
            Har du skrevet om dit eget liv, bliver siden ikke vist for andre, mens den er din egen historie. Siger den,
            du har valgt, at tiden er kommet, får du besked og har {ownStoryRefusalDays} dage til at sige nej. Derefter
            kan den valgte lukke siden op og bestemme over den. Er det en fejl, kan du tage den tilbage i {takeBackDays}{' '}
            dage, fra den blev lukket op.
          </p>
        </>
      ),
    },
    {
      id: 'lukning',
      title: 'Hvis vi lukker en konto',
      body: (
        <p>
          {/* 2, 3 of 6 kept by: lib/domain/account-desk/commands/disable-account.test.ts, docs/operations.md */}
          {/* 4 of 6 kept by: lib/domain/members/commands/start-takeover.test.ts */}
          {/* 5 of 6 kept by: lib/domain/account-desk/commands/disable-account.test.ts */}
          Bliver en konto brugt til at skade andre eller til noget ulovligt, kan vi lukke den. Vi advarer først, når det
          er forsvarligt. Vi skriver hvorfor, og du kan klage over det i seks måneder med linket i mailen, også selv om
          du ikke kan logge ind. Mindesiden kan en anden i familien overtage. Vi trækker ikke flere beløb på dit kort.
          Har du betalt for en tid, som du så ikke får, betaler vi den tilbage.
        </p>
      ),
    },
  ]
}
