import { blades } from '@/components/drawings/scatter'
import { VisitPicture } from '@/components/drawings/visit-pictures'
import { Answer } from '@/components/ui/answer'
import { TextLink } from '@/components/ui/text-link'
import { haveAccount } from '@/lib/domain/accounts/copy'
import { activationLockMs, activationTries } from '@/lib/domain/qr-codes/policy'
import { countInWords } from '@/lib/shared/number-words'
import { waitInWords } from '@/lib/shared/wait-in-words'

export function QrExplanation() {
  return (
    <div className="space-y-section">
      <section>
        <h2 className="mb-6 text-2xl">Når I har koden</h2>
        <QrSteps />
      </section>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-2">
        <section>
          <h2 className="text-2xl">Hvorfor skal der en kode til?</h2>
          <div className="mt-4 space-y-4">
            <p>
              En mindeside hører til en sten. Koden er det, der binder de to sammen, og derfor begynder en konto også
              med koden. På den måde ved familien, at siden er deres, og gæsterne, at de er kommet det rigtige sted hen.
            </p>
          </div>
        </section>
        <section>
          <h2 className="text-2xl">Sådan får I en</h2>
          <div className="mt-4 space-y-4">
            <p>
              Koden følger med stenen eller pladen. Spørg den stenhugger eller bedemand, I har valgt, om de leverer med
              kode herfra. En plade kan også sættes på en sten, der har stået længe.
            </p>
            <p>
              Ved I ikke, hvem I skal spørge, så <TextLink href="/contact?emne=code">skriv til os</TextLink>. Fortæl,
              hvor stenen står.
            </p>
          </div>
        </section>
      </div>
      <section>
        <h2 className="mb-8 text-2xl">Spørgsmål om koden</h2>
        <Questions />
      </section>
    </div>
  )
}

function Questions() {
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-2">
      <Answer title="Hvad er aktiveringskortet?">
        <p>
          {/* 3 of 4 kept by: lib/domain/accounts/commands/register.test.ts */}
          Alle, der går forbi graven, kan læse koden på stenen. Derfor følger der som regel et kort med seks cifre i et
          brev. Cifrene skal bruges én gang, når kontoen bliver oprettet. Så er det kun jer, der kan begynde siden.
        </p>
      </Answer>
      <Answer title="Kortet er blevet væk">
        <p>
          Spørg først der, hvor I fik stenen. Kan de ikke hjælpe, så{' '}
          <TextLink href="/contact?emne=code">skriv til os</TextLink>. Gæt jer ikke frem: efter{' '}
          {countInWords(activationTries, { one: 'forkert forsøg', many: 'forkerte forsøg', gender: 'et' })} er der
          lukket for dig i {waitInWords(activationLockMs)}.
        </p>
      </Answer>
      <Answer title="Koden er slidt eller dækket">
        <p>
          Tør den af med vand og en blød børste, og prøv i skygge. En kode kan læses, selv om lidt af den mangler.
          Lykkes det ikke, kan du skrive de ti tegn, der står ved koden. Er de også væk, kan vi finde den ud fra
          gravstedet.
        </p>
      </Answer>
      <Answer title="Pladen er væk eller stjålet">
        <p>
          Mindesiden er der stadig, og I kan åbne den fra jeres profil.{' '}
          <TextLink href="/contact?emne=code">Skriv til os</TextLink>, så spærrer vi den gamle kode, og stenhuggeren kan
          sætte en ny plade på.
        </p>
      </Answer>
      <Answer title="Stenen bliver flyttet">
        <p>Koden følger stenen, og siden følger koden. I skal kun rette gravstedet på mindesiden.</p>
      </Answer>
      <Answer title="To på samme sten">
        <p>
          Den samme kode kan føre til to mindesider, én for hver. Den, der scanner, ser begge navne og vælger. I kan
          lægge den anden til, når tiden er inde.
        </p>
      </Answer>
      <Answer title="Der står, at mindesiden er på vej">
        <p>Så har en i familien taget koden i brug og er ved at lave siden. Spørg hinanden, før I skriver til os.</p>
      </Answer>
      <Answer title="Skal gæster have en konto eller en app?">
        <p>Nej. De holder kameraet hen over koden, og så åbner siden. De kan læse, tænde et lys og skrive en hilsen.</p>
      </Answer>
      <Answer title={haveAccount}>
        <p>
          Så skal du ikke bruge en ny kode for at komme ind. <TextLink href="/login">Log ind her</TextLink>.
        </p>
      </Answer>
      <Answer title="Hvad koster det?">
        <p>
          Mindesiden følger med stenen. <TextLink href="/pricing">Se priserne</TextLink>.
        </p>
      </Answer>
    </div>
  )
}

