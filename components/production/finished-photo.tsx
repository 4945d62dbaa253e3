'use client'

import { useState } from 'react'
import { refusedVerdict, type StationPartProps } from '@/components/production/piece-steps'
import { buttonVariants } from '@/components/ui/button-variants'
import { FieldError } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { SpinnerMark } from '@/components/ui/spinner-mark'
import { ApiError, messageOf } from '@/lib/client/api'
import { usePhotographPiece } from '@/lib/domain/production/client/hooks'
import type { StationPiece } from '@/lib/domain/production/schema'
import { estimateLines, estimateMarkTexts } from '@/lib/domain/stones/copy'
import { photoSource } from '@/lib/domain/stones/paths'
import type { LetteringFinding } from '@/lib/domain/stones/schema'

/** The photograph for the piece's certificate, with what was read from it. */
export function FinishedPhoto({ piece, station, onVerdict }: StationPartProps) {
  const send = usePhotographPiece(piece.id, station)
  const [error, setError] = useState<string>()
  function take(file: File | undefined) {
    if (!file) return
    setError(undefined)
    send.mutate(file, {
      onError: (failure) => {
        const verdict = refusedVerdict(failure)
        if (verdict) onVerdict(verdict)
        else setError((failure instanceof ApiError && failure.fields.file) || messageOf(failure))
      },
    })
  }
  return (
    <section className="space-y-4">
      {piece.photo?.lettering && <LetteringNotice finding={piece.photo.lettering} />}
      {piece.photo && <PhotoEstimate id={piece.id} photo={piece.photo} code={piece.formattedCode} />}
      <label
        className={buttonVariants({
          variant: 'outline',
          size: 'huge',
          className:
            'cursor-pointer has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-ring',
        })}
      >
        {send.isBusy && <SpinnerMark />}
        {send.isBusy ? 'Læser billedet...' : piece.photo ? 'Tag et nyt billede' : 'Tag et billede'}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          disabled={send.isBusy}
          onChange={(event) => {
            take(event.currentTarget.files?.[0])
            // Allows choosing the same file again.
            event.currentTarget.value = ''
          }}
        />
      </label>
      <FieldError message={error} />
    </section>
  )
}

function PhotoEstimate({ id, photo, code }: { id: string; photo: NonNullable<StationPiece['photo']>; code: string }) {
  const { estimate } = photo
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <img
        src={photoSource(photo.id, 'small')}
        alt={`Det færdige stykke med koden ${code}`}
        className="w-full rounded-lg object-contain"
      />
      <div className="space-y-3">
        {estimate && (
          <>
            <p className="font-semibold text-lg">Skønnet læsbarhed: {estimateMarkTexts[estimate.mark]}</p>
            <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
              {estimateLines(estimate).map(({ name, value }) => (
                <div key={name} className="contents">
                  <dt>{name}</dt>
                  <dd className="text-right tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <a href={`/api/production/pieces/${id}/certificate`} className={buttonVariants({ variant: 'outline' })}>
          Hent certifikatet
        </a>
      </div>
    </div>
  )
}

/** What was read from the photograph. Advisory only: staff decide whether the text matches. */
function LetteringNotice({ finding }: { finding: LetteringFinding }) {
  if (finding.outcome === 'agrees') return <p>Bogstaverne på billedet ligner tegningens.</p>
  if (finding.outcome === 'unreadable') return <Notice>Vi kan ikke læse teksten på billedet. Se selv efter.</Notice>
  return (
    <Notice variant="error" title="Teksten på billedet ser anderledes ud">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt>Godkendt</dt>
        <dd className="wrap-anywhere font-semibold">{finding.approved || 'Mærket på tegningen'}</dd>
        <dt>Læst</dt>
        <dd className="wrap-anywhere font-semibold">{finding.read || 'Ingenting'}</dd>
      </dl>
    </Notice>
  )
}
