/** The audit log's text for each command of this concept, after the name of the actor. */
export const backupsAuditWords = {
  'backups.note-backup': 'meldte, at der er taget en sikkerhedskopi',
} as const
