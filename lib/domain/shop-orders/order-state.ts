import type { PieceState } from '@/lib/domain/production/schema'
import type { ProofSheetStatus } from '@/lib/domain/proof-sheets/schema'
import { canStart, owesPlate } from '@/lib/domain/shop-orders/policy'
import { isHeld, type ShopItem, type ShopOrderStatus } from '@/lib/domain/shop-orders/schema'

/** How far an order is, in order. `drawing`: we are drawing; `yours`: the drawing waits for the family's answer. */
export const orderSteps = [
  'ordered',
  'paid',
  'drawing',
  'yours',
  'approved',
  'making',
  'packed',
  'shipped',
  'done',
] as const
export type OrderStep = (typeof orderSteps)[number]

const drawnSteps = ['ordered', 'drawing', 'making', 'shipped'] as const satisfies OrderStep[]
const codeSteps = ['ordered', 'making', 'shipped'] as const satisfies OrderStep[]
export type FamilyStep = (typeof drawnSteps)[number]

/** The few steps that a family sees; `stepHint` says the rest. A further code needs no approved drawing. */
export function familyStepsOf(item: ShopItem): readonly FamilyStep[] {
  return item === 'code' ? codeSteps : drawnSteps
}

/** The family's step that each step is part of. */
export const familyStepOf: Record<OrderStep, FamilyStep> = {
  ...{ ordered: 'ordered', paid: 'ordered', drawing: 'drawing', yours: 'drawing' },
  ...{ approved: 'making', making: 'making', packed: 'making', shipped: 'shipped', done: 'shipped' },
}

/** What the workshop has on one code of an order: its newest sheet that was not withdrawn, and its newest piece. */
export type CodeInWorkshop = { sheet: ProofSheetStatus | null; piece: PieceState | null }

/**
 * Whether we have to look at its buyer, begin the order, send its code, draw or put to work one of its codes, or send
 * back the family's plate.
 */
export function waitsForUs(
  order: Parameters<typeof canStart>[0] & Parameters<typeof owesPlate>[0],
  { codes, isInvoiced, now }: { codes: readonly CodeInWorkshop[]; isInvoiced: boolean; now: Date },
): boolean {
  if (canStart(order, now) || isHeld(order) || owesPlate(order, isInvoiced)) return true
  if (order.status !== 'started') return false
  return order.item === 'code' || codes.some(({ sheet, piece }) => piece === null && sheet !== 'sent')
}

type Standing = { item: ShopItem; status: ShopOrderStatus; shippedAt: Date | null }

const doneAfterMs = 14 * 24 * 3600_000

/** How far the order is: its least advanced code decides. For a closed order, the step is where it stopped. */
export function orderStep(
  { item, status, shippedAt }: Standing,
  codes: readonly CodeInWorkshop[],
  now: Date,
): OrderStep {
  if (status === 'shipped') return isDone(shippedAt, now) ? 'done' : 'shipped'
  if (status === 'started') return item === 'code' ? 'making' : leastOf(codes.map(codeStep))
  return status === 'paid' ? 'paid' : 'ordered'
}

const isDone = (shippedAt: Date | null, now: Date) =>
  shippedAt !== null && now.getTime() - shippedAt.getTime() > doneAfterMs

function leastOf(steps: OrderStep[]): OrderStep {
  return orderSteps.find((step) => steps.includes(step)) ?? 'drawing'
}

function codeStep({ sheet, piece }: CodeInWorkshop): OrderStep {
  if (piece === 'shipped') return 'shipped'
  if (piece === 'packed') return 'packed'
  if (piece !== null && piece !== 'cancelled') return 'making'
  if (sheet === 'approved') return 'approved'
  return sheet === 'sent' ? 'yours' : 'drawing'
}
