import { StackedTable } from '@/components/ui/stacked-table'
import { TextLink } from '@/components/ui/text-link'
import { livingForYears } from '@/lib/domain/family-tree/living'
import { transferRisk } from '@/lib/domain/made-works/provider-copy'
import { aboutMePath } from '@/lib/domain/reports/paths'
import type { LegalFacts } from './legal-facts'
import { LegalHeading, LegalList, type LegalSection } from './legal-page'

const aboutOthers = [
  {
    who: 'Dem, der er nævnt eller vist på en mindeside',
    what: 'Navne, datoer, det, der er skrevet, billeder, film og optagelser',
    from: 'Familien, gæster, og forhandleren, når den har gjort siden klar',
  },
  {
    who: 'Dem, der står i et slægtstræ',
    what: 'Navne, datoer, steder, slægtskab, noter og billeder',
    from: 'Familien og de slægtsfiler, den henter ind',
  },
  {
    who: 'Dem, der har spillet, sunget eller givet lov til musik',
    what: 'Navn og tilladelse',
    from: 'Den, der lægger musikken op',
  },
  {
    who: 'Den, en pakke skal sendes til',
    what: 'Navn, adresse og telefonnummer',
    from: 'Den, der bestiller',
  },
  {
    who: 'Den, der bliver inviteret, valgt som efterfølger eller får en side tilbudt',
    what: 'Mailadresse, og en efterfølgers navn',
    from: 'Den, der inviterer eller vælger',
  },
  {
    who: 'Den, der får en tegning af en sten',
    what: 'Navn og mailadresse',
    from: 'Den, der leverer stenen',
  },
  {
    who: 'Den, der betaler',
    what: 'Beløb, dag, bankens tekst og Stripes numre',
    from: 'Vores bank og Stripe',
  },
  {
    who: 'Dem, en henvendelse eller anmeldelse handler om',
    what: 'Det, der er skrevet, og en kopi af det anmeldte',
    from: 'Den, der skriver til os',
  },
  {
    who: 'Kontaktpersoner og kolleger i en virksomhed',
    what: 'Navn, mailadresse og telefonnummer',
    from: 'Virksomheden',
  },
] as const

