import { Badge } from '@/components/ui/badge'
import { exportStatusTexts, fileStatusTexts } from '@/lib/domain/exports/copy'
import type { ExportFileStatus, ExportStatus } from '@/lib/domain/exports/schema'

const exportLooks = {
  queued: 'neutral',
  working: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const
const fileLooks = { waiting: 'neutral', proven: 'success', withheld: 'danger', released: 'info' } as const

export function ExportStatusBadge({ status }: { status: ExportStatus }) {
  return <Badge variant={exportLooks[status]}>{exportStatusTexts[status]}</Badge>
}

export function FileStatusBadge({ status }: { status: ExportFileStatus }) {
  return <Badge variant={fileLooks[status]}>{fileStatusTexts[status]}</Badge>
}
