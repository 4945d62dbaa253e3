import { StackedTable } from '@/components/ui/stacked-table'
import { TextLink } from '@/components/ui/text-link'
import { keptDays, keptFileDays } from '@/lib/client/kept-pages'
import { musicPlaceDays } from '@/lib/client/music-places'
import { refusalKeptDays } from '@/lib/client/outbox'
import { staffSessionMaxAgeSeconds } from '@/lib/shared/session-times'
import { inDays } from './in-days'
import type { LegalFacts } from './legal-facts'
import { LegalList, type LegalSection, MailLink } from './legal-page'

type StoredThing = { name: string; purpose: string; when: string; duration: string }

/** Every cookie that the site can set. */
function cookieList(facts: LegalFacts): StoredThing[] {
  const prefix = facts.secureCookies ? '__Secure-' : ''
  // 1 of 2 kept by: lib/domain/accounts/auth-options.test.ts
  const whenUsed = 'Kun hvis et program logger ind gennem adressen /api/auth. Vores egne sider bruger den ikke.'
  return [
    {
      name: facts.sessionCookieName,
      // kept by: lib/server/session.test.ts
      purpose: 'Husker, at du er logget ind.',
      when: 'Når du logger ind eller opretter en konto.',
      // 1 of 2 kept by: lib/server/session.ts, lib/domain/accounts/commands/log-out.test.ts
      // 2 of 2 kept by: lib/server/session.test.ts
      duration: `${inDays(facts.sessionDays)}, eller til du logger ud. For dem, der arbejder hos os, ${staffSessionMaxAgeSeconds / 3600} timer`,
    },
    {
      name: facts.contributorCookieName,
      purpose: 'Gør, at du kan se det, du selv har skrevet på en mindeside, og ændre eller fortryde det igen.',
      // 2 of 2 kept by: tests/e2e/once/texts.spec.ts
      when: 'Første gang du skriver, svarer eller tænder et lys på en mindeside. Aldrig, når du bare læser.',
      duration: inDays(facts.contributorDays),
    },
    {
      name: `${facts.secureCookies ? '__Host-' : ''}next-auth.csrf-token`,
      purpose: 'Beskytter mod, at andre sider logger ind i dit navn.',
      when: whenUsed,
      duration: 'Til du lukker browseren',
    },
    {
      name: `${prefix}next-auth.callback-url`,
      purpose: 'Husker, hvilken side du skal tilbage til.',
      when: whenUsed,
      duration: 'Til du lukker browseren',
    },
  ]
}

