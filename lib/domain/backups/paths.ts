/** On the page about space, where backups are told too. */
export const backupsPath = '/admin/performance/storage#sikkerhedskopier'
