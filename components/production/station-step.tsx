'use client'

import type { ComponentProps } from 'react'
import { refusedVerdict } from '@/components/production/refused-verdict'
import type { ShownVerdict } from '@/components/production/scan-verdict'
import { type AnnouncedStep, useAnnouncedStep } from '@/components/production/use-announced-step'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { messageOf } from '@/lib/client/api'
import type { StationPiece } from '@/lib/domain/production/schema'

type StationStepProps = {
  piece: Pick<StationPiece, 'id'>
  station: string
  step: AnnouncedStep
  label: string
  variant?: ComponentProps<typeof Button>['variant']
  /** Shows a refusal that removes the piece, since an inline error would go with it. */
  onVerdict: (verdict: ShownVerdict) => void
}

/** A one-step button, large enough for gloves. */
export function StationStep({ piece, station, step, label, variant = 'primary', onVerdict }: StationStepProps) {
  const act = useAnnouncedStep(piece.id, station)
  const showVerdict = (failure: unknown) => {
    const verdict = refusedVerdict(failure)
    if (verdict) onVerdict(verdict)
  }
  return (
    <div className="space-y-2">
      <Button
        size="huge"
        variant={variant}
        pending={act.isBusy}
        pendingText="Gemmer..."
        onClick={() => act.mutate(step, { onError: showVerdict })}
      >
        {label}
      </Button>
      <FieldError message={act.error && !refusedVerdict(act.error) ? messageOf(act.error) : undefined} />
    </div>
  )
}
