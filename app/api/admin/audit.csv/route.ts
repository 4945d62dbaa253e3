import { getAuditFile } from '@/lib/domain/audit/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getAuditFile)
