import { writeAuditCsv } from '@/lib/domain/audit/audit-csv'
import { listAuditForExport } from '@/lib/domain/audit/queries'
import { auditListInput } from '@/lib/domain/audit/schema'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'admin.audit-csv',
  input: auditListInput,
  confirms: () => true,
  async run(actor, filter) {
    const body = writeAuditCsv(await listAuditForExport(actor, filter))
    return { body, contentType: 'text/csv; charset=utf-8', filename: 'log.csv' }
  },
})
