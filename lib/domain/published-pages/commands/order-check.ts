import 'server-only'
import { z } from 'zod'
import { checkTreeJob } from '@/lib/domain/published-pages/check-job'
import { startOfCheck } from '@/lib/domain/published-pages/check-tree'
import { archiveForm, archivePath, archivePathAfter } from '@/lib/domain/published-pages/paths'
import { canHandleArchive } from '@/lib/domain/published-pages/policy'
import { defineCommand, nothing } from '@/lib/server/command'

/** Has the published tree checked and repaired in the background, once for all who ask meanwhile. */
export const orderCheck = defineCommand({
  name: 'published-pages.order-check',
  session: 'required',
  input: z.object({}),
  // Each goes through the whole tree.
  limits: (_, { actor }) => [{ name: 'order-tree-check', key: actor.userId, points: 12, seconds: 3600 }],
  load: nothing,
  authorize: canHandleArchive,
  run: async ({ enqueue, about }) => {
    await enqueue(checkTreeJob, startOfCheck)
    about({ type: 'archive', id: 'archive' })
    return {}
  },
  form: { name: archiveForm, done: () => archivePathAfter('kontrol'), back: () => archivePath },
})
