import 'server-only'
import { z } from 'zod'
import { abandonOrder } from '@/lib/domain/shop-orders/commands/abandon-order'
import { tellLate } from '@/lib/domain/shop-orders/commands/tell-late'
import { listGivenUp, listLateUntold } from '@/lib/domain/shop-orders/due-orders'
import { execute, worker } from '@/lib/server/command'
import { defineJob } from '@/lib/server/jobs'

/** Nightly: closes orders that nobody paid for. */
export const abandonOrdersJob = defineJob({
  name: 'abandon-shop-orders',
  isIrreversible: true,
  payload: z.object({}),
  cron: '17 4 * * *',
  handle: async () => {
    const now = new Date()
    await forEach(await listGivenUp(now), (id) => execute(abandonOrder, worker, { id, now }))
  },
})

/** Daily, when people are up: tells families whose order is later than we promise. */
export const tellLateJob = defineJob({
  name: 'tell-late-shop-orders',
  payload: z.object({}),
  cron: '40 9 * * *',
  handle: async () => {
    const now = new Date()
    await forEach(await listLateUntold(now), (id) => execute(tellLate, worker, { id, now }))
  },
})

/** One that fails keeps no other waiting; the job fails at the end, so that it is seen and tried again. */
async function forEach(ids: string[], act: (id: string) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const id of ids) await act(id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${ids.length} orders failed`)
}
