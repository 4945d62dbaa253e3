import { TextLink } from '@/components/ui/text-link'
import { burningDays } from '@/lib/domain/contributions/candle-days'
import { lastNoticeDays, retentionDays } from '@/lib/domain/legal/retention'
import { ownStoryRefusalDays, refusalDays, takeBackDays } from '@/lib/domain/members/schema'
import { reportPath } from '@/lib/domain/reports/paths'
import { daysInWords } from '@/lib/shared/number-words'
import { inDays } from './in-days'
import { LegalList, type LegalSection } from './legal-page'

export function contentSections(): LegalSection[] {
  return [
    {
      id: 'jeres-indhold',
      title: 'Dine tekster og billeder',
      body: (
        <>
          <p>
            Det, du skriver og lægger op, tilhører dig eller den, der har skrevet eller fotograferet det. Du giver os
            lov til at gemme det og vise det for dem, du har valgt. Vi må også ændre størrelse og form, så det kan vises
            på alle skærme og på tryk. Tilladelsen gælder, så længe det står på siden. Vi bruger det ikke til reklame og
            ikke til at træne kunstig intelligens.
          </p>
          <p>
            {/* 1, 5 of 5 no promise: an instruction to the reader */}
            Læg kun op, hvad du har lov til. Et billede tilhører som regel den, der har taget det. Spørg fotografen,
            avisen eller den slægtning, der har taget billedet. Det samme gælder digte. Musik og sang må kun lægges op,
            når du har rettighederne eller lov fra dem, der har: både til værket og til optagelsen.
          </p>
        </>
      ),
    },
    {
      id: 'hvad-der-maa-staa',
      title: 'Hvad der må stå på en side',
      body: (
        <>
          <p>En mindeside handler om et menneske, der har levet. Der er plads til et helt liv, også det svære.</p>
          <p>Der er ikke plads til:</p>
          <LegalList>
            <li>hån, trusler, had eller noget, der krænker andre</li>
            <li>private oplysninger om levende mennesker, for eksempel om helbred, tro eller noget strafbart</li>
            <li>billeder af mennesker, der ikke vil vises, eller nøgne og krænkende billeder</li>
            <li>andres billeder, tekster og musik uden lov</li>
            <li>reklame, indsamlinger uden tilladelse og falske sider</li>
            <li>noget, der er ulovligt, eller som skal skade siden eller dem, der bruger den</li>
          </LegalList>
        </>
      ),
    },
    {
      id: 'faelles-ansvar',
      title: 'Det, I skriver om andre',
      body: (
        <>
          <p>
            {/* 1 of 3 no promise: describes pages */}
            På en mindeside står der næsten altid noget om andre mennesker: den døde, familien, venner. For det er du,
            der skriver på siden, og vi ansvarlige sammen (databeskyttelsesforordningens artikel 26). Vi deler det
            sådan:
          </p>
          <LegalList>
            <li>
              Du svarer for, hvad der bliver skrevet og vist, og for at have lov til det. Fortæl det til dem, du skriver
              om, når du kan, og ret eller fjern det, hvis de beder dig om det, og de har ret.
            </li>
            <li>
              {/* 1 of 2 kept by: tests/access/access.test.ts */}
              {/* 2 of 2 kept by: docs/operations.md */}
              Vi svarer for, at det er gemt sikkert, kun bliver vist for dem, I har valgt, og bliver slettet, når det
              skal. Vi fortæller om det under <TextLink href="/privacy">Privatliv</TextLink>, og sker der et brud på
              sikkerheden, er det os, der melder det.
            </li>
            <li>
              {/* 3 of 3 kept by: docs/operations.md */}
              Den, det handler om, kan gå til dig eller til os med det hele. Får du en henvendelse, du ikke selv kan
              svare på, så <TextLink href="/contact?emne=page">send den til os</TextLink>. Skriver nogen til os, taler
              vi med dig, før vi retter noget, når det kan lade sig gøre.
            </li>
          </LegalList>
        </>
      ),
    },
    {
      id: 'hilsner',
      title: 'Hilsner, lys og minder fra andre',
      body: (
        <p>
          {/* 2 of 6 kept by: lib/domain/contributions/commands/leave-greeting.test.ts */}
          {/* 2 of 6 kept by: lib/domain/contributions/commands/reject-contribution.test.ts */}
          {/* 3 of 6 kept by: lib/domain/contributions/commands/withdraw-contribution.test.ts */}
          {/* 4 of 6 kept by: lib/domain/contributions/commands/light-candle.test.ts */}
          {/* 6 of 6 kept by: lib/domain/contributions/sent-post.test.ts */}
          Alle, der kan se siden, kan tænde et lys og skrive. Familien vælger, hvad der skal godkendes først, og kan til
          enhver tid afvise noget, også det, der allerede er vist. Den, der har skrevet, kan selv trække det tilbage. Et
          lys brænder i {daysInWords(burningDays)} og tælles derefter med. Vi holder spam ude med regler, som gælder for
          alle. De handler om, hvor meget der kan skrives på kort tid, hvor mange links der må være, og enkelte
          sætninger, som kun reklamer bruger.
        </p>
      ),
    },
    {
      id: 'fjernelse',
      title: 'Når noget skal væk',
      body: (
        <>
          <p>
            {/* 2 of 4 kept by: lib/domain/reports/commands/report-content.test.ts */}
            {/* 2 of 4 kept by: tests/e2e/once/report-without-script.spec.ts */}
            {/* 3 of 4 kept by: lib/domain/support/deadlines.test.ts */}
            {/* 4 of 4 kept by: lib/domain/reports/commands/hide-contribution.test.ts */}
            {/* 4 of 4 kept by: lib/domain/reports/commands/hide-media.test.ts */}
            {/* 4 of 4 kept by: lib/domain/reports/commands/hide-page.test.ts */}
            {/* 4 of 4 kept by: lib/domain/account-desk/commands/disable-account.test.ts */}
            Ser du noget, der ikke må stå her, så{' '}
            <TextLink href={reportPath}>skriv, hvor det er, og hvad der er galt</TextLink>. Du behøver ikke en konto. Et
            menneske læser det og svarer. Vi kan skjule eller fjerne en tekst, et billede eller en hel side, og vi kan
            lukke en konto, der bliver ved.
          </p>
          <p>
            {/* 1 of 3 kept by: lib/domain/reports/commands/hide-contribution.test.ts */}
            {/* 1 of 3 kept by: lib/domain/reports/commands/hide-page.test.ts */}
            {/* 2 of 3 kept by: lib/domain/reports/commands/complain.test.ts */}
            Fjerner vi noget af dit, får du at vide, hvad det er, og hvorfor. Du kan klage til os i seks måneder med
            linket i mailen, og er vi flere, er det en anden, der ser på det. Er du stadig uenig, kan du gå videre, som
            der står under{' '}
            <a href="#klage" className="text-link underline underline-offset-4">
              Lov og klage
            </a>
            .
          </p>
        </>
      ),
    },
  ]
}

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
