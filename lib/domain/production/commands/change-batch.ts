import 'server-only'
import { assertDayToCome, findBatchSubject } from '@/lib/domain/production/batch-row'
import { ProductionError } from '@/lib/domain/production/errors'
import { canWorkInProduction } from '@/lib/domain/production/policy'
import { changeBatchInput } from '@/lib/domain/production/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Moves the day on which a batch should be shipped, and with it its place in the queue. */
export const changeBatch = defineCommand({
  name: 'production.change-batch',
  input: changeBatchInput,
  session: 'required',
  load: ({ number }, { actor }) => findBatchSubject(actor, number),
  authorize: (actor) => canWorkInProduction(actor),
  async run({ tx, about }, { number, dueOn }, subject) {
    if (!subject) throw new DomainError('NOT_FOUND')
    assertDayToCome(dueOn)
    const { count } = await tx.productionBatch.updateMany({
      where: { id: subject.id, shippedAt: null },
      data: { dueOn: new Date(`${dueOn}T00:00:00Z`) },
    })
    if (count === 0) throw new ProductionError('BATCH_SHIPPED')
    about({ type: 'production_batch', id: subject.id, detail: { dueOn } })
    return { number, dueOn }
  },
})
