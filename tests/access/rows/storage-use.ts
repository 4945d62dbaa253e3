import { noteBackup } from '@/lib/domain/backups/commands/note-backup'
import { findOrphans } from '@/lib/domain/storage-use/commands/find-orphans'
import { measureStorage } from '@/lib/domain/storage-use/commands/measure-storage'
import { removeOrphans } from '@/lib/domain/storage-use/commands/remove-orphans'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createOrphan } from '@/tests/factories/orphans'

const systemOnly = outcomes(403, { visitor: 401 })
const input = () => ({})

export const storageUseRows: Record<string, AccessRow> = {
  'storage-use.find-orphans': { command: findOrphans, input, outcomes: systemOnly },
  'storage-use.measure-storage': { command: measureStorage, input, outcomes: systemOnly },
  'storage-use.remove-orphans': {
    command: removeOrphans,
    input: async () => ({ keys: [await createOrphan()] }),
    outcomes: outcomes(403, { visitor: 401, administrator: 'ok' }),
  },
  'backups.note-backup': { command: noteBackup, input, outcomes: systemOnly },
}