const pictureClasses = 'aspect-4/3 w-full rounded-2xl'

const STEPS = [
  {
    title: 'Læs koden',
    text: 'Hold telefonens kamera hen over koden på stenen, eller skriv de ti tegn i feltet ovenfor.',
    picture: <VisitPicture name="scan" className={pictureClasses} />,
  },
  {
    title: 'Opret en konto',
    text: 'Skriv navn og mailadresse, og find kortet frem, hvis der fulgte et med. Har du ikke ro til det ved stenen, kan du få et link sendt.',
    picture: <ActivationCard className={pictureClasses} />,
  },
  {
    title: 'Lav mindesiden',
    text: 'Begynd med navnet og et billede. Resten kan vente, og det, du skriver, bliver gemt undervejs.',
    picture: <VisitPicture name="page" className={pictureClasses} />,
  },
]

/** How to use a code, in drawings. */
function QrSteps() {
  return (
    <ol className="grid grid-cols-1 gap-x-10 gap-y-12 md:grid-cols-3">
      {STEPS.map(({ title, text, picture }, place) => (
        <li key={title}>
          {picture}
          <h3 className="mt-5 text-xl">
            {place + 1}. {title}
          </h3>
          <p className="mt-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}

const SPRIG = blades({ seed: 23, count: 9, x: [196, 224], y: [146, 152], height: 38 })

/** A drawing of the activation card that comes with the stone. Its numbers are made up. */
function ActivationCard({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice" className={className}>
      <path d="M0 0h320v240H0z" fill="var(--draw-haze)" />
      <path d="M0 150q150-18 320 4v86H0z" fill="var(--draw-paper-shade)" />
      <g transform="rotate(4 160 150)">
        <path d="M50 104h216v118H50z" fill="var(--draw-ink)" opacity=".14" transform="translate(4 6)" />
        <path d="M50 104h216v118H50z" fill="var(--draw-wall-shade)" />
        <g transform="rotate(-7 160 120)">
          <path d="M76 34h168v140H76z" fill="var(--draw-ink)" opacity=".1" transform="translate(3 4)" />
          <path d="M76 34h168v140H76z" fill="var(--draw-paper)" />
          <path d={SPRIG} fill="none" stroke="var(--draw-near)" strokeWidth="2.2" strokeLinecap="round" />
          <g fill="var(--draw-inscription)" fontFamily="var(--font-serif)" textAnchor="middle">
            <text x="160" y="66" fontSize="15">
              Aktiveringskode
            </text>
            <text x="160" y="108" fontSize="36" letterSpacing="2">
              482 913
            </text>
          </g>
          <path d="M96 80h128" stroke="var(--draw-paper-shade)" strokeWidth="1.6" />
        </g>
        <path d="M50 104l108 74 108-74v118H50z" fill="var(--draw-wall)" />
        <path
          d="M50 222l84-60m132 60l-84-60M50 104l108 74 108-74"
          fill="none"
          stroke="var(--draw-wall-shade)"
          strokeWidth="2"
        />
      </g>
    </svg>
  )
}
