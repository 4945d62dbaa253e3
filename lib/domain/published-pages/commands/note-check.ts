import 'server-only'
import { treeCheck } from '@/lib/domain/published-pages/schema'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'

/** Notes in the log what a check of the published tree found; the console reads it there (`last-check.ts`). */
export const noteCheck = defineCommand({
  name: 'published-pages.note-check',
  session: 'system',
  input: treeCheck,
  load: nothing,
  authorize: theSystem,
  run: async ({ about }, counts) => {
    about({ type: 'archive', id: 'archive', detail: counts })
    return counts
  },
})
