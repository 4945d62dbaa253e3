import type { ComponentProps } from 'react'
import { Badge } from '@/components/ui/badge'
import { pieceStateText } from '@/lib/domain/production/copy'
import type { PieceState } from '@/lib/domain/production/schema'

const variants: Record<PieceState, ComponentProps<typeof Badge>['variant']> = {
  queued: 'neutral',
  engraving: 'info',
  quality_check: 'info',
  packed: 'success',
  shipped: 'success',
  stopped: 'danger',
  cancelled: 'neutral',
}

/** The state of a piece; `isPassed`: checked and waiting to be packed. */
export function PieceStateBadge({ state, isPassed = false }: { state: PieceState; isPassed?: boolean }) {
  return <Badge variant={variants[state]}>{pieceStateText({ state, isPassed })}</Badge>
}
