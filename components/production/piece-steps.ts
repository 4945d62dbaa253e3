'use client'

import { useState } from 'react'
import type { ShownVerdict } from '@/components/production/scan-verdict'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { type PieceStep, usePieceStep } from '@/lib/domain/production/client/hooks'
import type { StationPiece } from '@/lib/domain/production/schema'

/** What every part of a station gets: the piece in hand, where it is, and how a verdict is shown full screen. */
export type StationPartProps = { piece: StationPiece; station: string; onVerdict: (verdict: ShownVerdict) => void }

type Errors = Readonly<Record<string, string>>

/**
 * A step with fields: server errors are shown at them (`form` for one without a field) and cleared on input; a refusal
 * that removes the piece is shown full screen.
 */
export function useStepForm(id: string, station: string, onVerdict: (verdict: ShownVerdict) => void) {
  const step = useAnnouncedStep(id, station)
  const [errors, setErrors] = useState<Errors>({})
  return {
    errors,
    isBusy: step.isBusy,
    mend: (field: string) => setErrors(({ [field]: _, form: __, ...left }) => left),
    send: (wanted: AnnouncedStep) => {
      setErrors({})
      step.mutate(wanted, {
        onError: (failure) => {
          const verdict = refusedVerdict(failure)
          const fields = failure instanceof ApiError ? failure.fields : {}
          if (verdict) onVerdict(verdict)
          else setErrors(Object.keys(fields).length > 0 ? fields : { form: messageOf(failure) })
        },
      })
    },
  }
}

// Refusals that must be visible across the workshop; most remove the piece from the station, and inline errors with it.
const titles: Readonly<Record<string, string>> = {
  PIECE_WRONG_CODE: 'Forkert kode',
  PIECE_OTHER_SCANNED: 'Forkert kode',
  PIECE_WRONG_ADDRESS: 'Forkert adresse',
  PIECE_OUT_OF_USE: 'Stykket er stoppet',
  PIECE_TAKEN: 'Stykket er taget',
  PIECE_NOT_YOURS: 'Stykket er ikke hos dig',
  PIECE_WRONG_STATE: 'Stykket er kommet videre',
}

/** The refusal for the full screen; null if it belongs beside the pressed button. */
export function refusedVerdict(failure: unknown): ShownVerdict | null {
  if (!(failure instanceof ApiError)) return null
  const title = titles[failure.code ?? '']
  return title ? { verdict: 'bad', title, text: failure.message } : null
}

/** A step with its toast, if any. */
export type AnnouncedStep = PieceStep & { done?: string }

/** Takes a step of a piece, then shows its toast. */
export function useAnnouncedStep(id: string, station: string) {
  return usePieceStep<AnnouncedStep>(id, station, ({ done }) => {
    if (done) showToast({ title: done })
  })
}
