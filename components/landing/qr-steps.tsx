import { VisitPicture } from '@/components/drawings/visit-pictures'
import { ActivationCard } from './activation-card'

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
export function QrSteps() {
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
