import 'server-only'
import { z } from 'zod'
import { completeOrders as complete, lockOrders } from '@/lib/domain/shipments/complete-orders'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'

/**
 * Completes the order of a package whose pieces were all shipped before: the last other code went out of use since. Does
 * nothing before, or twice.
 */
export const completeOrders = defineCommand({
  name: 'shipments.complete-orders',
  input: z.object({ packageId: z.uuid() }),
  session: 'system',
  load: nothing,
  authorize: theSystem,
  run: async (context, { packageId }) => {
    await lockOrders(context.tx, [packageId])
    context.about({ type: 'qr_package', id: packageId })
    return complete(context, [packageId])
  },
})