export function peopleSections({
  providers,
  hasAccessPoint,
}: Pick<LegalFacts, 'providers' | 'hasAccessPoint'>): LegalSection[] {
  return [
    {
      id: 'doede-og-levende',
      title: 'Om den døde og om de levende',
      body: (
        <>
          <p>
            {/* 1 of 3 no promise: databeskyttelsesloven § 2, 5 */}
            Reglerne om personoplysninger gælder også for et menneske, der er død, i ti år efter dødsfaldet
            (databeskyttelsesloven § 2, stk. 5). I den tid kan de nærmeste bede om at få noget rettet eller fjernet.
            Bagefter gælder reglerne ikke længere for den døde, men vi læser stadig hver henvendelse og svarer på den.
          </p>
          <p>
            Andre mennesker nævnes ofte i en livshistorie eller er med på et billede. Det må man gerne, når det er
            skrevet med omtanke. Men vi beder familier og gæster om ikke at skrive om levende menneskers helbred, tro,
            seksualitet, politik eller om noget strafbart. Er du nævnt eller med på et billede, og vil du ikke være det,
            så <TextLink href={aboutMePath}>skriv til os</TextLink>.
          </p>
        </>
      ),
    },
    {
      id: 'om-andre',
      title: 'Det, vi får at vide om andre end dig',
      body: (
        <>
          <p>Noget får vi ikke fra den, det handler om (databeskyttelsesforordningens artikel 14). Det er:</p>
          <StackedTable
            caption="Hvad vi får om andre, og fra hvem"
            columns={['Om hvem', 'Hvad', 'Fra hvem']}
            rows={aboutOthers.map(({ who, what, from }) => ({ key: who, name: who, cells: [what, from] }))}
          />
          <p>
            {/* 5 of 5 kept by: tests/access/living-people.test.ts */}
            Hvad vi bruger det til, hvem der ser det, og hvor længe vi har det, står i afsnittene her på siden, og du
            har de samme rettigheder som alle andre. Får vi din mailadresse af en anden, kan du se i mailen, eller når
            du åbner linket i den, hvem vi har den fra. Alle, der er nævnt i en livshistorie, på et billede eller i et
            slægtstræ, kan vi ikke skrive til. Vi ved sjældent, hvor de bor, og måtte samle mere om dem for at finde dem
            (artikel 14, stk. 5, litra b). Derfor står det her, og derfor er nulevende i et slægtstræ skjult for andre
            end familien.
          </p>
        </>
      ),
    },
    {
      id: 'slaegtstraeer',
      title: 'Slægtstræer',
      body: (
        <>
          <p>
            {/* 2 of 5 kept by: tests/access/living-people.test.ts */}
            {/* 3 of 5 kept by: tests/access/living-people.test.ts, lib/domain/memorial-page/download/make-download.test.ts */}
            {/* 4 of 5 kept by: lib/domain/family-tree/living.ts, tests/access/living-people.test.ts */}I et slægtstræ
            står også mennesker, der lever. Dem ser kun familien og dem, den har givet adgang til siden. For andre står
            der »Nulevende«: intet navn, ingen datoer og intet billede, hverken på siden, i søgning, på tryk eller i
            det, der kan hentes. Står der ikke, at nogen er død, regnes de som nulevende, til der er gået{' '}
            {livingForYears} år fra fødslen. Spørger en familie en anden, om den må vise dens side i sit træ, gemmer vi
            spørgsmålet og svaret.
          </p>
          <p>
            {/* 2 of 3 kept by: lib/domain/reports/commands/report-content.test.ts */}
            {/* 3 of 3 kept by: lib/domain/family-tree/commands/withdraw-person.test.ts */}
            Står du i et slægtstræ, og vil du ikke det, så{' '}
            <TextLink href={aboutMePath}>bed om at blive taget ud</TextLink>. Det kræver ingen konto. Dit navn, dine
            datoer og dit billede bliver slettet, og du kommer ikke ind igen med en fil.
          </p>
        </>
      ),
    },
    {
      id: 'boern',
      title: 'Børn',
      body: (
        <p>
          {/* 3 of 6 kept by: lib/domain/accounts/schema.ts */}
          {/* 4 of 6 no promise: an instruction to the family */}
          {/* 5 of 6 kept by: lib/domain/media/commands/delete-media.test.ts, lib/domain/reports/commands/hide-media.test.ts */}
          {/* 6 of 6 kept by: docs/operations.md */}
          Enhver må læse en mindeside. En konto oprettes af en voksen eller sammen med en forælder eller værge. Vi beder
          ikke om alder og gemmer den ikke. Billeder af levende børn bør kun lægges op, når forældrene er enige, og når
          barnet selv er stort nok til at blive spurgt: også med barnets ja. Fortryder barnet eller en forælder, kan
          billedet fjernes når som helst. Handler en henvendelse om et barn, tager vi den først.
        </p>
      ),
    },
    {
      id: 'fjern',
      title: 'Bed om at få noget fjernet',
      body: (
        <>
          <p>
            {/* 3 of 3 kept by: lib/domain/reports/commands/report-content.test.ts, lib/domain/support/deadlines.test.ts */}
            Alle kan bede om det, uden en konto og uden at give en lang forklaring.{' '}
            <TextLink href={aboutMePath}>Skriv, hvilken side det handler om, og hvad der skal væk</TextLink>. Du får et
            nummer på henvendelsen, og vi svarer hurtigst muligt og inden for en måned.
          </p>
          <LegalList>
            <li>
              {/* kept by: lib/domain/reports/commands/decide-report.test.ts */}
              Vi hører familien, når det kan lade sig gøre, uden at røbe mere om dig end nødvendigt.
            </li>
            <li>
              {/* kept by: lib/domain/reports/commands/decide-report.test.ts, docs/operations.md */}
              Er det tydeligt, at det ikke må stå der, fjerner eller skjuler vi det med det samme.
            </li>
            <li>
              {/* kept by: lib/domain/reports/commands/decide-report.test.ts */}
              Siger vi nej, får du at vide hvorfor, og hvor du kan klage.
            </li>
          </LegalList>
        </>
      ),
    },
    {
      id: 'hvor',
      title: 'Hvor det ligger, og hvem der ser det',
      body: (
        <>
          <p>
            {/* 1 of 3 kept by: lib/integrations/storage/storage-contract.test.ts */}
            {/* 2 of 3 kept by: next.config.mjs */}
            Tekster ligger i vores egen database og billeder i vores eget lager. Ingen får en kopi for at måle,
            analysere eller reklamere. De, der kan modtage oplysninger, er:
          </p>
          <LegalList>
            <li>Familien og dem, den har givet adgang, ser det, der hører til deres mindeside.</li>
            <li>
              {/* 1 of 2 kept by: lib/domain/resellers/stock/queries.test.ts */}
              En forhandler kan se, om en kode er taget i brug, men ikke, hvem I er, eller hvad der står på siden. Har
              forhandleren sendt jer en tegning af stenen, står det navn og den mailadresse, tegningen blev sendt til,
              på den.
            </li>
            <li>Vores medarbejdere ser det, der skal til for at hjælpe og for at holde siderne i fred.</li>
            <li>
              Firmaer, der arbejder for os efter en databehandleraftale: den, der driver serveren og opbevarer filer og
              sikkerhedskopier, og den, der sender vores mails.
            </li>
            <li>
              Fragtfirmaet, når vi sender noget: navn, adresse og telefonnummer på den, der skal have det. Hvilket firma
              det er, skriver vi, når vi har sendt det.
            </li>
            <li>
              Stripe i Irland, når du betaler med kort eller MobilePay: din mailadresse, det, du køber, og beløbet.
              Kortets nummer skriver du hos dem, og det ser vi ikke. Stripe er selv ansvarlig for at følge loven om
              betalinger og hindre svindel.
            </li>
            <li>
              Vores bank, når du betaler til vores konto, eller vi overfører penge til dig: navn, kontonummer, beløb og
              fakturaens nummer.
            </li>
            <li>
              NemHandel og den, der sender e-fakturaer for os, når en offentlig institution med EAN-nummer køber:
              fakturaen.
            </li>
            <li>Vores bogholder og revisor, og Skattestyrelsen, når loven siger det: fakturaer og betalinger.</li>
            {hasAccessPoint && (
              <li>
                Storecove i Holland, som bringer e-fakturaer frem til offentlige købere: det, der står på fakturaen,
                også mindesidens navn.
              </li>
            )}
            <li>Din egen mailudbyder, når vi skriver til dig.</li>
            <li>
              {/* kept by: docs/operations.md */}
              Myndigheder får kun oplysninger, når en dommer eller en lov kræver det.
            </li>
          </LegalList>
          <p>
            {/* 1 of 4 kept by: docs/operations.md */}
            {/* 4 of 4 kept by: lib/domain/notifications/push-job.test.ts */}
            {/* 4 of 4 kept by: lib/domain/anniversaries/remind-of-anniversaries.test.ts */}
            Vi sender ikke oplysninger ud af EU og EØS, med {providers.length > 0 ? 'fire' : 'tre'} undtagelser, som du
            selv vælger. Trykker du på en film, der ligger på YouTube, henter din egen browser den hos Google, som så
            får din IP-adresse. Slår du beskeder til på en enhed, går de gennem den tjeneste, som browserens producent
            bruger til det. Beskeden er krypteret, og i den står kun, at der er nyt på en side, eller at det er en dag
            at mindes.
          </p>
          <p>
            {/* 4 of 4 kept by: lib/domain/payments/order-payment.ts */}
            Betaler du med kort eller MobilePay, kan Stripe i Irland sende oplysninger om betalingen videre til Stripe i
            USA. Det sker efter EU-Kommissionens afgørelse om databeskyttelsesrammen mellem EU og USA, (EU) 2023/1795
            (databeskyttelsesforordningens artikel 45), og efter Kommissionens standardkontrakter (artikel 46). Skriv
            til os, hvis du vil have en kopi. Betaler du med bankoverførsel, er Stripe ikke med.
          </p>
          {providers.length > 0 && <AiProviders providers={providers} />}
        </>
      ),
    },
    {
      id: 'mails',
      title: 'Mails fra os',
      body: (
        <p>
          {/* 1 of 5 kept by: lib/domain/notifications/commands/choose-mails.test.ts */}
          {/* 1 of 5 kept by: lib/domain/notifications/unconfirmed-mail.test.ts */}
          {/* 2 of 5 kept by: lib/domain/notifications/send-summaries.test.ts */}
          {/* 2 of 5 kept by: lib/domain/notifications/unconfirmed-mail.test.ts */}
          {/* 2 of 5 kept by: lib/domain/notifications/commands/choose-mails.test.ts */}
          {/* 3 of 5 kept by: lib/emails/render-mail.test.tsx */}
          Mails om selve kontoen, for eksempel en ny adgangskode, kan ikke slås fra. Mails om hilsner og lys på jeres
          side kommer først, når du har bekræftet din mailadresse, og dem bestemmer du over under{' '}
          <TextLink href="/profile">Min profil</TextLink>. Der er ingen skjulte billeder i dem, som fortæller os, om du
          har åbnet dem, og vi sender ikke reklamer. En hilsen og de billeder, der følger med, står i mailen til dem,
          der passer på siden. Bliver den trukket tilbage senere, ligger den mail stadig hos dem, der fik den.
        </p>
      ),
    },
  ]
}

