import { StackedTable } from '@/components/ui/stacked-table'
import { TextLink } from '@/components/ui/text-link'
import { keptDays } from '@/lib/client/kept-pages'
import { browserStorage, cookieList, type StoredThing } from './cookie-list'
import type { LegalFacts } from './legal-facts'
import { LegalList, type LegalSection, MailLink } from './legal-page'

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
