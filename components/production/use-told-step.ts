'use client'

import { showToast } from '@/components/ui/toast'
import { type PieceStep, usePieceStep } from '@/lib/domain/production/client/hooks'

/** A step with what the toast says when it is taken, if anything. */
export type ToldStep = PieceStep & { done?: string }

/** One step of a piece, with its toast. */
export function useToldStep(id: string, station: string) {
  return usePieceStep<ToldStep>(id, station, ({ done }) => {
    if (done) showToast({ title: done })
  })
}
