import { inCompany, type LegalFacts, type TermsFacts } from '@/components/legal/legal-facts'
import { LegalList, type LegalSection, MailLink } from '@/components/legal/legal-page'
import { contentSections, lastingSections } from '@/components/legal/terms-content'
import { paymentSections } from '@/components/legal/terms-payment'
import { TextLink } from '@/components/ui/text-link'
import { freeRoomText } from '@/lib/domain/billing/copy'
import { withdrawalDays } from '@/lib/domain/billing/plans'
import { complaintBody } from '@/lib/domain/legal/complaint-body'
import { contactPointTexts } from '@/lib/domain/legal/contact-point'
import { formatPhone } from '@/lib/shared/phone'

export function termsSections(facts: TermsFacts): LegalSection[] {
  return [
    {
      id: 'kort',
      title: 'Kort fortalt',
      body: (
        <LegalList>
          <li>Kontoen begynder med koden på stenen. Mindesiden er din, og du bestemmer, hvad der står på den.</li>
          <li>Tekster og billeder er stadig dine. Vi må vise dem på mindesiden og ikke andet.</li>
          <li>
            {/* 2 of 2 kept by: lib/shared/open-page.ts, lib/domain/privacy/commands/delete-account.test.ts */}
            Siden bliver stående. Den lukker ikke, fordi nogen holder op med at betale, eller fordi en konto ophører.
          </li>
          <li>
            {/* 1 of 2 kept by: lib/domain/subscriptions/law/withdrawal.ts */}
            Du kan fortryde en plan, en ekstra kode eller en gravering i din egen plade i {withdrawalDays} dage, sige
            op, når du vil, og hente det, du har lagt op. En plade, vi laver efter dit ønske, kan ikke fortrydes.
          </li>
        </LegalList>
      ),
    },
    {
      id: 'aftalen',
      title: 'Hvem aftalen er mellem',
      body: (
        <p>
          {/* 3 of 3 no promise: says who is bound by the terms */}
          Betingelserne er en aftale mellem dig og den, der driver {facts.siteName} på {facts.siteHost}
          {inCompany(facts)}. Du siger ja til dem, når du opretter en konto. Den, der kun læser en mindeside, tænder et
          lys eller skriver en hilsen, indgår ingen aftale, men skal følge det, der står om,{' '}
          <a href="#hvad-der-maa-staa" className="text-link underline underline-offset-4">
            hvad der må stå på en side
          </a>
          .
        </p>
      ),
    },
    {
      id: 'konto',
      title: 'Din konto',
      body: (
        <LegalList>
          <li>
            {/* 2 of 4 kept by: lib/domain/accounts/commands/register.test.ts */}
            En konto oprettes med en QR-kode fra en af vores forhandlere. Det er sådan, vi ved, at siden hører til
            stenen. <TextLink href="/qr-info">Sådan får du en kode</TextLink>. Inviterer nogen dig til en side, kan du
            oprette en konto uden kode.
          </li>
          <li>Kontoen er din egen. Skriv dit rigtige navn og en mailadresse, du læser.</li>
          <li>
            {/* 3 of 3 kept by: lib/domain/billing/free-room.test.ts */}
            Du kan begynde på en side, før du har en kode til den. Alle sider uden QR-kode på en konto deler{' '}
            {freeRoomText}. Er pladsen brugt, kan du ikke lægge mere op på dem, men det, der ligger der, bliver
            liggende.
          </li>
          <li>
            {/* no promise: an instruction to the reader */}
            Er du under 18 år, opretter du den sammen med en forælder eller værge.
          </li>
          <li>
            {/* 3 of 3 kept by: lib/domain/accounts/commands/change-password.test.ts */}
            Hold adgangskoden for dig selv. Tror du, at andre kender den, så skift den. Det logger alle andre enheder
            ud.
          </li>
        </LegalList>
      ),
    },
    {
      id: 'koden',
      title: 'Koden på stenen',
      body: (
        <LegalList>
          <li>
            {/* 1 of 2 kept by: lib/domain/qr-codes/claim-code.concurrency.test.ts */}
            {/* 2 of 2 kept by: lib/domain/accounts/commands/register.test.ts */}
            {/* 2 of 2 kept by: lib/domain/qr-codes/commands/lock-qr-code.test.ts */}
            Den, der først tager koden i brug, låser den til sin konto. Følger der en aktiveringskode med, skal den
            bruges.
          </li>
          <li>
            {/* kept by: lib/domain/qr-codes/commands/link-qr-code.test.ts */}
            En kode kan føre til én mindeside, eller til to, når to deler sten.
          </li>
          <li>
            {/* 1, 2 of 2 kept by: lib/domain/qr-codes/commands/unlock-qr-code.test.ts */}
            Du kan frigive en kode igen. Den side, den fører til, bliver stående.
          </li>
          <li>
            {/* 2 of 2 kept by: lib/domain/qr-codes/manage-code.test.ts */}
            {/* 2 of 2 kept by: lib/domain/qr-codes/commands/unblock-code.test.ts */}
            {/* 2 of 2 kept by: lib/domain/code-desk/commands/give-code.test.ts */}
            Har en anden taget koden i brug ved en fejl, eller er stenen stjålet eller taget ned, så{' '}
            <TextLink href="/contact?emne=code">skriv til os</TextLink>. Vi kan spærre koden, åbne den igen eller give
            den til den rette, når vi ved, hvem det er.
          </li>
        </LegalList>
      ),
    },
    ...contentSections(),
    ...lastingSections(),
    ...paymentSections(facts),
    {
      id: 'ansvar',
      title: 'Vores ansvar og dit',
      body: (
        <>
          <p>
            {/* 1 of 4 no promise: says that it cannot be promised */}
            {/* 4 of 4 kept by: lib/domain/memorial-page/download/make-download.test.ts */}
            {/* 4 of 4 kept by: lib/domain/privacy/export-data.test.ts */}
            Vi gør os umage for, at siderne kan åbnes, og at intet går tabt. Men en server kan svigte, og vi kan ikke
            love, at det ikke sker. Behold derfor selv dine billeder og tekster. Du kan hente det, du har lagt op, når
            du vil.
          </p>
          <p>
            Har du betalt, og er der fejl i det, har du de rettigheder, loven giver forbrugere. Du kan få det bragt i
            orden, et afslag i prisen eller pengene tilbage. Begår vi en fejl, der koster dig noget, hæfter vi efter
            dansk rets almindelige regler.
          </p>
          <p>
            Du svarer selv for det, du skriver og lægger op. En sten eller plade fra en forhandler og monteringen er en
            aftale mellem dig og forhandleren. Det, du bestiller hos os, svarer vi for.
          </p>
        </>
      ),
    },
    {
      id: 'aendringer',
      title: 'Når betingelserne ændrer sig',
      body: (
        <p>
          {/* 1 of 4 kept by: lib/domain/accounts/commands/accept-terms.test.ts, tests/e2e/once/texts.spec.ts */}
          {/* 2 of 4 kept by: lib/domain/accounts/commands/accept-terms.test.ts */}
          Versionen og datoen står øverst, og vi gemmer, hvilken version du har sagt ja til. Kommer der en ny, beder vi
          om dit ja, når du er logget ind, og siger, hvad der er nyt. Siger du ikke ja, er din mindeside der stadig, og
          du kan hente det hele og slette kontoen. Det, du har betalt for, gælder på de betingelser, du købte det på.
        </p>
      ),
    },
    contactPointSection(facts),
    accessibilitySection(facts),
    {
      id: 'klage',
      title: 'Lov og klage',
      body: (
        <>
          <p>Aftalen følger dansk ret. Som forbruger kan du bruge de danske domstole dér, hvor du bor.</p>
          <p>
            Er du utilfreds, så skriv til <MailLink address={facts.supportEmail} /> eller ring{' '}
            {formatPhone(facts.company.phone)}, så finder vi forhåbentlig ud af det. Kan vi ikke det, kan du klage over
            et køb til {complaintBody.name}, {complaintBody.address}. Klagen sendes på{' '}
            <TextLink href={`https://${complaintBody.host}`}>{complaintBody.host}</TextLink>, hvor der også står, hvilke
            sager de kan tage, og hvad det koster.
          </p>
          <p>
            Oplysninger om dig og andre er omtalt for sig under <TextLink href="/privacy">Privatliv</TextLink>.
          </p>
        </>
      ),
    },
  ]
}

/** The points of contact of Regulation (EU) 2022/2065, articles 11 and 12. */
function contactPointSection({ supportEmail, company }: LegalFacts): LegalSection {
  return {
    id: 'kontaktpunkt',
    title: 'Sådan får du fat i os',
    body: (
      <>
        <p>
          {contactPointTexts.users} Skriv til <MailLink address={supportEmail} />, brug{' '}
          <TextLink href="/contact">Kontakt</TextLink>, eller ring {formatPhone(company.phone)}.
        </p>
        <p>
          {contactPointTexts.authorities} <MailLink address={supportEmail} />. {contactPointTexts.languages}
        </p>
      </>
    ),
  }
}

/** The information that annex 4 of tilgængelighedsloven (Act no. 801 of 7 June 2022) requires of a provider. */
function accessibilitySection({ siteName, supportEmail }: LegalFacts): LegalSection {
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
