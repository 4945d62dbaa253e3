import { TextLink } from '@/components/ui/text-link'
import type { LegalFacts } from './legal-facts'
import { LegalList, type LegalSection, MailLink } from './legal-page'

/** The information that annex 4 of tilgængelighedsloven (Act no. 801 of 7 June 2022) requires of a provider. */
export function accessibilitySection({ siteName, supportEmail }: LegalFacts): LegalSection {
  return {
    id: 'tilgaengelighed',
    title: 'Tilgængelighed',
    body: (
      <>
        <p>
          {siteName} skal kunne bruges af alle, også med store bogstaver, skærmlæser, tastatur eller en ældre telefon.
          Det følger af lov om tilgængelighedskrav for produkter og tjenester, og det er meningen med det.
        </p>
        <LegalList>
          <li>
            {/* 2 of 2 kept by: tests/e2e/once/visitor-without-script.spec.ts */}
            {/* 2 of 2 kept by: tests/e2e/once/registration-without-script.spec.ts */}
            <strong>Tjenesten</strong> er mindesider, som åbnes med en QR-kode eller en adresse, og en konto, hvor man
            laver dem og bestemmer, hvem der ser dem. Man kan læse, tænde et lys, skrive en hilsen og oprette en konto
            uden JavaScript.
          </li>
          <li>
            {/* 2 of 4 kept by: tests/e2e/once/layouts.spec.ts */}
            {/* 3 of 4 kept by: components/memorial-page/page-foot.test.tsx */}
            <strong>Sådan bruges den:</strong> Hver mindeside findes også i en enkel udgave med stor skrift. Linket
            »Stor skrift og enkel udgave« står nederst på siden. Hjælp til koden står under{' '}
            <TextLink href="/qr-info">Sådan får du en kode</TextLink>.
          </li>
          <li>
            {/* 2 of 3 kept by: tests/e2e/phone/pages.spec.ts */}
            {/* 3 of 3 kept by: tests/e2e/phone/pages.spec.ts, tests/e2e/desk/keyboard.spec.ts */}
            <strong>Kravene:</strong> Siderne er lavet efter WCAG 2.2 på niveau AA og den europæiske standard EN 301
            549. Tekst kan forstørres til det dobbelte, alt kan nås med tastatur, billeder kan få en beskrivelse, farver
            har tilstrækkelig kontrast, og intet blinker eller spiller af sig selv.
          </li>
          <li>
            <strong>Det, der kan mangle:</strong> Billeder, film og optagelser kommer fra familier og gæster. Ikke alle
            har skrevet en beskrivelse eller lagt undertekster på.
          </li>
        </LegalList>
        <p>
          {/* 2 of 3 kept by: docs/operations.md */}
          Er der noget, du ikke kan komme til, så skriv til <MailLink address={supportEmail} />. Vi svarer, retter det,
          vi kan, og giver dig indholdet på en anden måde imens. Digitaliseringsstyrelsen fører tilsyn med reglerne, og
          du kan klage dertil.
        </p>
      </>
    ),
  }
}
