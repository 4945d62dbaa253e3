import { Badge } from '@/components/ui/badge'
import { statusTexts } from '@/lib/domain/resellers/copy'
import type { ResellerStatus } from '@/lib/domain/resellers/house-schema'

export function StatusBadge({ status }: { status: ResellerStatus }) {
  return <Badge variant={status === 'active' ? 'success' : 'danger'}>{statusTexts[status]}</Badge>
}
