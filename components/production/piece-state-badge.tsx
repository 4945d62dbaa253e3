import type { ComponentProps } from 'react'
import { Badge } from '@/components/ui/badge'
import { pieceStateTexts } from '@/lib/domain/production/copy'
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

/** The state of a piece as word and colour; a checked one waits for its box. */
export function PieceStateBadge({ state, isChecked = false }: { state: PieceState; isChecked?: boolean }) {
  const text = state === 'quality_check' && isChecked ? 'Til pakning' : pieceStateTexts[state]
  return <Badge variant={variants[state]}>{text}</Badge>
}
