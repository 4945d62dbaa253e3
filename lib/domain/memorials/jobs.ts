import 'server-only'
import { z } from 'zod'
import { rewriteStory } from '@/lib/domain/memorials/commands/rewrite-story'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

/** Every minute: writes stories again that were stored by earlier rules, some at a time. */
export const rewriteStoriesJob = defineJob({
  name: 'rewrite-stories',
  payload: z.object({}),
  cron: '* * * * *',
  handle: async () => {
    const waiting = await db.storyToRewrite.findMany({ orderBy: { memorialId: 'asc' }, take: 300 })
    for (const { memorialId } of waiting) await execute(rewriteStory, worker, { memorialId })
  },
})
