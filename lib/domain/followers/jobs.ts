import 'server-only'
import { z } from 'zod'
import { nextFollowedPages, tellFollowers } from '@/lib/domain/followers/tell-followers'
import { db } from '@/lib/server/db'
import { defineJob, enqueue, type JobDefinition } from '@/lib/server/jobs'
import { danishDay } from '@/lib/shared/danish-time'

/** `after`: the last page of the previous batch. `day`: that of the first batch, even if a later one runs after midnight. */
const pagesPayload = z.object({ day: z.iso.date().optional(), after: z.uuid().optional() })

/** Every morning after the members were told. Each job queues one for each of some pages, and then the next. */
export const tellFollowersJob: JobDefinition<z.output<typeof pagesPayload>> = defineJob({
  name: 'tell-followers',
  payload: pagesPayload,
  cron: '20 8 * * *',
  handle: async ({ day = danishDay(new Date()), after }) => {
    const { ids, last } = await nextFollowedPages({ after })
    for (const memorialId of ids) await enqueue(db, tellPageFollowersJob, { memorialId, day })
    if (last) await enqueue(db, tellFollowersJob, { day, after: last })
  },
})

const pagePayload = z.object({ memorialId: z.uuid(), day: z.iso.date(), after: z.uuid().optional() })

/** One portion of a page's followers. The rest goes behind what waits already, so that no page keeps others waiting. */
export const tellPageFollowersJob: JobDefinition<z.output<typeof pagePayload>> = defineJob({
  name: 'tell-page-followers',
  payload: pagePayload,
  handle: async (order) => {
    const { last } = await tellFollowers(order)
    if (last) await enqueue(db, tellPageFollowersJob, { ...order, after: last })
  },
})
