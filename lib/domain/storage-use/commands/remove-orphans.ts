import 'server-only'
import { orphansForm } from '@/lib/domain/storage-use/copy'
import { StorageUseError } from '@/lib/domain/storage-use/errors'
import { stillLost } from '@/lib/domain/storage-use/lost-files'
import { canRemoveOrphans, newForMs, storageUsePath } from '@/lib/domain/storage-use/policy'
import { removeLostFilesJob } from '@/lib/domain/storage-use/remove-files'
import { mostOrphansChosen, removeOrphansInput } from '@/lib/domain/storage-use/schema'
import { defineCommand, nothing } from '@/lib/server/command'
import { db } from '@/lib/server/db'

/** More are removed by asking again. */
const mostAtOnce = 1000

/**
 * Removes stored files that belong to nothing: those chosen, or all that were found. Each is looked up again, now and
 * before it is deleted; one that got a row, is less than a day old or was never found as lost stays. Throws
 * NO_ORPHANS_CHOSEN, and ORPHANS_IN_USE when none may go.
 */
export const removeOrphans = defineCommand({
  name: 'storage-use.remove-orphans',
  session: 'required',
  confirms: true,
  input: removeOrphansInput,
  limits: (_, { actor }) => [{ name: 'remove-orphans', key: actor.userId, points: 60, seconds: 3600 }],
  load: nothing,
  authorize: canRemoveOrphans,
  prepare: async ({ keys = [], all }) => {
    if (!all && keys.length === 0) throw new StorageUseError('NO_ORPHANS_CHOSEN')
    const found = await db.orphanFile.findMany({
      where: all ? { foundAt: { lt: new Date(Date.now() - newForMs) } } : { key: { in: keys } },
      orderBy: { key: 'asc' },
      take: mostAtOnce,
      select: { key: true },
    })
    const asked = found.map(({ key }) => key)
    return { asked, lost: await stillLost(asked) }
  },
  run: async ({ tx, enqueue, about }, _, _subject, { asked, lost }) => {
    if (lost.length === 0) throw new StorageUseError('ORPHANS_IN_USE')
    // Also what is no longer lost: it does not belong in the list.
    await tx.orphanFile.deleteMany({ where: { key: { in: asked } } })
    for (let start = 0; start < lost.length; start += mostOrphansChosen)
      await enqueue(removeLostFilesJob, { keys: lost.slice(start, start + mostOrphansChosen) })
    about({ type: 'files', id: 'files', detail: { count: lost.length } })
    return { removed: lost.length, kept: asked.length - lost.length }
  },
  form: {
    name: orphansForm,
    done: ({ removed }) => `${storageUsePath}?fjernet=${removed}#${orphansForm}`,
    back: () => storageUsePath,
  },
})
