import 'server-only'
import { receiptUndoMs, receiveBatchInput } from '@/lib/domain/production/box-schema'
import { canWorkInProduction } from '@/lib/domain/production/policy'
import { codeActor } from '@/lib/domain/qr-codes/code-row'
import { ResellerError } from '@/lib/domain/resellers/errors'
import { adminResellerForm, ordersPath } from '@/lib/domain/resellers/paths'
import { getOwnCompany } from '@/lib/domain/resellers/resellers'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'

/**
 * Confirms that a reseller's box has arrived, or takes that back within a day. Throws BATCH_NOT_SHIPPED, and
 * RECEIPT_STANDS after the day. Also while the agreement is suspended: the box was on its way.
 */
export const receiveBatch = defineCommand({
  name: 'resellers.receive-batch',
  session: 'required',
  input: receiveBatchInput,
  load: async ({ number }, { actor }) => {
    const row = await db.productionBatch.findUnique({ where: { number }, select: { id: true, resellerId: true } })
    const own = actor.kind === 'user' ? await getOwnCompany(actor) : null
    const isOwn = row !== null && row.resellerId === own?.id
    if (!row || !(isOwn || canWorkInProduction(actor))) throw new DomainError('NOT_FOUND')
    return { ...row, isOwn }
  },
  // Only the reseller has the box.
  authorize: (_, { isOwn }) => isOwn,
  async run({ tx, actor, about }, { number, received }, { id }) {
    await lockRow(tx, 'ProductionBatch', id)
    const batch = await tx.productionBatch.findUniqueOrThrow({
      where: { id },
      select: { shippedAt: true, receivedAt: true },
    })
    if (!batch.shippedAt) throw new ResellerError('BATCH_NOT_SHIPPED')
    about({ type: 'production_batch', id, detail: { received } })
    if (received === 'yes') {
      const { actorId, actorName } = codeActor(actor)
      const data = { receivedAt: new Date(), receivedById: actorId, receivedByName: actorName?.slice(0, 120) ?? null }
      // Of repeated calls the first counts.
      if (!batch.receivedAt) await tx.productionBatch.update({ where: { id }, data })
    } else if (batch.receivedAt) {
      if (Date.now() - batch.receivedAt.getTime() > receiptUndoMs) throw new ResellerError('RECEIPT_STANDS')
      const data = { receivedAt: null, receivedById: null, receivedByName: null }
      await tx.productionBatch.update({ where: { id }, data })
    }
    return { number, received: received === 'yes' }
  },
  form: { name: adminResellerForm, done: () => ordersPath, back: () => ordersPath },
})
