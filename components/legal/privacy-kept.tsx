import { inDays } from '@/components/legal/in-days'
import { LegalHeading, LegalList, type LegalSection } from '@/components/legal/legal-page'
import { keptDays } from '@/lib/client/kept-pages'
import { formDraftHours, retentionDays } from '@/lib/domain/legal/retention'
import { daysInWords } from '@/lib/shared/number-words'

export function keptSections(): LegalSection[] {
  return [
    {
      id: 'hvad',
      title: 'Hvad vi gemmer',
      body: (
        <>
          <LegalHeading>Når du læser en mindeside</LegalHeading>
          <p>
            {/* 3 of 6 kept by: lib/domain/insights/queries.test.ts */}
            {/* 4 of 6 kept by: lib/domain/memorials/visit-counts.test.ts */}
            {/* 6 of 6 kept by: lib/client/worker/caching.test.ts */}
            Ingenting, der kan føres tilbage til dig. Når nogen scanner koden på en sten eller åbner en side, lægger vi
            én til dagens tal. Familien kan se tallene. Vi gemmer hverken IP-adresse, telefon eller klokkeslæt. Siden
            bliver liggende i din egen browser, så den også kan åbnes uden forbindelse. Den forsvinder igen, når du ikke
            har åbnet den i {keptDays} dage, medmindre du selv beder om at beholde den.
          </p>
          <LegalHeading id="hastighed">Når vi måler, om siderne er hurtige</LegalHeading>
          <p>
            {/* 5 of 8 kept by: lib/domain/vitals/personal-data.test.ts, lib/domain/vitals/keep-vitals.test.ts */}
            Det gør vi for at opdage det, når en side er langsom, og for at rette det, så den også kan bruges på en
            ældre telefon ved graven. Forlader du en side, kan din browser fortælle, hvor hurtig siden var: hvor længe
            den var om at komme frem og svare på et tryk, og om indholdet flyttede sig. Den fortæller også, hvilken
            slags side det var, om den blev set på en telefon eller en computer, og om forbindelsen var hurtig eller
            langsom. Ikke hvem du er, og ikke hvilken side det var. Vi lægger målingen til dagens tal, som vi gemmer i{' '}
            {inDays(retentionDays.vital)}, og gemmer den ikke for sig selv. Din IP-adresse er i serverens hukommelse i
            et minut eller to for at standse falske målinger og bliver ikke gemt. En mindeside bliver først målt, når du
            har rørt ved den. Vil du ikke måles, så slå »Do Not Track« eller »Global Privacy Control« til i din browser.
          </p>
          <LegalHeading>Når du tænder et lys, skriver en hilsen eller deler et minde</LegalHeading>
          <p>
            {/* 4, 6 of 6 kept by: lib/domain/contributions/commands/withdraw-contribution.test.ts */}
            Det navn, du skriver, din relation, hvis du fortæller den, teksten, billederne og tidspunktet. Familien
            bestemmer, om det skal vises, og det bliver vist for alle, der kan se siden. Navn og tekst er nødvendige for
            at sende en hilsen; et lys kan tændes uden ord. Din browser får en hemmelig nøgle, så du selv kan trække det
            tilbage. Vi har et aftryk af nøglen og kan ikke regne os frem til den. Er du logget ind, hører det til din
            konto.
          </p>
          <p>
            {/* 4, 5 of 5 kept by: lib/domain/contributions/commands/share-tribute-clip.test.ts */}
            Til et minde kan du også indtale noget eller sende en kort film. En stemme og et ansigt er
            personoplysninger. Vi gemmer dem, fordi du siger ja ved at sende det. Trækker du mindet tilbage, bliver
            optagelsen slettet. Den bliver renset for, hvor og hvornår den er lavet, og med hvilken telefon, og vi
            bruger den ikke til at genkende nogen.
          </p>
          <LegalHeading>Når du svarer, at du kommer til en begravelse eller bisættelse</LegalHeading>
          <p>
            {/* 3, 4 of 6 kept by: lib/domain/ceremonies/commands/attend-ceremony.test.ts */}
            Det navn, du skriver, hvor mange I er, og tidspunktet. Navnene kan de se, der skriver på siden. Andre i
            familien ser kun, hvor mange der kommer. Din browser får en hemmelig nøgle, så kun du kan ændre svaret. Vi
            har et aftryk af nøglen. Vil du trække svaret tilbage, så bed familien eller os om det.
          </p>
          <LegalHeading>Når du har en konto</LegalHeading>
          <LegalList>
            <li>Navn, brugernavn og mailadresse.</li>
            <li>
              {/* kept by: lib/domain/accounts/password.ts */}
              Din adgangskode, regnet om, så heller ikke vi kan læse den.
            </li>
            <li>
              {/* kept by: lib/domain/accounts/commands/end-session.test.ts */}
              Hvilke enheder du er logget ind på (browserens navn), hvornår du loggede ind, og hvornår du sidst var der.
            </li>
            <li>
              {/* kept by: lib/server/short-address.test.ts, lib/domain/accounts/sign-in-failures.test.ts */}
              Mislykkede forsøg på at logge ind på din konto: hvornår, og fra hvilket netværk (den første del af
              IP-adressen, aldrig hele).
            </li>
            <li>
              {/* kept by: lib/domain/accounts/commands/accept-terms.test.ts */}
              Hvilken version af betingelserne du har sagt ja til, og hvornår.
            </li>
            <li>Dine koder, og hvad der er sket med dem, dine mindesider, dine beskeder og dine valg om mail.</li>
          </LegalList>
          <p>
            Navn, brugernavn, mailadresse og adgangskode skal vi have, for at der kan laves en konto. Resten bestemmer
            du selv, om du vil give os.
          </p>
          <LegalHeading>Når du laver en mindeside</LegalHeading>
          <p>
            {/* 2 of 7 kept by: lib/domain/media/serving/serve-picture.test.ts */}
            {/* 3 of 7 kept by: lib/integrations/pictures/pictures.test.ts */}
            {/* 4 of 7 kept by: lib/integrations/films/films.test.ts */}
            {/* 5 of 7 kept by: lib/domain/media/commands/restore-version.test.ts */}
            {/* 7 of 7 kept by: lib/domain/privacy/unused-drafts.test.ts */}
            Det, I skriver og lægger op. Af hvert billede laver vi udgaver i flere størrelser og gemmer et i fuld
            størrelse, som kun I, der skriver på siden, kan hente. Alle udgaver bliver renset for, hvor og hvornår
            billedet er taget, og med hvilket kamera. Film og optagelser bliver renset på samme måde. Retter du på et
            billede, gemmer vi både den gamle og den nye udgave, så du kan fortryde. Tager du et billede af den færdige
            sten, gemmer vi også, hvem der tog det. Har ingen brugt en kladde i {daysInWords(retentionDays.unusedDraft)}
            , skriver vi til dig, før vi sletter den.
          </p>
          <p>
            {/* 2 of 3 kept by: lib/domain/members/commands/open-own-story.test.ts, tests/access/rows/members.ts */}
            Skriver du om dit eget liv, gemmer vi, at siden handler om dig. Ingen andre end dem, du selv lader skrive
            med, kan se den, før den, du har valgt til at tage over, lukker den op. Vi gemmer, hvornår det skete.
          </p>
          <p>
            {/* 2, 3 of 3 kept by: lib/domain/published-pages/publish.test.ts */}
            Fører en QR-kode til siden, og kan alle med koden åbne den, ligger der også en kopi af den, som kan åbnes,
            når resten af tjenesten er nede. Den viser det, som alle kan se. Lukker, skjuler eller sletter du siden, er
            kopien væk, før du får svar.
          </p>
          <KeptOfBuying />
          <LegalHeading>Når du inviterer andre, eller selv bliver inviteret</LegalHeading>
          <p>
            {/* 3 of 4 kept by: lib/domain/members/leave-nothing.test.ts */}
            Mailadressen på den, der får invitationen, hvem der har inviteret, og hvad den anden må på siden. Vælger du
            en efterfølger, gemmer vi også navnet. De, der skriver på siden, kan se navnene på alle, der er med. Andre
            kan se ejerens.
          </p>
          <p>
            Beder du om at overtage en side, gemmer vi dit navn, din mailadresse og din grund. Vi gemmer også, hvad der
            viser, at du er den rette: hvilket papir, fra hvem og hvornår, og det, vi noterer om det.
          </p>
          <LegalHeading>Når du følger en mindeside</LegalHeading>
          <p>
            {/* 2, 5 of 6 kept by: lib/domain/followers/tell-followers.test.ts */}
            {/* 3 of 6 kept by: lib/domain/followers/commands/follow-by-push.test.ts */}
            {/* 4 of 6 kept by: tests/access/reads/followers.ts */}
            {/* 6 of 6 kept by: lib/domain/followers/commands/ask-to-follow.test.ts */}
            {/* 6 of 6 kept by: lib/domain/followers/tell-followers.test.ts */}
            Din mailadresse, hvilken side det er, hvornår du sagde ja, og hvornår vi sidst skrev. Vi skriver først til
            dig om siden, når du har sagt ja med linket i den mail, vi sender. Følger du siden i browseren, gemmer vi i
            stedet en adresse og to nøgler, som browseren har lavet, og ingen mailadresse. Familien kan se, hvor mange
            der følger siden, men ikke hvem. Lukker siden, skriver vi ikke. Du kan holde op med linket i hver mail eller
            besked, og så sletter vi adressen og de mails, vi har sendt dig om siden.
          </p>
          <LegalHeading>Når du slår beskeder til på en enhed</LegalHeading>
          <p>
            {/* 2 of 3 kept by: lib/domain/notifications/push-job.test.ts */}
            {/* 2 of 3 kept by: lib/domain/notifications/commands/unsubscribe-push.ts */}
            {/* 3 of 3 kept by: lib/domain/notifications/push-job.test.ts, lib/domain/legal/retention.test.ts */}
            En adresse og to nøgler, som browseren har lavet, så vi kan sende beskeder til netop den. Slår du dem fra
            igen, sletter vi dem. Logger du ud på enheden, sender vi ikke flere til den, og så bliver de også slettet.
          </p>
          <LegalHeading>Når du skriver til os</LegalHeading>
          <p>
            Navn og mailadresse, det, du skriver, vores svar og dit telefonnummer, hvis du giver os det. Anmelder du
            noget, også en kopi af det og vores afgørelse.
          </p>
          <LegalHeading>Når du er forhandler</LegalHeading>
          <p>
            Det, der står i ansøgningen: virksomhedens navn, CVR-nummer og adresse, kontaktpersonens navn, mailadresse
            og telefonnummer, og hvornår I sagde ja til betingelserne. Senere også, hvilke konti der handler på
            virksomhedens vegne, hvad I har bestilt, hvor fakturaer skal sendes hen, med EAN-nummer og reference, og
            hvad vi har noteret om aftalen. Har aftalen været på pause, gemmer vi også hvorfor.
          </p>
          <LegalHeading>Når du godkender en tegning af stenen</LegalHeading>
          <p>
            {/* 1 of 4 kept by: lib/domain/proof-sheets/commands/approve-proof-sheet.test.ts */}
            {/* 3, 4 of 4 kept by: tests/access/rows/proof-sheets.ts, lib/domain/resellers/stock/queries.test.ts */}
            Dit navn og din mailadresse, som den, der leverer stenen, har skrevet dem, teksten på stenen, dit svar, og
            hvornår tegningen blev sendt, ændret og besvaret. Den, der leverer stenen, kan skrive en bemærkning til sig
            selv om arbejdet. Den, der leverer stenen, og vores værksted kan se det. Ellers ser forhandleren ikke, hvem
            I er.
          </p>
          <p>
            Ansvarlig for navnene på tegningen, både jeres og den dødes, er den, der leverer stenen. Vi gemmer dem på
            dennes vegne efter en databehandleraftale. Vil I se dem, have dem rettet eller slettet, kan I gå til
            forhandleren eller skrive til os, så hjælper vi. Har vi selv lavet tegningen, er det os, der er ansvarlige.
          </p>
          <LegalHeading>Når du sender en formular, og noget mangler</LegalHeading>
          <p>
            {/* 1 of 4 kept by: lib/domain/find-draft.test.ts, lib/server/http.test.ts */}
            {/* 2 of 4 kept by: lib/domain/find-draft.test.ts */}
            {/* 3 of 4 kept by: lib/domain/privacy/tidy-up.test.ts */}
            {/* 4 of 4 kept by: lib/server/http.test.ts, tests/lint/kept-passwords.test.ts */}
            Bruger din browser ikke JavaScript, gemmer vi det, du skrev i formularens egne felter, så du kan rette det
            og sende igen. Det kan hentes frem i {formDraftHours === 1 ? 'en time' : `${formDraftHours} timer`} og kun
            på den adresse, du blev sendt til. Hver time sletter vi det, hvis tid er gået. Adgangskoder gemmer vi ikke.
          </p>
          <LegalHeading>Af hensyn til sikkerheden</LegalHeading>
          <p>
            {/* 1 of 8 kept by: lib/server/command.test.ts */}
            {/* 3 of 8 kept by: lib/server/abuse/rate-limit.ts */}
            {/* 4 of 8 kept by: lib/server/abuse/address-hash.ts, lib/domain/legal/retention.test.ts */}
            {/* 6 of 8 kept by: lib/domain/qr-codes/commands/lock-qr-code.test.ts */}
            {/* 7 of 8 kept by: docs/operations.md */}
            {/* 8 of 8 kept by: lib/server/log.ts, lib/server/http.test.ts */}
            Vi skriver op, hvilken konto der ændrede hvad, og hvornår. For at holde spam og gætteri ude tæller vi, hvor
            ofte noget bliver prøvet. Til det bruger vi et aftryk af IP-adressen, ikke adressen selv, og det løber ud
            inden for et døgn. Taster nogen en forkert aktiveringskode, gemmer vi et aftryk lavet med en nøgle, som kun
            serveren har, i højst {inDays(retentionDays.wrongActivation)}. Sådan kan vi se, om mange gætter sammen.
            Bliver koden taget i brug, sletter vi det med det samme. Går noget galt på serveren, noterer vi fejlen i en
            log, som bliver slettet efter {inDays(retentionDays.log)}. Adgangskoder og nøgler bliver ikke skrevet i den.
          </p>
        </>
      ),
    },
  ]
}

