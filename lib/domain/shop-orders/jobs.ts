import 'server-only'
import { z } from 'zod'
import { listUnpaid } from '@/lib/domain/shop-orders/abandoned'
import { abandonOrder } from '@/lib/domain/shop-orders/commands/abandon-order'
import { noteShipped } from '@/lib/domain/shop-orders/commands/note-shipped'
import { listShipped } from '@/lib/domain/shop-orders/list-shipped'
import { type Caller, execute } from '@/lib/server/command'
import { defineJob } from '@/lib/server/jobs'

const worker: Caller = { actor: { kind: 'system', name: 'jobs' }, address: 'local', userAgent: null, scripted: true }

/**
 * Every five minutes: orders whose pieces were shipped with a batch. The workshop knows nothing of orders, so they look
 * for themselves; one that is missed is found the next time.
 */
export const followWorkshopJob = defineJob({
  name: 'follow-workshop',
  payload: z.object({}),
  cron: '*/5 * * * *',
  handle: async () => {
    for (const id of await listShipped()) await execute(noteShipped, worker, { id })
  },
})

/** Nightly: closes orders that nobody paid for. */
export const abandonOrdersJob = defineJob({
  name: 'abandon-shop-orders',
  payload: z.object({}),
  cron: '17 4 * * *',
  handle: async () => {
    const now = new Date()
    for (const id of await listUnpaid(now)) await execute(abandonOrder, worker, { id, now })
  },
})
