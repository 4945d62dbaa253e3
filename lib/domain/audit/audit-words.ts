/** What each command of this concept did, in words that follow the name of who did it. */
export const auditAuditWords = {
  'audit.save-log': 'gemte et udtræk af loggen',
} as const
