import { abandonOrder } from '@/lib/domain/shop-orders/commands/abandon-order'
import { approveBuyer } from '@/lib/domain/shop-orders/commands/approve-buyer'
import { callOffOrder } from '@/lib/domain/shop-orders/commands/call-off-order'
import { cancelOrder } from '@/lib/domain/shop-orders/commands/cancel-order'
import { openDrawing } from '@/lib/domain/shop-orders/commands/open-drawing'
import { payOrder } from '@/lib/domain/shop-orders/commands/pay-order'
import { placeOrder } from '@/lib/domain/shop-orders/commands/place-order'
import { receiveOrder } from '@/lib/domain/shop-orders/commands/receive-order'
import { returnPlate } from '@/lib/domain/shop-orders/commands/return-plate'
import { shipOrder } from '@/lib/domain/shop-orders/commands/ship-order'
import { startOrder } from '@/lib/domain/shop-orders/commands/start-order'
import { tellLate } from '@/lib/domain/shop-orders/commands/tell-late'
import { withdrawOrder } from '@/lib/domain/shop-orders/commands/withdraw-order'
import type { AnyCommand } from '@/lib/server/command'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { openShop } from '@/tests/factories/plans'
import { createDrawnOrder, createShopOrder, orderForm } from '@/tests/factories/shop-orders'

const cemetery = {
  buyerKind: 'public',
  companyName: 'Lyngby Kirkegård',
  ean: '5798000000001',
  buyerReference: 'Grav 14',
}

type Order = Parameters<typeof createShopOrder>[2]

/** An order that the owner of the page placed. */
const theirs =
  (order: Order = {}, more: object = {}) =>
  async ({ people, memorial }: World) => ({ id: (await createShopOrder(people.owner, memorial, order)).id, ...more })

/** The buyer alone: other members of the page are strangers to it, like everybody else. */
const buyerOnly = outcomes(404, { visitor: 401, owner: 'ok', administrator: 403 })
const administratorsOnly = outcomes(404, { visitor: 401, owner: 403, administrator: 'ok' })
const nobody = outcomes(403, { visitor: 401 })

export const shopOrderRows: Record<string, AccessRow> = {
  'shop-orders.place-order': {
    command: placeOrder,
    // A public buyer's order needs no provider.
    input: ({ memorial }) => orderForm(memorial, { ...cemetery, method: '' }),
    outcomes: outcomes(404, {
      visitor: 401,
      viewer: 403,
      first_reader: 403,
      editor: 'ok',
      owner: 'ok',
      administrator: 403,
    }),
  },
  'shop-orders.pay-order': {
    command: inOpenShop(payOrder),
    input: theirs({ status: 'ordered' }, { method: 'card' }),
    outcomes: buyerOnly,
  },
  'shop-orders.cancel-order': { command: cancelOrder, input: theirs(), outcomes: buyerOnly },
  'shop-orders.open-drawing': {
    command: openDrawing,
    input: ({ people, memorial }) => createDrawnOrder(people.owner, memorial),
    outcomes: buyerOnly,
  },
  'shop-orders.approve-buyer': {
    command: approveBuyer,
    input: theirs({ status: 'ordered', ean: cemetery.ean, buyerCheck: 'waiting' }),
    outcomes: administratorsOnly,
  },
  'shop-orders.start-order': { command: startOrder, input: theirs(), outcomes: administratorsOnly },
  'shop-orders.ship-order': {
    command: shipOrder,
    input: theirs({ item: 'code', status: 'started' }),
    outcomes: administratorsOnly,
  },
  'shop-orders.return-plate': {
    command: returnPlate,
    input: theirs({ item: 'engraving', status: 'withdrawn' }),
    outcomes: administratorsOnly,
  },
  'shop-orders.call-off-order': {
    command: callOffOrder,
    input: theirs({}, { reason: 'Skifer er udsolgt.' }),
    outcomes: administratorsOnly,
  },
  // Without the link: the buyer alone. With it: whoever has it (withdraw-order.test.ts).
  'shop-orders.withdraw-order': {
    command: withdrawOrder,
    input: theirs({ item: 'code', status: 'shipped' }),
    outcomes: outcomes(404, { owner: 'ok' }),
  },
  // As `withdraw-order`, and administrators who followed the parcel (receive-order.test.ts).
  'shop-orders.receive-order': {
    command: receiveOrder,
    input: theirs({ item: 'code', status: 'shipped' }),
    outcomes: outcomes(404, { owner: 'ok', administrator: 'ok' }),
  },
  'shop-orders.tell-late': {
    command: tellLate,
    input: async (world) => ({ ...(await theirs()(world)), now: new Date() }),
    outcomes: nobody,
  },
  'shop-orders.abandon-order': {
    command: abandonOrder,
    input: async (world) => ({ ...(await theirs({ status: 'ordered' })(world)), now: new Date() }),
    outcomes: nobody,
  },
}

/** The shop is open for this command alone: settings are shared by all tests of a worker. */
function inOpenShop(command: AnyCommand): AnyCommand {
  return {
    ...command,
    run: async (...given) => {
      const close = openShop()
      try {
        return await command.run(...given)
      } finally {
        close()
      }
    },
  }
}
