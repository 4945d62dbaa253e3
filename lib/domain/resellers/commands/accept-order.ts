import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { markCodesDelivered } from '@/lib/domain/packages/make-package-codes'
import { preparePackage } from '@/lib/domain/packages/prepare-package'
import { rowInput } from '@/lib/domain/resellers/console-schema'
import { ResellerError } from '@/lib/domain/resellers/errors'
import { decideOrder, getOrder } from '@/lib/domain/resellers/orders'
import { adminResellerForm, ordersPath, resellerPath, resellersPath } from '@/lib/domain/resellers/paths'
import { forOperators } from '@/lib/domain/resellers/policy'
import { defineCommand } from '@/lib/server/command'
import { wholeAddress } from '@/lib/server/whole-address'

/** Accepts an order and makes its package for the reseller. Throws ORDER_DECIDED, RESELLER_SUSPENDED. */
export const acceptOrder = defineCommand({
  name: 'resellers.accept-order',
  ...forOperators,
  input: rowInput,
  load: ({ id }, { actor }) => getOrder(actor, id),
  run: async (context, { id }, order) => {
    const { number, resellerId, count, requiresActivation, wantsPlaques, material, symbolMm, reseller } = order
    if (reseller.status === 'suspended') throw new ResellerError('RESELLER_SUSPENDED')
    await decideOrder(context.tx, id, { status: 'accepted' })
    // Without the company's name: codes can be moved, and the next reseller sees the package's name.
    const name = `Bestilling ${number}`
    const wanted = { name, count, requiresActivation, resellerId, material, symbolMm }
    const made = await preparePackage(context, wanted)
    await context.tx.resellerOrder.update({ where: { id }, data: { packageId: made.id } })
    await markCodesDelivered(context.tx, made.id)
    const { contactName, email } = reseller
    const props = { contactName, number, count, wantsPlaques, reason: null, ordersUrl: wholeAddress(ordersPath) }
    await queueMail(context, { to: email, mail: { template: 'reseller-order-decided', props } })
    context.about({ type: 'reseller_order', id, detail: { package: made.number } })
    return { resellerId, package: made }
  },
  form: {
    name: adminResellerForm,
    done: ({ resellerId }) => resellerPath(resellerId),
    back: () => resellersPath,
  },
})