/** What our scripts store in the browser besides cookies; what leaves the device says so. */
const browserStorage: readonly StoredThing[] = [
  {
    name: 'theme (localStorage)',
    purpose: 'Husker, om du har valgt lyst eller mørkt udseende.',
    when: 'Når du selv vælger det nederst på siden.',
    duration: 'Til du sletter det i browseren',
  },
  {
    name: 'tekst:… (sessionStorage)',
    // 1 of 2 kept by: lib/client/use-kept-form.ts, tests/e2e/once/registration.spec.ts
    // 2 of 2 kept by: lib/client/use-kept-form.ts, tests/lint/kept-passwords.test.ts
    purpose: 'Gemmer det, du er ved at skrive, så det ikke går tabt. Aldrig adgangskoder.',
    when: 'Mens du udfylder en formular eller skriver på en mindeside.',
    duration: 'Til det er sendt, du logger ud, eller du lukker fanen',
  },
  {
    name: 'tekst:… (localStorage)',
    purpose: 'Gemmer det, du skriver på en mindeside, du begynder på eller redigerer, til det er gemt på din konto.',
    when: 'Mens du laver eller redigerer en mindeside.',
    duration: 'Til det er gemt hos os, eller du logger ud',
  },
  {
    name: 'tekst:upload:…, tekst:sendt:… (localStorage)',
    // kept by: lib/domain/media/uploads/client/upload-queue.test.ts
    purpose: 'Husker, hvor langt en fil er nået, så den kan fortsætte og kommer med én gang, hvis forbindelsen brydes.',
    when: 'Mens du lægger billeder, film, optagelser eller filer op.',
    duration: 'Til filen er nået frem, du giver den op, eller du logger ud',
  },
  {
    name: 'mindelund (IndexedDB), mindelund-venter (localStorage)',
    purpose: 'Gemmer et lys eller en hilsen, du skrev uden forbindelse.',
    when: 'Når du skriver på en mindeside, og der ikke er forbindelse.',
    // 2 of 2 kept by: lib/client/outbox.test.ts
    duration: `Til det er sendt. Tog siden ikke imod det, højst ${inDays(refusalKeptDays)}`,
  },
  {
    name: 'mindelund-navn (localStorage)',
    purpose: 'Husker dit navn til næste lys eller hilsen, så du ikke skal skrive det igen.',
    when: 'Når du selv sætter kryds ved »Husk mit navn på denne enhed«.',
    // kept by: tests/e2e/once/visitor.spec.ts, lib/client/leave-device.test.ts
    duration: 'Til du fjerner krydset eller logger ud',
  },
  {
    name: 'mindelund-musik (localStorage)',
    purpose: 'Husker, hvor langt du er nået i et stykke musik, så det kan fortsætte der.',
    when: 'Når du spiller musik på en mindeside.',
    // kept by: lib/client/music-places.test.ts
    // kept by: components/memorial-page/script/music.test.ts
    // kept by: lib/client/leave-device.test.ts
    duration: `Til du har hørt det til ende, i ${inDays(musicPlaceDays)}, eller til du logger ud`,
  },
  {
    name: 'Tilmelding til beskeder (Push)',
    purpose: 'Gør, at browseren kan vise beskeder fra os. Vi får en adresse og to nøgler, som browseren laver.',
    when: 'Når du selv slår beskeder til, eller følger en mindeside i browseren.',
    duration: 'Til du slår beskeder fra, logger ud eller sletter den i browseren',
  },
  {
    name: 'mindelund-skaerm (localStorage)',
    purpose: 'Husker, hvor stor din skærm er, så en tegning kan vises i naturlig størrelse.',
    when: 'Når du måler skærmen, mens du tegner en kode til gravering.',
    duration: 'Til du sletter det i browseren',
  },
  {
    name: 'mindelund-sider, -billeder, -koder og -beholdt (Cache)',
    purpose: 'Gør, at en mindeside, du har set, kan åbnes uden forbindelse, også fra koden på stenen.',
    when: 'Når du åbner en mindeside, som alle med adressen må se.',
    // 1 of 2 kept by: lib/client/worker/caching.test.ts, tests/e2e/once/offline.spec.ts
    // 2 of 2 kept by: lib/client/asked-pages.test.ts
    duration: `${inDays(keptDays)} efter at du sidst så den, eller til du logger ud. Beder du om at beholde den: til du fjerner den`,
  },
  {
    name: 'mindelund-filer (Cache), serwist-… (Cache og IndexedDB)',
    purpose: 'Gemmer skrift, udseende og program, som er ens for alle, og husker, hvad der sidst blev brugt.',
    when: 'Når du åbner en side.',
    // 1 of 2 kept by: lib/client/worker/caching.ts
    duration: `Højst ${inDays(keptFileDays)} efter den sidste brug. Siden, der vises uden forbindelse, til du sletter den i browseren`,
  },
]

