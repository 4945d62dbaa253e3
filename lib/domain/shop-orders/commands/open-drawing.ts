import 'server-only'
import { createSheetUrl } from '@/lib/domain/proof-sheets/sheets'
import { orderActName } from '@/lib/domain/shop-orders/copy'
import { ShopOrderError } from '@/lib/domain/shop-orders/errors'
import { forBuyer } from '@/lib/domain/shop-orders/orders'
import { orderPath } from '@/lib/domain/shop-orders/paths'
import { shopOrderId } from '@/lib/domain/shop-orders/schema'
import { readOrderCodes } from '@/lib/domain/shop-orders/workshop'
import { defineCommand } from '@/lib/server/command'

/**
 * Gives the buyer a link to the drawing that waits for an answer: links are secrets, so one cannot be read again from
 * the mail. Throws NO_DRAWING_WAITS.
 */
export const openDrawing = defineCommand({
  name: 'shop-orders.open-drawing',
  input: shopOrderId,
  ...forBuyer,
  limits: (_, { actor }) => [{ name: 'open-drawing', key: actor.userId, points: 60, seconds: 3600 }],
  run: async (context, { id }, { packageId }) => {
    const codes = packageId ? (await readOrderCodes(context.tx, [packageId])).get(packageId) : undefined
    const sheetId = codes?.find(({ sheet }) => sheet === 'sent')?.sheetId
    if (!sheetId) throw new ShopOrderError('NO_DRAWING_WAITS')
    const { familyEmail } = await context.tx.proofSheet.findUniqueOrThrow({
      where: { id: sheetId },
      select: { familyEmail: true },
    })
    // The address of the sheet itself, so that the link in the family's mail stays valid.
    const url = await createSheetUrl(context.tx, sheetId, familyEmail)
    context.about({ type: 'shop_order', id })
    return { id, next: new URL(url).pathname }
  },
  form: { name: orderActName, done: ({ next }) => next, back: ({ id = '' }) => orderPath(id) },
})
