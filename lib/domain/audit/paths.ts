export const auditPath = '/admin/audit'
