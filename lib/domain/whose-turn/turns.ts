import 'server-only'
import type { PieceState, ReceivableStatus, ResellerOrderStatus, ShopOrderStatus } from '@/generated/prisma/enums'

type Owner = 'family' | 'reseller' | 'workshop' | 'administrator' | 'bookkeeper'

/** Every list on which something waits, with whose it is. */
export const ownerOf = {
  // /orders: what the buyer is to pay, to answer, or to say that it came.
  ownOrders: 'family',
  // /reseller-dashboard/orders and /invoices.
  boxes: 'reseller',
  bills: 'reseller',
  // /production: what no batch has yet, the stations, and what was stopped; /admin/qr-production: batches to send.
  tasks: 'workshop',
  stations: 'workshop',
  stopped: 'workshop',
  batches: 'workshop',
  // /admin/orders and /admin/resellers.
  shopOrders: 'administrator',
  resellerOrders: 'administrator',
  // /admin/invoices and /admin/resellers?mangler=faktura.
  overdue: 'bookkeeper',
  uninvoiced: 'bookkeeper',
} as const satisfies Record<string, Owner>
export type List = keyof typeof ownerOf

/** The situations within each state, with the list that each stands on; null once nobody has to do anything. */
type Turns<State extends string> = Record<State, Record<string, List | null>>

const ended = { plateToReturn: 'shopOrders', ended: null } as const

/**
 * On whose list everything stands until it is done. A state of the schema that is missing here does not compile; each
 * situation is found on its list alone (turns.test.ts). `none`: no piece, or no invoice, was made yet.
 */
export const turns = {
  // Of families, companies and public buyers: plaques, further codes and engraving.
  shopOrder: {
    ordered: { unpaid: 'ownOrders', buyerUnknown: 'shopOrders', toStart: 'shopOrders', regrettable: 'ownOrders' },
    paid: { toStart: 'shopOrders', regrettable: 'ownOrders' },
    // The least advanced code decides.
    started: {
      codeToSend: 'shopOrders',
      codeless: 'shopOrders',
      toDraw: 'shopOrders',
      drawn: 'ownOrders',
      toQueue: 'tasks',
      inWorkshop: 'batches',
    },
    shipped: { onItsWay: 'ownOrders', come: null },
    cancelled: ended,
    withdrawn: ended,
    abandoned: ended,
  },
  resellerOrder: {
    received: { asked: 'resellerOrders' },
    accepted: {
      codesMissing: 'resellerOrders',
      toQueue: 'tasks',
      inWorkshop: 'batches',
    },
    shipped: { onItsWay: 'boxes', come: null },
    cancelled: { ended: null },
  },
  piece: {
    none: { replacement: 'tasks', drawnByHolder: null },
    queued: { waiting: 'stations' },
    engraving: { waiting: 'stations' },
    quality_check: { waiting: 'stations' },
    passed: { waiting: 'stations' },
    packed: { toSend: 'batches' },
    stopped: { stopped: 'stopped' },
    // Where it is then is said of its order, and of its code.
    shipped: { left: null },
    cancelled: { free: null },
  },
  // Of resellers; a family's is part of its order.
  bill: {
    none: { delivered: 'uninvoiced' },
    open: { owed: 'bills', overdue: 'overdue' },
    paid: { closed: null },
    credited: { closed: null },
    written_off: { closed: null },
  },
} as const satisfies {
  shopOrder: Turns<ShopOrderStatus>
  resellerOrder: Turns<ResellerOrderStatus>
  piece: Turns<PieceState | 'none'>
  bill: Turns<ReceivableStatus | 'none'>
}

type Kind = keyof typeof turns
type Keys<T> = T extends unknown ? keyof T : never
/** In what situation an order, a piece or a bill may be. */
export type Situation<K extends Kind> = Keys<(typeof turns)[K][keyof (typeof turns)[K]]> & string

/** The list that a situation stands on. */
export function listOf<K extends Kind>(kind: K, situation: Situation<K>): List | null {
  return statesOf(kind).find((state) => situation in state)?.[situation] ?? null
}

/** The situations that stand on a list. */
export function situationsOn<K extends Kind>(kind: K, list: List): Situation<K>[] {
  const names = statesOf(kind).flatMap((state) => Object.keys(state))
  const isOn = (name: string): name is Situation<K> => statesOf(kind).some((state) => state[name] === list)
  return [...new Set(names)].filter(isOn)
}

function statesOf(kind: Kind): Record<string, List | null>[] {
  return Object.values(turns[kind])
}
