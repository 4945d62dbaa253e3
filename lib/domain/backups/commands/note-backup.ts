import 'server-only'
import { noteBackupInput } from '@/lib/domain/backups/schema'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'

/** How long it is known that a backup was made, in days. */
const keptDays = 90

/** Notes that a backup was made, at this moment. For `npm run admin -- backup-done`. */
export const noteBackup = defineCommand({
  name: 'backups.note-backup',
  session: 'system',
  input: noteBackupInput,
  load: nothing,
  authorize: theSystem,
  run: async ({ tx, about }, { bytes }) => {
    const { id, at } = await tx.backup.create({ data: { bytes: bytes ?? null } })
    await tx.backup.deleteMany({ where: { at: { lt: new Date(at.getTime() - keptDays * 24 * 3600_000) } } })
    about({ type: 'backup', id })
    return { at }
  },
})
