import { TextLink } from '@/components/ui/text-link'
import { resellerPaymentDays } from '@/lib/domain/billing/reseller-prices'
import { retentionDays } from '@/lib/domain/legal/retention'
import { inDays } from './in-days'
import { inCompany, type LegalFacts } from './legal-facts'
import { LegalList, type LegalSection, MailLink } from './legal-page'

export function resellerTermsSections(facts: LegalFacts): LegalSection[] {
  return [
    {
      id: 'aftalen',
      title: 'Hvem aftalen er mellem',
      body: (
        <p>
          Aftalen er mellem jeres virksomhed og den, der driver {facts.siteName} på {facts.siteHost}
          {inCompany(facts)}. Den begynder, når vi har godkendt jer som forhandler. I skal have et CVR-nummer, og den,
          der siger ja, skal kunne gøre det på virksomhedens vegne. For kontoen gælder også de almindelige{' '}
          <TextLink href="/terms">betingelser</TextLink>.
        </p>
      ),
    },
    {
      id: 'koder',
      title: 'Koder',
      body: (
        <LegalList>
          <li>
            {/* 2 of 2 kept by: lib/domain/qr-codes/generate-codes.test.ts */}
            Koder kommer i pakker. Hver kode findes kun én gang og må kun sættes på én sten eller plade.
          </li>
          <li>
            I må ikke kopiere en kode, lave jeres egne eller give koder videre til en anden forhandler uden aftale.
          </li>
          <li>
            {/* 3 of 3 kept by: lib/domain/resellers/commands/report-lost-code.test.ts */}
            Opbevar ubrugte koder og aktiveringskort, så andre ikke kan tage dem. Er noget væk, så{' '}
            <TextLink href="/contact?emne=reseller">skriv samme dag</TextLink>. Så spærrer vi koderne.
          </li>
          <li>
            Prisen er den, der står på prislisten, når I bestiller. Alle priser mellem os er uden moms, medmindre der
            står andet.
          </li>
        </LegalList>
      ),
    },
    {
      id: 'betaling',
      title: 'Betaling',
      body: (
        <LegalList>
          <li>
            {/* 1 of 2 kept by: lib/domain/bookkeeping/jobs.ts */}
            {/* 2 of 2 kept by: lib/domain/billing/reseller-prices.ts */}I får én faktura den første i hver måned for
            det, der er leveret i måneden før, eller en for hver bestilling, hvis I hellere vil det. Den skal betales
            inden {resellerPaymentDays} dage, medmindre I har aftalt andet med os.
          </li>
          <li>
            Kommer betalingen for sent, kan vi tage rente og gebyr efter renteloven, og vente med nye bestillinger.
          </li>
          <li>
            {/* kept by: docs/operations.md */}
            Koder, der er udleveret til en familie, spærrer vi ikke, fordi en faktura ikke er betalt.
          </li>
        </LegalList>
      ),
    },
    {
      id: 'gravering',
      title: 'Gravering og plader',
      body: (
        <>
          <p>En kode skal kunne læses i mange år, i regn og modlys og af en almindelig telefon. Derfor:</p>
          <LegalList>
            <li>Brug den tegning, vi leverer, uden at ændre form, tegn eller størrelsesforhold.</li>
            <li>
              {/* 2 of 2 no promise: an instruction to the reseller */}
              Hold den frie kant rundt om koden tom. Den skal være mindst fire felter bred.
            </li>
            <li>
              {/* no promise: an instruction to the reseller */}
              Lav hvert felt mindst 1 mm og helst 1,5 mm bredt, med tydelig forskel på lyst og mørkt.
            </li>
            <li>Scan den færdige sten eller plade, før den forlader værkstedet. Den skal vise netop den kode.</li>
            <li>Kan koden ikke læses på grund af graveringen, laver I den om uden udgift for familien.</li>
          </LegalList>
        </>
      ),
    },
    {
      id: 'overdragelse',
      title: 'Når familien får stenen',
      body: (
        <LegalList>
          <li>Giv familien aktiveringskortet i hånden eller i et lukket brev. Det må ikke sidde på stenen.</li>
          <li>
            {/* kept by: lib/domain/billing/plans.ts */}
            Fortæl, at mindesiden følger med, hvordan den begynder, og at ingen skal betale mere for den.
          </li>
          <li>
            Skriv ikke aktiveringskoden af, og gem den ikke. Opret ikke en konto i familiens navn uden at have aftalt
            det.
          </li>
          <li>
            {/* 1, 2 of 2 kept by: docs/operations.md */}
            Har familien spørgsmål om siden, så send dem til os. Vi hjælper dem direkte.
          </li>
        </LegalList>
      ),
    },
    {
      id: 'data',
      title: 'Hvad I kan se',
      body: (
        <>
          <p>
            {/* 1, 2 of 3 kept by: lib/domain/resellers/stock/queries.test.ts */}
            {/* 3 of 3 kept by: lib/domain/proof-sheets/queries.test.ts, lib/domain/proof-sheets/personal-data.test.ts */}
            I kan få at vide, hvordan det står til med de koder, I har fået: om de ligger hos jer, er udleveret, taget i
            brug eller spærret. I kan ikke se, hvem der ejer siden, hvad der står på den, eller hvor ofte den bliver
            åbnet. Det navn, I selv skriver på en tegning, kan I se, så længe tegningen findes, og mailadressen, til{' '}
            {inDays(retentionDays.approvedSheetAddress)} efter at arbejdet med en godkendt tegning er færdigt.
          </p>
          <p>
            {/* 2 of 3 kept by: lib/domain/resellers/commands/apply.test.ts */}
            De oplysninger, I selv har om jeres kunder, er I selv dataansvarlige for. Når I skriver dem på en tegning
            eller forbereder en side, behandler vi dem på jeres vegne efter{' '}
            <TextLink href="/reseller-terms?tekst=databehandling">databehandleraftalen</TextLink>, som I siger ja til
            sammen med disse betingelser. Hvad vi gemmer om jer, står under{' '}
            <TextLink href="/privacy">Privatliv</TextLink>.
          </p>
        </>
      ),
    },
    {
      id: 'navn',
      title: 'Vores navn og jeres',
      body: (
        <p>
          {/* 4 of 4 kept by: lib/domain/memorial-page/page-query.ts */}I må fortælle, at I er forhandler, og bruge
          vores navn, mærke og tegninger til det, mens aftalen gælder. Lov ikke mere på vores vegne, end der står på
          vores sider. Vi må nævne, at I er forhandler, hvis I ikke beder os lade være. Jeres navn kommer ikke til at
          stå på familiens mindeside.
        </p>
      ),
    },
    {
      id: 'ansvar',
      title: 'Ansvar',
      body: (
        <p>
          {/* 3 of 4 kept by: docs/operations.md */}
          {/* 4 of 4 no promise: allocates a risk between two companies */}I har ansvaret for sten, plade, gravering og
          montering. Vi har ansvaret for koden, mindesiden og den tegning, vi leverer. Er der fejl i en tegning fra os,
          leverer vi en ny og betaler, hvad det koster at gøre arbejdet om. Ud over det hæfter ingen af os for tabt
          fortjeneste, medmindre tabet er sket med vilje eller ved grov uagtsomhed.
        </p>
      ),
    },
    {
      id: 'reklamation',
      title: 'Fejl og reklamation',
      body: (
        <p>
          {/* 1 of 4 no promise: an instruction to the reseller */}
          {/* 2, 4 of 4 kept by: docs/operations.md */}
          Se varerne efter, når I får dem, og skriv til os inden 14 dage, hvis noget er forkert. Skjulte fejl kan I
          melde, når I opdager dem, i op til to år. Vi leverer om eller giver pengene tilbage. Kan en kode ikke læses,
          og skyldes det vores tegning, får familien en ny.
        </p>
      ),
    },
    {
      id: 'force-majeure',
      title: 'Det, ingen af os kan gøre for',
      body: (
        <p>
          {/* 3 of 4 no promise: binds both sides alike */}
          {/* 4 of 4 no promise: a right of the reseller */}
          Hverken I eller vi er ansvarlige for forsinkelser eller mangler, der skyldes noget uden for vores kontrol, så
          længe det står på. Det kan være brand, krig, strejke, strømsvigt eller angreb på netværk. Den, det rammer,
          siger det til den anden med det samme. Varer det mere end tre måneder, kan I opsige aftalen uden varsel.
        </p>
      ),
    },
    {
      id: 'pause',
      title: 'Når vi sætter aftalen på pause',
      body: (
        <p>
          {/* 2, 3, 4 of 5 kept by: lib/domain/account-desk/commands/suspend-reseller.test.ts */}
          Vi kan sætte aftalen på pause, når loven kræver det, eller når I ikke følger betingelserne, for eksempel hvis
          en kode er sat på to sten. Så kan I ikke udlevere koder eller bestille nye, til pausen er slut. Senest
          samtidig får I en mail om, hvad der er sket, hvilken lov eller hvilket punkt her det handler om, og om nogen
          har anmeldt det. I kan klage over det i seks måneder med linket i mailen, også uden at logge ind, og er vi
          flere, er det en anden, der ser på klagen. Var pausen en fejl, ophæver vi den.
        </p>
      ),
    },
    {
      id: 'ophoer',
      title: 'Når aftalen slutter',
      body: (
        <>
          <p>
            {/* 1 of 6 no promise: a right of the reseller */}
            {/* 2, 6 of 6 kept by: docs/operations.md */}
            {/* 3 of 6 no promise: a right of both sides */}I kan opsige aftalen med en måneds varsel. Vi kan opsige den
            med mindst 30 dages varsel. Bliver den groft misligholdt, kan den ophæves med det samme. Opsiger eller
            ophæver vi den, får I grunden på mail. I sender ubrugte koder og kort tilbage, eller vi spærrer dem. Ubrugte
            koder, I har betalt, får I pengene tilbage for, medmindre I har misligholdt aftalen.
          </p>
          <p>
            {/* 2 of 2 kept by: lib/domain/account-desk/commands/suspend-reseller.test.ts */}
            Det går ikke ud over familierne. Koder, der er udleveret, bliver ved med at virke, og ingen mindeside
            lukker, fordi en forhandler holder op.
          </p>
        </>
      ),
    },
    {
      id: 'aendringer',
      title: 'Ændringer, lov og kontakt',
      body: (
        <p>
          {/* 2 of 5 kept by: docs/operations.md */}
          Versionen og datoen står øverst. En ny version får I mindst 30 dage, før den gælder, og I kan sige op inden.
          Aftalen følger dansk ret. Kan vi ikke blive enige, afgøres det ved de danske domstole. Skriv til{' '}
          <MailLink address={facts.supportEmail} /> eller brug{' '}
          <TextLink href="/contact?emne=reseller">Kontakt</TextLink>.
        </p>
      ),
    },
  ]
}
