import { VisitPicture, type VisitPictureName } from '@/components/drawings/visit-pictures'
import { burningDays } from '@/lib/domain/contributions/candle-days'
import { daysInWords } from '@/lib/shared/number-words'

const STEPS: ReadonlyArray<{ picture: VisitPictureName; text: string }> = [
  { picture: 'scan', text: 'Hold telefonens kamera hen over koden på stenen.' },
  { picture: 'page', text: 'Mindesiden åbner med navnet, billederne og livshistorien.' },
  { picture: 'candle', text: `Tænd et lys. Det brænder på siden i ${daysInWords(burningDays)}.` },
  { picture: 'greeting', text: 'Skriv en hilsen. Familien læser den, før andre ser den.' },
]

/** The film's story in four drawings. */
export function DrawnStory() {
  return (
    <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
      {STEPS.map(({ picture, text }) => (
        <li key={picture}>
          <VisitPicture name={picture} className="aspect-4/3 w-full rounded-lg" />
          <p className="mt-3 font-serif text-lg leading-snug">{text}</p>
        </li>
      ))}
    </ol>
  )
}