/** What is stored of files and music, and of what somebody buys or orders. */
function KeptOfBuying() {
  return (
    <>
      <LegalHeading id="slaegtsfiler">Når du henter en slægtsfil ind i et slægtstræ</LegalHeading>
      <p>
        {/* 2 of 4 kept by: tests/access/rows/tree-files.ts */}
        {/* 3 of 4 kept by: lib/domain/tree-files/personal-data.test.ts */}
        Filen, som du sendte den, og det, der stod i den: navne, datoer, steder, noter og billeder, også af mennesker,
        der lever. Mens du ser filen igennem, er det kun jer, der redigerer siden, der kan se det. Selve filen sletter
        vi {inDays(retentionDays.treeImportFile)} efter at den er taget ind eller valgt fra. Vi gemmer, hvad den hed, og
        hvem der sendte den, og det i filen, som træet ikke selv viser, så I kan få det med ud igen.
      </p>
      <LegalHeading id="musik">Når du lægger musik op eller laver en sang</LegalHeading>
      <p>
        Musikken, titlen, hvem der spiller eller synger, og dit svar på, hvorfor den må ligge der, med dit navn og
        tidspunktet. Navnet bliver stående, så længe musikken gør, for det er det, der viser, at den må være der. Laver
        du en sang, gemmer vi de sætninger fra livshistorien, den er lavet af, ordene, melodien, og hvem der bad om den.
        Bliver der lavet noget af jeres ord og billeder, skriver vi op, hvad det er lavet af, hvem der bad om det, og
        hvem der sagde ja.
      </p>
      <LegalHeading id="koeb">Når du køber eller bestiller noget</LegalHeading>
      <LegalList>
        <li>
          Dit navn og din mailadresse, mindesiden, hvad du har købt, hvornår og til hvilken pris, og hvad du skriver,
          hvis du fortryder.
        </li>
        <li>
          Skal noget sendes: navn og adresse på den, der skal have det, et telefonnummer, hvis du giver os det, det, der
          skal stå på pladen, dine ønsker og pakkens nummer.
        </li>
        <li>
          Køber du for en virksomhed eller en offentlig institution: navnet på fakturaen, CVR-nummer, EAN-nummer og
          reference.
        </li>
        <li>
          Betaler du med kort eller MobilePay: Stripes numre for betalingen. Lader du os trække næste periode på kortet,
          også Stripes nummer for kortet, og hvordan vi viser det, for eksempel »Visa •••• 4242«.
        </li>
        <li>Betaler du til vores konto: det, som banken skriver om indbetalingen, dag, beløb og tekst.</li>
        <li>
          {/* 2 of 2 kept by: lib/domain/settlement/commands/refund-payment.test.ts */}
          Skal vi overføre penge til dig: registrerings- og kontonummeret. Vi sletter det, når pengene er overført.
        </li>
      </LegalList>
      <p>
        Navn, mailadresse og adresse skal vi have for at kunne sende det, du har bestilt, og en faktura. Telefonnummer
        og ønsker bestemmer du selv. Sender vi til en anden end dig, så sig det til den, det gælder.
      </p>
    </>
  )
}
