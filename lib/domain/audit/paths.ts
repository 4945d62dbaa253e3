import { type AuditFilter, auditListQuery } from '@/lib/domain/audit/schema'

export const auditPath = '/admin/audit'
export const auditPathWith = (filter: Partial<AuditFilter>) => `${auditPath}?${auditListQuery(filter)}`
