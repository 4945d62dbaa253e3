/** The audit log's text for each command of this concept, after the name of the actor. */
export const backupsAuditWords = {
  'backups.confirm-restoration': 'tog stilling til det, en genskabelse holdt tilbage',
  'backups.make-safe': 'gjorde en genskabt database sikker',
  'backups.note-backup': 'meldte, at der er taget en sikkerhedskopi',
} as const