function AiProviders({ providers }: Pick<LegalFacts, 'providers'>) {
  return (
    <>
      <LegalHeading id="ai">AI hos en udbyder i USA</LegalHeading>
      <p>
        {/* 2 of 2 kept by: lib/domain/songs/commands/order-words.test.ts */}
        {/* 2 of 2 kept by: lib/domain/songs/commands/order-voice.test.ts */}
        {/* 2 of 2 kept by: lib/domain/portrait-motion/portrait-motion.test.ts */}
        Den fjerde er AI hos en udbyder i USA. Den bliver kun brugt, når en af jer, der redigerer siden, siger ja den
        enkelte gang, og så sender vi kun dette:
      </p>
      <LegalList>
        {providers.map(({ name, sent }) => (
          <li key={sent}>
            {name} får {sent}.
          </li>
        ))}
      </LegalList>
      <p>
        {/* kept by: lib/domain/made-works/send-consented.test.ts */}
        {transferRisk} Derfor spørger vi hver gang (artikel 49, stk. 1, litra a), og den, der siger ja, siger også, at
        levende mennesker, som er nævnt eller vises, selv har sagt ja.
      </p>
      <p>Hvad der er sendt, hvornår, og hvem der sagde ja, kan I se på siden under »Sådan er det lavet«.</p>
    </>
  )
}
