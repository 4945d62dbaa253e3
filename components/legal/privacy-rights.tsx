import { TextLink } from '@/components/ui/text-link'
import { retentionDays } from '@/lib/domain/legal/retention'
import { inDays } from './in-days'
import type { LegalFacts } from './legal-facts'
import { LegalList, type LegalSection, MailLink } from './legal-page'

export function rightsSections({ supportEmail }: LegalFacts): LegalSection[] {
  return [
    {
      id: 'rettigheder',
      title: 'Dine rettigheder',
      body: (
        <>
          <p>Det har du ret til:</p>
          <LegalList>
            <li>
              <strong>Se</strong>, hvad vi har om dig, og få en kopi.
            </li>
            <li>
              {/* 2 of 2 kept by: lib/domain/privacy/export-data.test.ts */}
              <strong>Få dine data med dig</strong> (dataportabilitet). Har du en konto, kan du hente dem selv under{' '}
              <TextLink href="/profile">Min profil</TextLink> i en fil, der også kan læses af andre programmer, og give
              dem til en anden tjeneste.
            </li>
            <li>
              {/* 2 of 2 kept by: lib/domain/accounts/commands/update-profile.test.ts */}
              {/* 2 of 2 kept by: lib/domain/accounts/commands/confirm-email-change.test.ts */}
              <strong>Rette</strong> det, der er forkert. Navn, brugernavn og mailadresse retter du selv.
            </li>
            <li>
              {/* 2 of 2 kept by: lib/domain/privacy/commands/cancel-deletion.test.ts */}
              {/* 2 of 2 kept by: lib/domain/privacy/commands/restore-account.test.ts */}
              <strong>Slette</strong> din konto. Du vælger, om hver mindeside skal gives videre, skjules eller slettes,
              og du kan fortryde i {inDays(retentionDays.accountDeletion)}.
            </li>
            <li>
              <strong>Tage et ja tilbage</strong>, når du vil, hvis vi bruger oplysninger, fordi du har sagt ja
              (samtykke). Det, der er sket inden, er stadig lovligt.
            </li>
            <li>
              <strong>Begrænse</strong>, hvad vi bruger oplysningerne til, mens vi finder ud af, om de er rigtige.
            </li>
            <li>
              <strong>Gøre indsigelse</strong> mod, at vi bruger dem.
            </li>
          </LegalList>
          <p>
            {/* 2 of 5 kept by: docs/operations.md, lib/domain/support/deadlines.test.ts */}
            {/* 3 of 5 no promise: says what the reader may be asked for */}
            {/* 5 of 5 kept by: lib/domain/reports/commands/decide-report.ts */}
            Skriv til <MailLink address={supportEmail} />. Det koster ikke noget, og du får svar inden for en måned. Vi
            kan bede dig vise, at du er den, du siger, så ingen andre får dine oplysninger. Rettighederne står i
            databeskyttelsesforordningens artikel 15 til 21. Ingen afgørelser om dig bliver truffet af en maskine alene.
          </p>
        </>
      ),
    },
    {
      id: 'klage',
      title: 'Klage',
      body: (
        <p>
          Er du utilfreds, vil vi gerne høre det først. Du kan også klage til Datatilsynet, Carl Jacobsens Vej 35, 2500
          Valby, <TextLink href="https://www.datatilsynet.dk">datatilsynet.dk</TextLink>.
        </p>
      ),
    },
    {
      id: 'sikkerhed',
      title: 'Sådan passer vi på det',
      body: (
        <LegalList>
          <li>
            {/* kept by: tests/access/access.test.ts */}
            Serveren spørger hver eneste gang, om den, der beder om noget, også må få det.
          </li>
          <li>
            {/* 1 of 2 kept by: lib/domain/accounts/password.ts, lib/domain/accounts/access-tokens.ts */}
            {/* 2 of 2 kept by: lib/domain/resellers/stock/print-queries.test.ts */}
            Adgangskoder og links i mails gemmer vi som aftryk, der ikke kan regnes tilbage. Aktiveringskoder kan vi
            læse, så kortet kan trykkes igen.
          </li>
          <li>
            {/* kept by: lib/server/session.test.ts */}
            {/* kept by: lib/domain/accounts/commands/prove-second-factor.test.ts */}
            {/* kept by: lib/server/command.test.ts */}
            De, der arbejder for os, logger ind med to trin, og det, de gør, bliver skrevet op.
          </li>
          <li>
            {/* kept by: lib/domain/accounts/commands/reset-password.test.ts */}
            {/* kept by: lib/domain/accounts/commands/sign-in-by-link.test.ts */}
            Et link i en mail, der åbner din konto, virker kun én gang og kun i kort tid.
          </li>
          <li>
            {/* 1 of 2 kept by: lib/domain/accounts/commands/end-session.test.ts */}
            {/* 2 of 2 kept by: lib/domain/accounts/commands/change-password.test.ts */}
            {/* 2 of 2 kept by: lib/domain/accounts/commands/reset-password.test.ts */}
            Du kan se dine enheder og logge dem ud. En ny adgangskode logger alle andre enheder ud.
          </li>
          <li>
            {/* 2 of 2 kept by: lib/domain/qr-codes/claim-code.concurrency.test.ts */}
            Aktiveringskoden står på papir, ikke på stenen, så man ikke kan tage en side i brug ved at gå forbi graven.
            Har koden ingen aktiveringskode, er det den første, der scanner den, som får den.
          </li>
          <li>
            {/* kept by: docs/operations.md */}
            Sker der alligevel et brud, som kan skade dig, får du besked, og Datatilsynet får det inden for 72 timer.
          </li>
        </LegalList>
      ),
    },
    {
      id: 'aendringer',
      title: 'Når teksten ændrer sig',
      body: (
        <p>
          {/* 3 of 3 kept by: docs/operations.md */}
          Versionen og datoen står øverst. Ændrer vi noget, der betyder noget for dig, står det her, før det kommer til
          at gælde. De gamle udgaver kan du få ved at skrive til os.
        </p>
      ),
    },
  ]
}
