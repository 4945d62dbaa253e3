import 'server-only'
import { backupsForm, backupsPath, canSeeBackups } from '@/lib/domain/backups/policy'
import { restorationKey } from '@/lib/domain/backups/schema'
import { defineCommand, nothing } from '@/lib/server/command'
import { readDatabaseTime } from '@/lib/server/database-time'
import { DomainError } from '@/lib/server/errors'

/** Somebody has decided about what a restore held back. Throws NOT_FOUND, also when it was confirmed before. */
export const confirmRestoration = defineCommand({
  name: 'backups.confirm-restoration',
  session: 'required',
  input: restorationKey,
  load: nothing,
  authorize: canSeeBackups,
  run: async ({ tx, about }, { id }) => {
    const { count } = await tx.restoration.updateMany({
      where: { id, seenAt: null },
      data: { seenAt: await readDatabaseTime(tx) },
    })
    if (count === 0) throw new DomainError('NOT_FOUND')
    about({ type: 'backup', id })
    return { id }
  },
  form: { name: backupsForm, done: () => backupsPath, back: () => backupsPath },
})
