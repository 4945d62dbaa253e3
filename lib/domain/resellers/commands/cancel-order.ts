import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { cancelOrderInput, writeReason } from '@/lib/domain/resellers/console-schema'
import { decideOrder, getOrder } from '@/lib/domain/resellers/orders'
import { adminResellerForm, ordersPath, resellerPath, resellersPath } from '@/lib/domain/resellers/paths'
import { canManageResellers } from '@/lib/domain/resellers/policy'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { wholeAddress } from '@/lib/server/whole-address'

/**
 * Cancels a received order: a reseller its own, an administrator any, with a reason that is mailed. Throws
 * ORDER_DECIDED, and INVALID_INPUT at `reason` if an administrator gives none.
 */
export const cancelOrder = defineCommand({
  name: 'resellers.cancel-order',
  session: 'required',
  input: cancelOrderInput,
  load: ({ id }, { actor }) => getOrder(actor, id),
  authorize: (actor, { resellerId }) => canManageResellers(actor) || actor.reseller?.id === resellerId,
  run: async (context, { id, reason }, order) => {
    const { number, count, wantsPlaques, resellerId, reseller } = order
    const isOperator = canManageResellers(context.actor)
    if (isOperator && !reason) throw new DomainError('INVALID_INPUT', {}, { reason: writeReason })
    await decideOrder(context.tx, id, { status: 'cancelled', ...(reason ? { reason } : {}) })
    if (isOperator && reason) {
      const { contactName, email } = reseller
      const props = { contactName, number, count, wantsPlaques, reason, ordersUrl: wholeAddress(ordersPath) }
      await queueMail(context, { to: email, mail: { template: 'reseller-order-decided', props } })
    }
    context.about({ type: 'reseller_order', id })
    return { resellerId, isOperator }
  },
  form: {
    name: adminResellerForm,
    done: ({ resellerId, isOperator }) => (isOperator ? resellerPath(resellerId) : ordersPath),
    // Only the administrators' form has a field.
    back: (_, { reason }) => (reason === undefined ? ordersPath : resellersPath),
  },
})
