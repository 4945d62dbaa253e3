'use client'

import { VisitPicture, type VisitPictureName } from '@/components/drawings/visit-pictures'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { SpinnerMark } from '@/components/ui/spinner-mark'
import { useIntroVideo } from '@/lib/client/use-intro-video'
import { burningDays } from '@/lib/domain/contributions/candle-days'
import { daysInWords } from '@/lib/shared/number-words'
import { embedAddressOf } from '@/lib/shared/video-link'

const STEPS: ReadonlyArray<{ picture: VisitPictureName; text: string }> = [
  { picture: 'scan', text: 'Hold telefonens kamera hen over koden på stenen.' },
  { picture: 'page', text: 'Mindesiden åbner med navnet, billederne og livshistorien.' },
  { picture: 'candle', text: `Tænd et lys. Det brænder på siden i ${daysInWords(burningDays)}.` },
  { picture: 'greeting', text: 'Skriv en hilsen. Familien læser den, før andre ser den.' },
]

/** The film's story in four drawings. */
function DrawnStory() {
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

export type FilmDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; opener: HTMLElement | null }

/** The film, or its drawings when there is none. Nothing is fetched from the video host until it opens. */
export function FilmDialog({ open, onOpenChange, opener }: FilmDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Sådan virker en mindeside"
        className="sm:max-w-3xl"
        onCloseAutoFocus={() => opener?.focus()}
      >
        <Film />
      </DialogContent>
    </Dialog>
  )
}

function Film() {
  const { data, isPending } = useIntroVideo()
  const address = data?.url ? embedAddressOf(data.url) : null
  if (isPending) {
    return (
      <p role="status" className="flex aspect-video items-center justify-center gap-3 text-muted-foreground">
        <SpinnerMark /> Henter filmen...
      </p>
    )
  }
  if (address === null) return <NoFilm />
  return (
    <>
      <iframe
        src={address}
        title="Film: sådan virker en mindeside"
        allow="fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        // The video host requires a referrer; the origin is all it gets.
        referrerPolicy="strict-origin"
        className="aspect-video w-full rounded-lg bg-muted"
      />
      <details className="group mt-4">
        <summary className="inline-flex min-h-touch items-center rounded-lg font-semibold text-link underline decoration-1 underline-offset-4">
          Kan filmen ikke ses her?
        </summary>
        <div className="mt-4">
          <DrawnStory />
        </div>
      </details>
    </>
  )
}

function NoFilm() {
  return (
    <>
      <Notice variant="error" title="Video kunne ikke indlæses">
        Her er det samme i fire tegninger.
      </Notice>
      <div className="mt-8">
        <DrawnStory />
      </div>
    </>
  )
}
