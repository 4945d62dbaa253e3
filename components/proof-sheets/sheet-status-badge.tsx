import { Badge } from '@/components/ui/badge'
import { sheetStatusTexts } from '@/lib/domain/proof-sheets/copy'
import type { ProofSheetStatus } from '@/lib/domain/proof-sheets/schema'

const variants = {
  draft: 'neutral',
  sent: 'info',
  approved: 'success',
  changes_requested: 'candle',
  withdrawn: 'neutral',
} as const satisfies Record<ProofSheetStatus, string>

export function SheetStatusBadge({ status }: { status: ProofSheetStatus }) {
  return <Badge variant={variants[status]}>{sheetStatusTexts[status]}</Badge>
}
