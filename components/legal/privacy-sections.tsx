import { StackedTable } from '@/components/ui/stacked-table'
import { TextLink } from '@/components/ui/text-link'
import { retentionDays } from '@/lib/domain/legal/retention'
import { inDays } from './in-days'
import { inCompany, type LegalFacts } from './legal-facts'
import { LegalList, type LegalSection, MailLink } from './legal-page'
import { keptSections } from './privacy-kept'
import { peopleSections } from './privacy-people'
import { rightsSections } from './privacy-rights'
import { purposesOf } from './purposes'
import { retentionList } from './retention-list'

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
