import 'server-only'
import { z } from 'zod'
import { completeOrders } from '@/lib/domain/shipments/commands/complete-orders'
import { shippedWhole } from '@/lib/domain/shipments/complete-orders'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

/** Hourly: orders of which nothing is left to ship since a code was blocked or taken out of use. */
export const completeOrdersJob = defineJob({
  name: 'follow-workshop',
  payload: z.object({}),
  cron: '27 * * * *',
  handle: async () => {
    const packages = await db.qrPackage.findMany({ where: shippedWhole, orderBy: { id: 'asc' }, select: { id: true } })
    for (const { id: packageId } of packages) await execute(completeOrders, worker, { packageId })
  },
})
