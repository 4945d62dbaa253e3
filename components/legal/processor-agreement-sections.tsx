import { TextLink } from '@/components/ui/text-link'
import { retentionDays } from '@/lib/domain/legal/retention'
import { companyLine } from '@/lib/shared/company'
import { inDays } from './in-days'
import type { LegalFacts } from './legal-facts'
import { LegalList, type LegalSection, MailLink } from './legal-page'

/**
 * The agreement that GDPR article 28 requires between a stonemason and the operator, for what the stonemason writes
 * about families.
 */
export function processorSections(facts: LegalFacts): LegalSection[] {
  return [
    {
      id: 'parter',
      title: 'Hvem og hvad',
      body: (
        <p>
          Forhandleren er dataansvarlig for det, den selv skriver om sine kunder hos os. {companyLine(facts.company)} er
          databehandler. Aftalen er en del af <TextLink href="/reseller-terms">betingelserne for forhandlere</TextLink>{' '}
          og gælder, så længe de gør. For konti og mindesider er vi selv ansvarlige, som der står under{' '}
          <TextLink href="/privacy">Privatliv</TextLink>.
        </p>
      ),
    },
    {
      id: 'oplysninger',
      title: 'Hvilke oplysninger',
      body: (
        <LegalList>
          <li>Om den døde: navn, datoer, kirkegård og det, der skal stå på stenen.</li>
          <li>Om den i familien, der får en tegning: navn og mailadresse, svaret, og hvornår det kom.</li>
          <li>Det, I skriver til jer selv om arbejdet.</li>
          <li>
            {/* 1 of 2 kept by: docs/operations.md */}
            Formålet er at tegne, godkende og gravere stenen og at gøre siden klar til familien. Ikke andet.
          </li>
        </LegalList>
      ),
    },
    {
      id: 'instruks',
      title: 'Kun efter jeres instruks',
      body: (
        <p>
          {/* 3 of 4 kept by: docs/operations.md */}
          Vi behandler oplysningerne sådan, som det, I gør på siden, kræver, og som I ellers beder om skriftligt. Kræver
          en lov noget andet af os, siger vi det først, hvis vi må. Mener vi, at en instruks er ulovlig, siger vi det
          med det samme. I svarer for, at I må have oplysningerne, og for at fortælle dem, det handler om, at vi gemmer
          dem for jer.
        </p>
      ),
    },
    {
      id: 'sikkerhed',
      title: 'Tavshed og sikkerhed',
      body: (
        <LegalList>
          <li>
            {/* kept by: tests/access/rows/proof-sheets.ts, docs/operations.md */}
            Kun medarbejdere, der har brug for det, kan se oplysningerne, og de har tavshedspligt.
          </li>
          <li>
            {/* 1, 2 of 2 kept by: lib/server/session.test.ts, lib/server/command.test.ts */}
            De logger ind med to trin. Hvad de gør, bliver skrevet op.
          </li>
          <li>
            {/* kept by: tests/access/access.test.ts */}
            Serveren spørger hver gang, om den, der beder om noget, også må få det.
          </li>
          <li>
            {/* kept by: lib/server/env.ts, docs/operations.md */}
            Forbindelsen er krypteret, og sikkerhedskopier er slettet efter højst {inDays(retentionDays.backup)}.
          </li>
        </LegalList>
      ),
    },
    {
      id: 'underdatabehandlere',
      title: 'Dem, der arbejder for os',
      body: (
        <p>
          {/* 3 of 5 kept by: docs/operations.md */}
          Vi bruger den, der driver serveren og opbevarer sikkerhedskopier, og den, der sender mails. De har samme
          pligter som vi, og vi svarer for dem. Vil vi skifte, skriver vi det mindst 30 dage før, og I kan sige nej.
          Hvem det er, får I at vide, når I spørger. Oplysninger bliver i EU og EØS.
        </p>
      ),
    },
    {
      id: 'hjaelp',
      title: 'Hjælp til jer',
      body: (
        <LegalList>
          <li>
            {/* kept by: docs/operations.md */}
            Beder et menneske jer om indsigt, rettelse eller sletning, hjælper vi med at svare.
          </li>
          <li>
            {/* kept by: docs/operations.md */}
            Sker der et brud på sikkerheden, skriver vi uden unødig forsinkelse og senest 48 timer efter at vi opdager
            det.
          </li>
          <li>Vi hjælper med konsekvensanalyser, når det handler om noget hos os.</li>
          <li>I kan se efter, om vi holder aftalen: Spørg skriftligt, eller aftal et tilsyn med 30 dages varsel.</li>
        </LegalList>
      ),
    },
    {
      id: 'sletning',
      title: 'Når det skal slettes',
      body: (
        <>
          <LegalList>
            <li>
              {/* 2 of 2 kept by: lib/domain/resellers/stock/prepared-pages.test.ts */}
              Det, I har forberedt til en side: {inDays(retentionDays.preparedPage)} efter sidste ændring, eller efter
              at familien tog koden i brug.
            </li>
            <li>
              {/* 1 of 2 kept by: lib/domain/proof-sheets/personal-data.test.ts */}
              Tegninger, som ikke blev godkendt: {inDays(retentionDays.openProofSheet)} efter at de blev lavet.
            </li>
            <li>
              {/* 2 of 2 kept by: lib/domain/proof-sheets/personal-data.test.ts */}
              Godkendte tegninger: så længe koden findes, fordi de viser, hvad der blev graveret. Familiens mailadresse
              på dem sletter vi {inDays(retentionDays.approvedSheetAddress)} efter at arbejdet er færdigt.
            </li>
          </LegalList>
          <p>
            {/* kept by: docs/operations.md */}
            Slutter aftalen, sletter vi resten eller giver det tilbage, som I vælger, medmindre en lov kræver, at det
            bliver gemt.
          </p>
        </>
      ),
    },
    {
      id: 'lov',
      title: 'Lov og kontakt',
      body: (
        <p>
          {/* 3 of 3 kept by: docs/operations.md */}
          Aftalen følger databeskyttelsesforordningens artikel 28 og dansk ret. Skriv til{' '}
          <MailLink address={facts.supportEmail} />. En ny version får I mindst 30 dage, før den gælder.
        </p>
      ),
    },
  ]
}
