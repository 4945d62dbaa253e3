import { type AuditFilter, auditListQuery } from '@/lib/domain/audit/schema'

/** The address of the log, with what it is to be limited to. */
export const auditPath = '/admin/users/log'
export const auditPathWith = (filter: Partial<AuditFilter>) => `${auditPath}?${auditListQuery(filter)}`
