import { TextLink } from '@/components/ui/text-link'
import { livingForYears } from '@/lib/domain/family-tree/living'
import { aboutMePath } from '@/lib/domain/reports/paths'
import type { LegalFacts } from './legal-facts'
import { LegalList, type LegalSection } from './legal-page'

export function peopleSections({ providers }: Pick<LegalFacts, 'providers'>): LegalSection[] {
  return [
    {
      id: 'doede-og-levende',
      title: 'Om den døde og om de levende',
      body: (
        <>
          <p>
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
      id: 'slaegtstraeer',
      title: 'Slægtstræer',
      body: (
        <>
          <p>
            I et slægtstræ står også mennesker, der lever. Dem ser kun familien og dem, den har givet adgang til siden.
            For andre står der »Nulevende«: intet navn, ingen datoer og intet billede, hverken på siden, i søgning, på
            tryk eller i det, der kan hentes. Står der ikke, at nogen er død, regnes de som nulevende, til der er gået
            {livingForYears} år fra fødslen.
          </p>
          <p>
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
            Alle kan bede om det, uden en konto og uden at give en lang forklaring.{' '}
            <TextLink href={aboutMePath}>Skriv, hvilken side det handler om, og hvad der skal væk</TextLink>. Du får et
            nummer på henvendelsen, og vi svarer hurtigst muligt og inden for en måned.
          </p>
          <LegalList>
            <li>Vi hører familien, når det kan lade sig gøre, uden at røbe mere om dig end nødvendigt.</li>
            <li>Er det tydeligt, at det ikke må stå der, fjerner eller skjuler vi det med det samme.</li>
            <li>Siger vi nej, får du at vide hvorfor, og hvor du kan klage.</li>
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
            Tekster ligger i vores egen database og billeder i vores egen mappe på serveren. Ingen får en kopi for at
            måle, analysere eller reklamere. De, der kan modtage oplysninger, er:
          </p>
          <LegalList>
            <li>Familien og dem, den har givet adgang, ser det, der hører til deres mindeside.</li>
            <li>
              En forhandler kan se, om en kode er taget i brug, men ikke, hvem I er, eller hvad der står på siden. Har
              forhandleren sendt jer en tegning af stenen, står det navn og den mailadresse, tegningen blev sendt til,
              på den.
            </li>
            <li>Vores medarbejdere ser det, der skal til for at hjælpe og for at holde siderne i fred.</li>
            <li>
              Firmaer, der arbejder for os efter en databehandleraftale: den, der driver serveren og opbevarer
              sikkerhedskopier, og den, der sender vores mails.
            </li>
            <li>
              Stripe i Irland, når du betaler med kort eller MobilePay: din mailadresse og det, du køber. Kortets nummer
              skriver du hos dem, og det ser vi ikke.
            </li>
            <li>Din egen mailudbyder, når vi skriver til dig.</li>
            <li>Myndigheder får kun oplysninger, når en dommer eller en lov kræver det.</li>
          </LegalList>
          <p>
            Vi sender ikke oplysninger ud af EU og EØS, med {providers.length > 0 ? 'tre' : 'to'} undtagelser, som du
            selv vælger. Trykker du på en film, der ligger på YouTube, henter din egen browser den hos Google, som så
            får din IP-adresse. Slår du beskeder til på en enhed, går de gennem den tjeneste, som browserens producent
            bruger til det. Beskeden er krypteret, og i den står kun, at der er nyt på en side, eller at det er en dag
            at mindes.
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
      <p>
        Den tredje er AI hos en udbyder i USA. Den bliver kun brugt, når en af jer, der redigerer siden, siger ja den
        enkelte gang, og så sender vi kun dette:
      </p>
      <LegalList>
        {providers.map(({ name, sent }) => (
          <li key={sent}>
            {name} får {sent}.
          </li>
        ))}
      </LegalList>
      <p>Hvad der er sendt, hvornår, og hvem der sagde ja, kan I se på siden under »Sådan er det lavet«.</p>
    </>
  )
}
