import { listBackups } from '@/lib/domain/backups/queries'
import { getArchive } from '@/lib/domain/published-pages/queries'
import { getStorageUse, listOrphans } from '@/lib/domain/storage-use/queries'
import { orphanListInput, storageUseInput } from '@/lib/domain/storage-use/schema'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createOrphan } from '@/tests/factories/orphans'

const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })

export const storageUseReads: Record<string, ReadRow> = {
  'storage-use.get-storage-use': {
    read: getStorageUse,
    input: () => storageUseInput.parse({}),
    outcomes: administratorsOnly,
  },
  'storage-use.list-orphans': {
    read: listOrphans,
    input: async () => {
      await createOrphan()
      return orphanListInput.parse({})
    },
    outcomes: administratorsOnly,
  },
  'published-pages.get-archive': { read: getArchive, input: () => ({}), outcomes: administratorsOnly },
  'backups.list-backups': { read: listBackups, input: () => ({}), outcomes: administratorsOnly },
}