export function cookieSections(facts: LegalFacts): LegalSection[] {
  return [
    {
      id: 'kort',
      title: 'Kort fortalt',
      body: (
        <>
          <p>
            {/* 1 of 2 kept by: tests/e2e/once/texts.spec.ts */}
            {/* 2 of 2 kept by: tests/e2e/once/texts.spec.ts, lib/domain/contributions/commands/leave-greeting.test.ts */}
            Du kan læse en mindeside, scanne en kode og se dig om hos os, uden at vi sætter en eneste cookie. Vi bruger
            dem kun, hvor noget ellers ikke kan virke: når du logger ind, og når du skriver på en mindeside.
          </p>
          <p>
            {/* 1 of 4 kept by: lib/domain/memorials/visit-counts.test.ts */}
            {/* 2 of 4 kept by: next.config.mjs, tests/e2e/once/texts.spec.ts */}
            {/* 4 of 4 no promise: cookiebekendtgørelsen §§ 3 and 4 */}
            Vi tæller, hvor mange der åbner en side, men ikke hvem. Vi viser ikke reklamer og lader ikke andre sætte
            cookies. Derfor er der heller ikke et banner, du skal svare på. Reglerne kræver kun samtykke til det, der
            ikke er nødvendigt (cookiebekendtgørelsen §§ 3 og 4).
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: (
        <>
          <p>En cookie er en lille tekst, som browseren gemmer og sender tilbage til os.</p>
          <StoredTable caption="Cookies, vi kan sætte" things={cookieList(facts)} />
          <p>
            {/* kept by: lib/server/http.ts */}
            Programmer på siden kan ikke læse dem, og de sendes kun til {facts.siteHost}.
            {facts.secureCookies && ' De sendes kun over en krypteret forbindelse.'}
          </p>
        </>
      ),
    },
    {
      id: 'lager',
      title: 'Andet i din browser',
      body: (
        <>
          <p>
            {/* 3 of 4 kept by: tests/e2e/once/offline.spec.ts */}
            Browseren kan også gemme lidt på selve enheden. Det bliver der, med to undtagelser. Et lys eller en hilsen,
            du skrev uden forbindelse, bliver sendt, når forbindelsen er tilbage. Og siger du ja til beskeder, får vi
            den adresse, de skal sendes til.
          </p>
          <StoredTable caption="Hvad siden gemmer i browseren" things={browserStorage} />
          <p>
            {/* 2, 4 of 4 kept by: tests/e2e/once/offline.spec.ts */}
            {/* 3 of 4 kept by: lib/client/worker/caching.test.ts, lib/client/asked-pages.test.ts */}
            En mindeside, du har set, bliver også liggende med sine billeder, så den kan åbnes ved graven uden
            forbindelse. Det gælder kun sider, som alle med adressen må se. Har du ikke åbnet siden i {keptDays} dage,
            er den væk igen, medmindre du selv har bedt om at beholde den. Det tømmes også, når du logger ud, eller når
            du sletter historikken i browseren.
          </p>
        </>
      ),
    },
    {
      id: 'hastighed',
      title: 'Måling af, om siderne er hurtige',
      body: (
        <p>
          Når du forlader en side, kan browseren fortælle os, hvor hurtig den var, hvilken slags side og enhed det var,
          og om forbindelsen var hurtig. Det gemmer ikke noget i din browser, og vi får ikke at vide, hvem du er. Har du
          slået »Do Not Track« eller »Global Privacy Control« til, måler vi ikke noget. Mere står under{' '}
          <TextLink href="/privacy#hvad">Privatliv</TextLink>.
        </p>
      ),
    },
    {
      id: 'film',
      title: 'Film fra YouTube',
      body: (
        <p>
          {/* 2 of 5 kept by: tests/e2e/once/landing-film.spec.ts */}
          {/* 4 of 5 kept by: lib/shared/video-link.test.ts, next.config.mjs */}
          Er der en film på forsiden, ligger den på YouTube, og en familie kan vise en film derfra på sin mindeside. Der
          bliver ikke hentet noget derfra, før du trykker for at se den. Gør du det, får YouTube (Google) din IP-adresse
          at vide og kan gemme noget i browseren efter sine egne regler. Vi bruger den udgave af YouTube, der ikke
          sætter cookies, før filmen spiller. Film, som familien selv har lagt op, ligger hos os.
        </p>
      ),
    },
    {
      id: 'slet',
      title: 'Sådan sletter du dem',
      body: (
        <>
          <p>Du kan slette det hele i browserens indstillinger. Så sker der det:</p>
          <LegalList>
            <li>Du bliver logget ud.</li>
            <li>
              Du kan ikke længere selv trække det tilbage, du har skrevet uden en konto. Det kan vi eller familien
              stadig hjælpe med.
            </li>
            <li>Udseendet bliver lyst igen, og en tekst, du ikke har sendt, er væk.</li>
          </LegalList>
        </>
      ),
    },
    {
      id: 'mere',
      title: 'Mere om dine oplysninger',
      body: (
        <p>
          {/* 3 of 3 kept by: docs/operations.md */}
          Hvad vi ellers gemmer, og hvor længe, står under <TextLink href="/privacy">Privatliv</TextLink>. Spørgsmål kan
          du sende til <MailLink address={facts.supportEmail} />. Begynder vi at bruge nye cookies, får denne side en ny
          version, før det sker.
        </p>
      ),
    },
  ]
}

function StoredTable({ caption, things }: { caption: string; things: readonly StoredThing[] }) {
  return (
    <StackedTable
      caption={caption}
      columns={['Navn', 'Hvad den gør, og hvornår', 'Hvor længe']}
      rows={things.map(({ name, purpose, when, duration }) => ({
        key: name,
        name,
        cells: [`${purpose} ${when}`, duration],
      }))}
    />
  )
}
