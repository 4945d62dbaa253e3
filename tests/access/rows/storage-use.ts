import { confirmRestoration } from '@/lib/domain/backups/commands/confirm-restoration'
import { makeSafe } from '@/lib/domain/backups/commands/make-safe'
import { noteBackup } from '@/lib/domain/backups/commands/note-backup'
import { noteCheck } from '@/lib/domain/published-pages/commands/note-check'
import { orderCheck } from '@/lib/domain/published-pages/commands/order-check'
import { publishAgain } from '@/lib/domain/published-pages/commands/publish-again'
import { findOrphans } from '@/lib/domain/storage-use/commands/find-orphans'
import { measureStorage } from '@/lib/domain/storage-use/commands/measure-storage'
import { removeOrphans } from '@/lib/domain/storage-use/commands/remove-orphans'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createOrphan } from '@/tests/factories/orphans'
import { createPublished } from '@/tests/factories/published-pages'
import { createRestoration } from '@/tests/factories/restorations'

const systemOnly = outcomes(403, { visitor: 401 })
const administratorsOnly = outcomes(403, { visitor: 401, administrator: 'ok' })
const input = () => ({})

export const storageUseRows: Record<string, AccessRow> = {
  'storage-use.find-orphans': { command: findOrphans, input, outcomes: systemOnly },
  'storage-use.measure-storage': { command: measureStorage, input, outcomes: systemOnly },
  'storage-use.remove-orphans': {
    command: removeOrphans,
    input: async () => ({ keys: [await createOrphan()] }),
    outcomes: administratorsOnly,
  },
  'published-pages.note-check': {
    command: noteCheck,
    input: () => ({ published: 2, waiting: 0, wrong: 0, repaired: 0 }),
    outcomes: systemOnly,
  },
  'published-pages.order-check': { command: orderCheck, input, outcomes: administratorsOnly },
  'published-pages.publish-again': {
    command: publishAgain,
    input: async () => ({ id: (await createPublished()).id }),
    outcomes: administratorsOnly,
  },
  'backups.confirm-restoration': {
    command: confirmRestoration,
    input: async () => ({ id: (await createRestoration()).id }),
    outcomes: administratorsOnly,
  },
  'backups.make-safe': { command: makeSafe, input: () => ({ moment: new Date() }), outcomes: systemOnly },
  'backups.note-backup': { command: noteBackup, input, outcomes: systemOnly },
}
