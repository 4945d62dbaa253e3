import * as inConsole from '@/lib/domain/shop-orders/console-queries'
import { readOrderDrawing } from '@/lib/domain/shop-orders/drawing-queries'
import * as queries from '@/lib/domain/shop-orders/queries'
import { getOrderForm, getRegret } from '@/lib/domain/shop-orders/queries'
import { newOrderQuery, orderListInput } from '@/lib/domain/shop-orders/schema'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { codesOf, createShopOrder } from '@/tests/factories/shop-orders'

const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })
const theirs = async ({ people, memorial }: World) => ({ id: (await createShopOrder(people.owner, memorial)).id })
const listed = async (world: World) => {
  await theirs(world)
  return orderListInput.parse({})
}

export const shopOrderReads: Record<string, ReadRow> = {
  'shop-orders.list-own-orders': {
    read: queries.listOwnOrders,
    input: async (world) => {
      await theirs(world)
      return {}
    },
    outcomes: readOutcomes('nothing', { visitor: 401, owner: 'ok' }),
  },
  'shop-orders.get-own-order': {
    read: queries.getOwnOrder,
    input: theirs,
    outcomes: readOutcomes(404, { visitor: 401, owner: 'ok', administrator: 403 }),
  },
  'shop-orders.read-order-drawing': {
    read: readOrderDrawing,
    input: async ({ people, memorial }) => {
      const order = await createShopOrder(people.owner, memorial, { item: 'code', status: 'started' })
      const [code] = await codesOf(order)
      return { id: order.id, code: code?.code ?? '', stone: 'dark' as const, format: 'svg' as const }
    },
    outcomes: readOutcomes(404, { visitor: 401, owner: 'ok', administrator: 403 }),
  },
  // Everybody gets the form, with nothing to order for where there is nothing.
  'shop-orders.get-order-form': {
    read: getOrderForm,
    input: () => newOrderQuery.parse({}),
    outcomes: readOutcomes('ok', { visitor: 401 }),
  },
  'shop-orders.get-regret': { read: getRegret, input: theirs, outcomes: readOutcomes(404, { owner: 'ok' }) },
  'shop-orders.list-orders': { read: inConsole.listOrders, input: listed, outcomes: administratorsOnly },
  'shop-orders.count-orders': { read: inConsole.countOrders, input: listed, outcomes: administratorsOnly },
  'shop-orders.export-orders': { read: inConsole.exportOrders, input: listed, outcomes: administratorsOnly },
  'shop-orders.find-order': { read: inConsole.findOrder, input: theirs, outcomes: administratorsOnly },
  'shop-orders.find-ordered-drawing': {
    read: inConsole.findOrderedDrawing,
    input: async ({ people, memorial }) => {
      const [code] = await codesOf(await createShopOrder(people.owner, memorial, { status: 'started' }))
      return { code: code?.code ?? '' }
    },
    outcomes: administratorsOnly,
  },
}
