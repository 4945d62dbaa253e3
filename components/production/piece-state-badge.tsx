import type { ComponentProps } from 'react'
import { Badge } from '@/components/ui/badge'
import { pieceStateTexts } from '@/lib/domain/production/copy'
import type { PieceState } from '@/lib/domain/production/schema'

const variants: Record<PieceState, ComponentProps<typeof Badge>['variant']> = {
  queued: 'neutral',
  engraving: 'info',
  quality_check: 'info',
  passed: 'info',
  packed: 'success',
  shipped: 'success',
  stopped: 'danger',
  cancelled: 'neutral',
}

/** The state of a piece. */
export function PieceStateBadge({ state }: { state: PieceState }) {
  return <Badge variant={variants[state]}>{pieceStateTexts[state]}</Badge>
}
