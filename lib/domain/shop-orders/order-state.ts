import type { PieceState } from '@/lib/domain/production/schema'
import type { ProofSheetStatus } from '@/lib/domain/proof-sheets/schema'
import { canStart, isEnded, isToStart, owesPlate, silentDays } from '@/lib/domain/shop-orders/policy'
import { isHeld, type ShopItem, type ShopOrderStatus } from '@/lib/domain/shop-orders/schema'
import type { Situation } from '@/lib/domain/whose-turn/turns'
import { addDays } from '@/lib/shared/danish-days'

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
  ordered: 'ordered',
  paid: 'ordered',
  drawing: 'drawing',
  yours: 'drawing',
  approved: 'making',
  making: 'making',
  packed: 'making',
  shipped: 'shipped',
  done: 'shipped',
}

/** What the workshop has on one code of an order: its newest sheet that was not withdrawn, and its newest piece. */
export type CodeInWorkshop = { sheet: ProofSheetStatus | null; piece: PieceState | null }

type Situated = Parameters<typeof canStart>[0] &
  Parameters<typeof owesPlate>[0] & { shippedAt: Date | null; receivedAt: Date | null }

/** What an order waits for; whose list that is on: `turns`. `begunIn` asks the database for the same. */
export function situationOf(
  order: Situated,
  { codes, isInvoiced, now }: { codes: readonly CodeInWorkshop[]; isInvoiced: boolean; now: Date },
): Situation<'shopOrder'> {
  if (isEnded(order.status)) return owesPlate(order, isInvoiced) ? 'plateToReturn' : 'ended'
  if (order.status === 'shipped') return hasCome(order, now) ? 'come' : 'onItsWay'
  if (order.status === 'started') return order.item === 'code' ? 'codeToSend' : begunSituation(codes)
  if (isHeld(order)) return 'buyerUnknown'
  if (!isToStart(order)) return 'unpaid'
  return canStart(order, now) ? 'toStart' : 'regrettable'
}

function begunSituation(codes: readonly CodeInWorkshop[]): Situation<'shopOrder'> {
  const free = codes.filter(({ piece }) => piece === null || piece === 'cancelled')
  if (codes.length === 0) return 'codeless'
  if (free.some(({ sheet }) => sheet !== 'sent' && sheet !== 'approved')) return 'toDraw'
  if (free.some(({ sheet }) => sheet === 'sent')) return 'drawn'
  return free.length > 0 ? 'toQueue' : 'inWorkshop'
}

// As a code that nobody has said came.
const hasCome = ({ shippedAt, receivedAt }: Situated, now: Date) =>
  receivedAt !== null || (shippedAt !== null && now >= addDays(shippedAt, silentDays))

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
