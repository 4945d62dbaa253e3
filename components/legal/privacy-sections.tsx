import { StackedTable } from '@/components/ui/stacked-table'
import { TextLink } from '@/components/ui/text-link'
import { retentionDays } from '@/lib/domain/legal/retention'
import { inDays } from './in-days'
import { inCompany, type LegalFacts } from './legal-facts'
import { LegalList, type LegalSection, MailLink } from './legal-page'
import { keptSections } from './privacy-kept'
import { peopleSections } from './privacy-people'
import { rightsSections } from './privacy-rights'
import { retentionList } from './retention-list'

type Purpose = { purpose: string; basis: string }

const purposes: readonly Purpose[] = [
  {
    purpose: 'Konto, koder og mindesider, og de mails, der hører til',
    basis: 'Aftalen med dig (artikel 6, stk. 1, litra b)',
  },
  {
    purpose: 'Hilsner, lys og minder fra gæster, og svar på, om de kommer',
    basis: 'Familiens og din egen interesse i, at det kan læses (litra f)',
  },
  {
    purpose: 'Det, du indtaler eller filmer til et minde',
    basis: 'Dit samtykke, som du kan trække tilbage ved at trække mindet tilbage (litra a)',
  },
  {
    purpose: 'Det, der står om andre på en mindeside',
    basis: 'Familiens interesse i at mindes, så længe den vejer tungere end den andens (litra f)',
  },
  {
    purpose: 'Det, der står om tro eller helbred',
    // 4 of 4 no promise: GDPR article 9: the legal basis, and an instruction to the family
    basis:
      'Følsomme oplysninger (artikel 9). Om dig selv: dit samtykke, når du selv skriver det. Om den døde: de nærmestes samtykke. Om andre levende: kun med deres eget (stk. 2, litra a)',
  },
  {
    purpose: 'Invitationer, og den, der skal føre siden videre',
    basis: 'Familiens interesse i at være flere om siden (litra f). Når du siger ja: aftalen med dig (litra b)',
  },
  {
    purpose: 'Beskeder på din enhed',
    basis: 'Dit samtykke, som du kan trække tilbage, hvor du gav det (litra a)',
  },
  {
    purpose: 'Mails til dig, der følger en mindeside',
    basis: 'Dit samtykke, som du kan trække tilbage med linket i hver mail (litra a)',
  },
  {
    purpose: 'Svar på henvendelser',
    basis: 'Vores interesse i at kunne hjælpe (litra f). Når du bruger dine rettigheder: loven (litra c)',
  },
  {
    purpose: 'Sikkerhed: hvem der gjorde hvad, mislykkede forsøg på at logge ind, og værn mod spam og gætteri',
    basis: 'Alles interesse i, at siderne er i fred (litra f)',
  },
  {
    purpose: 'Anmeldelser af indhold, afgørelser og klager',
    basis: 'Forordningen om digitale tjenester, (EU) 2022/2065, artikel 16, 17 og 20 (litra c)',
  },
  {
    purpose: 'Kontakt til dem, der har leveret stenen, når en familie beder om hjælp til sin kode',
    basis: 'Familiens interesse i at komme i gang (litra f)',
  },
  {
    purpose: 'Køb, bestillinger, betaling, tilbagebetaling og fakturaer',
    basis: 'Aftalen med dig (litra b) og bogføringsloven (litra c)',
  },
  {
    purpose: 'Navn, adresse og telefonnummer på en anden end dig, som noget skal sendes til',
    basis: 'Din og vores interesse i, at det kommer frem (litra f)',
  },
  {
    purpose: 'Slægtsfiler, musik og sange, og hvem der har sagt, at musikken må ligge der',
    basis: 'Familiens interesse i at mindes og samle sin slægt, og vores i at kunne vise, hvem der gav lov (litra f)',
  },
  {
    purpose: 'Måling af, hvor hurtige siderne er',
    basis: 'Vores og læsernes interesse i sider, der kan bruges på alle telefoner (litra f)',
  },
  {
    purpose: 'Forhandlere',
    basis: 'Aftalen med forhandleren (litra b)',
  },
]

const withAi: Purpose = {
  purpose: 'Ord, sang og film, som en udbyders AI laver, når I beder om det',
  // kept by: lib/domain/made-works/send-consented.test.ts
  basis: 'Jeres samtykke hver gang (artikel 6, stk. 1, litra a), også til at det bliver sendt til USA (artikel 49)',
}

