/** The audit log's text for each command of this concept, after the name of the actor. */
export const auditAuditWords = {
  'audit.check-chain': 'kontrollerede, at intet er ændret i loggen',
  'audit.save-log': 'gemte et udtræk af loggen',
} as const
