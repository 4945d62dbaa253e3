import { Badge } from '@/components/ui/badge'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'

const variants = {
  produced: 'neutral',
  assigned: 'neutral',
  handed_over: 'neutral',
  released: 'neutral',
  claimed: 'info',
  linked: 'success',
  blocked: 'danger',
  retired: 'danger',
} as const

export function CodeStateBadge({ state }: { state: QrCodeState }) {
  return <Badge variant={variants[state]}>{stateTexts[state]}</Badge>
}
