'use client'

import type { ComponentProps } from 'react'
import { refusalSentence } from '@/components/frame/session-ended'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { type PieceStep, usePieceStep } from '@/lib/domain/production/hooks'
import type { StationPiece } from '@/lib/domain/production/views'

type StationStepProps = {
  piece: Pick<StationPiece, 'id'>
  station: string
  step: PieceStep
  label: string
  variant?: ComponentProps<typeof Button>['variant']
}

/** One press, one step: as large as a glove. */
export function StationStep({ piece, station, step, label, variant = 'primary' }: StationStepProps) {
  const act = usePieceStep(piece.id, station)
  return (
    <div className="space-y-2">
      <Button
        size="huge"
        variant={variant}
        pending={act.isBusy}
        pendingText="Gemmer..."
        onClick={() => act.mutate(step)}
      >
        {label}
      </Button>
      <FieldError message={act.error ? refusalSentence(act.error) : undefined} />
    </div>
  )
}
