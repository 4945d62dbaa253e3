import type { LinkedAuditLine } from '@/lib/domain/audit/schema'
import type { CsvColumn } from '@/lib/shared/csv'
import { danishMinute } from '@/lib/shared/danish-time'

export const auditColumns: ReadonlyArray<CsvColumn<LinkedAuditLine>> = [
  ['Tid', ({ at }) => danishMinute(new Date(at))],
  ['Hvem', ({ actor }) => actor.name],
  ['Hvad', ({ what }) => what],
  ['Om', ({ about }) => about?.name],
  ['Session', ({ session }) => session],
  ['Enhed', ({ device }) => device],
  ['Mere', ({ details }) => details.join('; ')],
  ['Løbenummer', ({ link }) => link?.seq],
  ['Fingeraftryk', ({ link }) => link?.digest],
]
