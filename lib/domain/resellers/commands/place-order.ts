import 'server-only'
import { tooSmallText } from '@/lib/domain/artwork/symbol'
import { readPrices } from '@/lib/domain/billing/prices'
import { resellerOrderOere } from '@/lib/domain/billing/reseller-prices'
import { codeActor } from '@/lib/domain/qr-codes/code-row'
import { notifyOfOrder } from '@/lib/domain/resellers/notify-administrators'
import { getMembership } from '@/lib/domain/resellers/resellers'
import { placeOrderInput } from '@/lib/domain/resellers/stock/order-schema'
import { canKeepStock } from '@/lib/domain/resellers/stock/policy'
import { placeOrderFormName } from '@/lib/domain/resellers/stock/stock-forms'
import { refuseSpam } from '@/lib/server/abuse/spam-check'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { danishDay } from '@/lib/shared/danish-time'

/** Orders codes or plaques, and notifies administrators. Nothing is made before they accept. */
export const placeOrder = defineCommand({
  name: 'resellers.place-order',
  input: placeOrderInput,
  session: 'required',
  status: 201,
  // Above what any reseller orders in a day; stops repeated clicks.
  limits: (_, { actor }) => [{ name: 'reseller-order', key: actor.reseller?.id ?? '', points: 30, seconds: 24 * 3600 }],
  load: async ({ message }, { actor }) => {
    refuseSpam({ message }, { message: 3 })
    return getMembership(actor)
  },
  authorize: canKeepStock,
  async run(context, { wantsPlaques, material, symbolMm, wantedOn, ...wanted }, { id: resellerId }) {
    const tooSmall = wantsPlaques && symbolMm !== null ? tooSmallText(symbolMm) : null
    if (tooSmall) throw new DomainError('INVALID_INPUT', {}, { symbolMm: tooSmall })
    const sum = resellerOrderOere(await readPrices(danishDay(new Date()), context.tx), {
      ...wanted,
      wantsPlaques,
      material,
    })
    const { id, number } = await context.tx.resellerOrder.create({
      data: {
        ...wanted,
        resellerId,
        wantsPlaques,
        // Codes have neither: the reseller chooses them for the drawing.
        material: wantsPlaques ? material : null,
        symbolMm: wantsPlaques ? symbolMm : null,
        // What the price list says today, whatever is changed before it is invoiced.
        piecesOere: sum?.pieces ?? null,
        freightOere: sum?.freight ?? null,
        wantedOn: wantedOn === null ? null : new Date(wantedOn),
        orderedByName: (codeActor(context.actor).actorName ?? '').slice(0, 120),
      },
      select: { id: true, number: true },
    })
    await notifyOfOrder(context, id)
    context.about({ type: 'reseller_order', id })
    return { id, number }
  },
  form: {
    name: placeOrderFormName,
    done: ({ number }) => `/reseller-dashboard/orders?sendt=${number}`,
    back: () => '/reseller-dashboard/orders',
  },
})
