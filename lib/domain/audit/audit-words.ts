/** The audit log's text for each command of this concept, after the name of the actor. */
export const auditAuditWords = {
  'audit.save-log': 'gemte et udtræk af loggen',
} as const