/** Why personal data is stored, and its legal basis in the General Data Protection Regulation. */
function purposesOf({ providers }: Pick<LegalFacts, 'providers'>): readonly Purpose[] {
  return providers.length > 0 ? [...purposes, withAi] : purposes
}

export function privacySections(facts: LegalFacts): LegalSection[] {
  return [
    {
      id: 'kort',
      title: 'Kort fortalt',
      body: (
        <LegalList>
          <li>Vi gemmer det, der skal til, for at mindesiderne kan virke og være i fred. Ikke mere.</li>
          <li>
            {/* kept by: lib/domain/memorials/visit-counts.test.ts, scripts/server/visit-counter.test.mjs */}
            Læser du bare en mindeside, gemmer vi ikke, hvem du er.
          </li>
          <li>
            {/* kept by: next.config.mjs, tests/e2e/once/texts.spec.ts */}
            Vi sælger ikke oplysninger, viser ikke reklamer og følger ingen rundt på nettet.
          </li>
          <li>
            {/* 1 of 3 kept by: next.config.mjs */}
            {/* 2 of 3 kept by: tests/e2e/once/landing-film.spec.ts */}
            {/* 3 of 3 kept by: components/memorial-page/music.test.tsx */}
            Vores sider henter ikke noget hos andre. Den eneste undtagelse er film, der ligger på YouTube, og kun hvis
            du selv trykker på dem. Fører en mindeside til musik et andet sted, får stedet ikke at vide, hvilken
            mindeside du kom fra.
          </li>
          <li>
            {/* kept by: lib/domain/reports/commands/report-content.test.ts */}
            Du kan bede om at få noget rettet eller fjernet, også uden en konto.
          </li>
        </LegalList>
      ),
    },
    {
      id: 'ansvarlig',
      title: 'Hvem der er ansvarlig',
      body: (
        <>
          <p>
            Den, der driver {facts.siteName} på {facts.siteHost}
            {inCompany(facts)}, er dataansvarlig for konti, koder, henvendelser og driften. Du kan skrive til{' '}
            <MailLink address={facts.supportEmail} /> eller bruge <TextLink href="/contact">kontaktformularen</TextLink>
            .
          </p>
          <p>
            {/* 5 of 5 kept by: docs/operations.md */}
            Hvad der står på en mindeside, bestemmer den familie, der har lavet den. Familien er derfor sammen med os
            ansvarlig for det (artikel 26). Delingen er enkel: familien svarer for, hvad der bliver skrevet og vist, og
            for at have lov til det. Vi svarer for, at det er gemt sikkert, bliver slettet, når det skal, og at du kan
            bruge dine rettigheder. Du kan gå til os med det hele, og så taler vi med familien.
          </p>
        </>
      ),
    },
    ...keptSections(),
    {
      id: 'hvorfor',
      title: 'Hvorfor vi må',
      body: (
        <>
          <p>
            Al brug af personoplysninger skal have en grund i databeskyttelsesforordningen (GDPR). Det her er vores:
          </p>
          <StackedTable
            caption="Formål og retligt grundlag"
            columns={['Hvad vi bruger det til', 'Grundlag']}
            rows={purposesOf(facts).map(({ purpose, basis }) => ({ key: purpose, name: purpose, cells: [basis] }))}
          />
          <p>
            Bygger noget på en interesse (litra f), kan du gøre indsigelse. Så ser vi på netop din situation, og vi
            stopper, medmindre der er tungtvejende grunde til at fortsætte.
          </p>
        </>
      ),
    },
    ...peopleSections(facts),
    {
      id: 'hvor-laenge',
      title: 'Hvor længe vi gemmer det',
      body: (
        <>
          <p>
            {/* 1 of 2 kept by: lib/domain/privacy/tidy-up.test.ts */}
            {/* 2 of 2 kept by: scripts/backup.test.mjs, docs/operations.md */}
            Når tiden er gået, bliver det slettet ved den næste oprydning, som plejer at være natten efter. I
            sikkerhedskopier ligger det, til de bliver slettet, højst {inDays(retentionDays.backup)} senere.
          </p>
          <StackedTable
            caption="Hvor længe vi gemmer hvad"
            columns={['Hvad', 'Hvor længe']}
            rows={retentionList.map(({ what, howLong }) => ({ key: what, name: what, cells: [howLong] }))}
          />
        </>
      ),
    },
    ...rightsSections(facts),
  ]
}
