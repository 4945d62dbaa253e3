import { TextLink } from '@/components/ui/text-link'
import { LegalList, type LegalSection } from './legal-page'

export function peopleSections(): LegalSection[] {
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
            så <TextLink href="/contact?emne=removal">skriv til os</TextLink>.
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
          ikke om alder og gemmer den ikke. Får vi at vide, at noget om et barn eller skrevet af et barn bør væk, tager
          vi det først.
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
            <TextLink href="/contact?emne=removal">Skriv, hvilken side det handler om, og hvad der skal væk</TextLink>.
            Du får et nummer på sagen, og vi svarer hurtigst muligt og senest efter 30 dage.
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
            Alt ligger hos den, der driver siden: tekster i vores egen database og billeder i vores egen mappe på
            serveren. Der er ikke andre firmaer, som får en kopi for at måle, analysere eller reklamere.
          </p>
          <LegalList>
            <li>Familien og dem, den har givet adgang, ser det, der hører til deres mindeside.</li>
            <li>
              En forhandler kan se, om en kode er taget i brug, men aldrig, hvem I er, eller hvad der står på siden.
            </li>
            <li>Vores medarbejdere ser det, der skal til for at hjælpe og for at holde siderne i fred.</li>
            <li>Mails går gennem den mailserver, vi bruger til at sende, og gennem din egen.</li>
            <li>Myndigheder får kun noget, hvis en dommer eller en lov kræver det.</li>
          </LegalList>
          <p>
            Vi sender ikke oplysninger ud af EU og EØS, med to undtagelser, som du selv vælger. Trykker du på en film,
            der ligger på YouTube, henter din egen browser den hos Google, som så får din IP-adresse. Slår du beskeder
            til på en enhed, går de gennem den tjeneste, som browserens producent bruger til det. Beskeden er krypteret,
            og i den står kun, at der er nyt på en side.
          </p>
        </>
      ),
    },
    {
      id: 'mails',
      title: 'Mails fra os',
      body: (
        <p>
          Mails om selve kontoen, for eksempel en ny adgangskode, får du altid. Mails om hilsner og lys på jeres side
          bestemmer du over under <TextLink href="/profile">Min profil</TextLink>. Der er ingen skjulte billeder i dem,
          som fortæller os, om du har åbnet dem, og vi sender ikke reklamer.
        </p>
      ),
    },
  ]
}
