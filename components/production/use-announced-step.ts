'use client'

import { showToast } from '@/components/ui/toast'
import { type PieceStep, usePieceStep } from '@/lib/domain/production/client/hooks'

/** A step with its toast, if any. */
export type AnnouncedStep = PieceStep & { done?: string }

/** Takes a step of a piece, then shows its toast. */
export function useAnnouncedStep(id: string, station: string) {
  return usePieceStep<AnnouncedStep>(id, station, ({ done }) => {
    if (done) showToast({ title: done })
  })
}
