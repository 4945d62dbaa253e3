import 'server-only'
import { assertDayToCome, getBatchId } from '@/lib/domain/production/batches'
import { ProductionError } from '@/lib/domain/production/errors'
import { forWorkshop } from '@/lib/domain/production/policy'
import { changeBatchInput } from '@/lib/domain/production/schema'
import { defineCommand, nothing } from '@/lib/server/command'

/**
 * Changes the due date of a batch, and with it its place in the queue. Throws NOT_FOUND, INVALID_INPUT, BATCH_SHIPPED.
 */
export const changeBatch = defineCommand({
  name: 'production.change-batch',
  input: changeBatchInput,
  ...forWorkshop,
  load: nothing,
  async run({ tx, about }, { number, dueOn }) {
    const id = await getBatchId(tx, number)
    assertDayToCome(dueOn)
    const { count } = await tx.productionBatch.updateMany({
      where: { id, shippedAt: null },
      data: { dueOn: new Date(`${dueOn}T00:00:00Z`) },
    })
    if (count === 0) throw new ProductionError('BATCH_SHIPPED')
    about({ type: 'production_batch', id, detail: { dueOn } })
    return { number, dueOn }
  },
})
