import { lapse, type PlanId, regrettedMonths } from '@/lib/domain/billing/plans'
import { addDays, addMonths } from '@/lib/shared/danish-days'

/**
 * How an agreement stands, as its family reads it. `ordered`: nothing is paid; `transfer`: waits for a bank transfer;
 * `waiting`: paid, begins later; `over`: cancelled, and its paid time has passed; `lapsed`: the payment did not come.
 */
export type PlanState =
  | 'ordered'
  | 'transfer'
  | 'waiting'
  | 'running'
  | 'livstid'
  | 'cancelled'
  | 'grace'
  | 'over'
  | 'lapsed'
  | 'withdrawn'
  | 'left'
  | 'changed'
  | 'duplicate'
  | 'page_deleted'
  | 'abandoned'

/** A plan that is agreed and does not run yet: whoever reads this is not asked to buy one. */
export type ComingPlan = {
  agreementId: string
  plan: 'premium' | 'livstid'
  /** ISO 8601, where it is paid; null while its bank transfer is awaited. */
  startsAt: string | null
  /** Whether its payer may have it begin now. */
  canBeginNow: boolean
}

/**
 * What a page has now. `plan` is what is open: 'basis' also while an agreement waits to begin and after it ended. `free`:
 * it never had an agreement. `paidUntil` is null for Livstid and where nothing was paid.
 */
export type PagePlan = {
  plan: PlanId
  state: PlanState | 'free'
  paidUntil: Date | null
  coming: ComingPlan | null
  /** The agreement that this is told of; null for 'free'. */
  agreementId: string | null
}

/** What decides how an agreement stands. */
export type PlanRow = {
  id: string
  changedFromId: string | null
  plan: 'premium' | 'livstid'
  status: 'ordered' | 'active' | 'ended' | 'abandoned'
  endReason: 'cancelled' | 'lapsed' | 'withdrawn' | 'left' | 'changed' | 'duplicate' | 'page_deleted' | null
  orderedAt: Date
  startedAt: Date | null
  paidUntil: Date | null
  cancelledAt: Date | null
  endedAt: Date | null
  /** Whether an invoice for it waits to be paid. */
  isBilled: boolean
}

/** How an agreement stands at `now`, by its dates alone: no job has to run first. */
export function planStateOf(
  row: Omit<PlanRow, 'id' | 'changedFromId' | 'orderedAt' | 'endedAt'>,
  now: Date,
): PlanState {
  const { plan, status, endReason, startedAt, paidUntil, cancelledAt, isBilled } = row
  if (status === 'abandoned') return 'abandoned'
  if (status === 'ordered') return isBilled ? 'transfer' : 'ordered'
  if (status === 'ended') return endReason === null || endReason === 'cancelled' ? 'over' : endReason
  if (!startedAt || startedAt > now) return 'waiting'
  if (plan === 'livstid') return 'livstid'
  if (!paidUntil) return 'waiting'
  if (now < paidUntil) return cancelledAt ? 'cancelled' : 'running'
  // Whoever cancelled awaits no payment, so there is nothing to wait for.
  if (cancelledAt) return 'over'
  return now < graceEndsAt(paidUntil) ? 'grace' : 'lapsed'
}

const open: ReadonlySet<PlanState> = new Set(['running', 'livstid', 'cancelled', 'grace'])
/** Its time is paid, so a plan that was changed to waits for it. */
const paid: ReadonlySet<PlanState> = new Set(['running', 'livstid', 'cancelled'])

/**
 * What a page has at `now` and what is on its way, from all of its agreements, in any order. It is told of the active
 * one, else of one that is ordered, else of the one that ended last.
 */
export function pagePlanOf(rows: readonly PlanRow[], now: Date): PagePlan {
  const row = tellingRow(rows)
  if (!row) return { plan: 'basis', state: 'free', paidUntil: null, coming: null, agreementId: null }
  const { id: agreementId, plan, paidUntil, startedAt } = row
  const state = planStateOf(row, now)
  if (open.has(state)) return { plan, state, paidUntil, coming: null, agreementId }
  if (state === 'transfer') {
    const coming = { agreementId, plan, startsAt: null, canBeginNow: false }
    return { plan: 'basis', state, paidUntil, coming, agreementId }
  }
  if (state !== 'waiting') return { plan: 'basis', state, paidUntil, coming: null, agreementId }
  const before = planBefore(row, rows, now)
  // Where the page has another plan until then, its days were deducted from the price.
  const canBeginNow = !before && !rows.some(isRegretted(now))
  const coming = { agreementId, plan, startsAt: startedAt?.toISOString() ?? null, canBeginNow }
  return { ...(before ?? { plan: 'basis', state, paidUntil }), coming, agreementId }
}

function tellingRow(rows: readonly PlanRow[]): PlanRow | null {
  const active = rows.find(({ status }) => status === 'active')
  if (active) return active
  const ordered = rows.filter(({ status }) => status === 'ordered')
  const ended = rows.filter(({ status }) => status === 'ended')
  return (
    newest(
      ordered.filter(({ isBilled }) => isBilled),
      'orderedAt',
    ) ??
    newest(ordered, 'orderedAt') ??
    newest(
      ended.filter(({ endReason }) => endReason !== 'duplicate' && endReason !== 'changed'),
      'endedAt',
    ) ??
    newest(ended, 'endedAt')
  )
}

function newest(rows: readonly PlanRow[], by: 'orderedAt' | 'endedAt'): PlanRow | null {
  return rows.toSorted((a, b) => Number(b[by]) - Number(a[by]))[0] ?? null
}

/** Until a plan that was changed to begins, the page has what it was changed from, as long as that is paid. */
function planBefore(
  row: PlanRow,
  rows: readonly PlanRow[],
  now: Date,
): Pick<PagePlan, 'plan' | 'state' | 'paidUntil'> | null {
  const before = rows.find(({ id, endReason }) => id === row.changedFromId && endReason === 'changed')
  if (!before) return null
  const state = planStateOf({ ...before, status: 'active' }, now)
  if (paid.has(state)) return { plan: before.plan, state, paidUntil: before.paidUntil }
  return state === 'waiting' ? planBefore(before, rows, now) : null
}

/**
 * Whether a plan was used and regretted in the last `regrettedMonths`, by anybody: then a wish to begin at once does not
 * count for the page.
 */
export function isRegretted(now: Date) {
  const since = addMonths(now, -regrettedMonths)
  return ({ endReason, startedAt, endedAt }: Pick<PlanRow, 'endReason' | 'startedAt' | 'endedAt'>): boolean =>
    endReason === 'withdrawn' && startedAt !== null && endedAt !== null && startedAt < endedAt && endedAt > since
}

/** The end of the days of grace after a period: the same time of day in Denmark, `lapse.graceDays` days later. */
export function graceEndsAt(paidUntil: Date): Date {
  return addDays(paidUntil, lapse.graceDays)
}
