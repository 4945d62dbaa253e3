import { Badge } from '@/components/ui/badge'
import type { ResellerStatus } from '@/lib/domain/resellers/console-schema'
import { statusTexts } from '@/lib/domain/resellers/copy'

export function StatusBadge({ status }: { status: ResellerStatus }) {
  return <Badge variant={status === 'active' ? 'success' : 'danger'}>{statusTexts[status]}</Badge>
}
