import type { AuditLine } from '@/lib/domain/audit/schema'
import { csvFile } from '@/lib/shared/csv'
import { formatDateTime } from '@/lib/shared/danish-time'

export function writeAuditCsv(lines: AuditLine[]): string {
  return csvFile(lines, [
    ['Tid', ({ at }) => formatDateTime(new Date(at))],
    ['Hvem', ({ actor }) => actor.name],
    ['Hvad', ({ what }) => what],
    ['Om', ({ about }) => about?.name],
    ['Mere', ({ details }) => details.join('; ')],
  ])
}
