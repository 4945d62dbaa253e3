import 'server-only'
import type { PlanInterval, PurchaseStatus } from '@/generated/prisma/enums'
import { closeWaysToPay } from '@/lib/domain/purchases/close-ways-to-pay'
import type { WriteContext } from '@/lib/server/command'
import type { Prisma, Transaction } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere, toOere } from '@/lib/shared/money'

/** What somebody owes once: a period of an agreement, or an order (docs/decisions/069). Amounts in øre including moms. */
export type Purchase = {
  id: string
  subscriptionId: string | null
  shopOrderId: string | null
  /** The Danish day on which a further period begins, yyyy-mm-dd; null for the first and for an order. */
  periodFrom: string | null
  interval: PlanInterval | null
  priceOere: number
  deductedOere: number
  /** Until when the deduction was counted. */
  reckonedAt: Date
  status: PurchaseStatus
}

type Target = { subscriptionId: string } | { shopOrderId: string }

type PurchaseDraft = Target & {
  periodFrom?: string
  interval?: PlanInterval
  priceOere: number
  deductedOere?: number
  now: Date
}

/**
 * The open purchase of an agreement's period or of an order, which the caller has locked. One with other figures is given
 * up first: nobody can pay it any more. Throws a RangeError for what began already.
 */
export async function openPurchase(
  context: WriteContext,
  { periodFrom, interval, priceOere, deductedOere = 0, now, ...target }: PurchaseDraft,
): Promise<Purchase> {
  const { tx } = context
  const key = { ...target, periodFrom: periodFrom ? new Date(periodFrom) : null }
  const known = await tx.purchase.findFirst({ where: { ...key, status: { not: 'given_up' } } })
  if (known?.status === 'begun') throw new RangeError('It began already')
  if (known) {
    const purchase = purchaseOf(known)
    const isSame =
      purchase.priceOere === priceOere &&
      purchase.deductedOere === deductedOere &&
      purchase.interval === (interval ?? null)
    if (isSame) return purchase
    const text = purchase.interval === interval ? 'Prisen er ændret' : 'Planen er lavet om'
    await closeWaysToPay(context, { purchaseId: purchase.id }, { text, now })
    await giveUpPurchases(tx, { id: purchase.id })
  }
  const data = { ...key, interval: interval ?? null, priceOere, deductedOere, reckonedAt: now, createdAt: now }
  return purchaseOf(await tx.purchase.create({ data }))
}

/** From now on their money goes back, whenever it comes. What began stays. */
export async function giveUpPurchases(tx: Transaction, where: { id: string } | Target): Promise<void> {
  await tx.purchase.updateMany({ where: { ...where, status: 'open' }, data: { status: 'given_up' } })
}

/** Throws a Prisma error for an unknown id. */
export async function readPurchase(tx: Transaction, id: string): Promise<Purchase> {
  return purchaseOf(await tx.purchase.findUniqueOrThrow({ where: { id } }))
}

function purchaseOf({ priceOere, deductedOere, periodFrom, ...row }: Prisma.PurchaseGetPayload<object>): Purchase {
  return {
    ...row,
    periodFrom: periodFrom && danishDay(periodFrom),
    priceOere: toOere(priceOere),
    deductedOere: toOere(deductedOere),
  }
}

/** The invoice of a purchase that money can still settle: owed, or written off. */
export async function findDocument(
  tx: Transaction,
  purchaseId: string,
): Promise<{ invoiceId: string; owedOere: number } | null> {
  const row = await tx.receivable.findFirst({
    where: { purchaseId, status: { in: ['open', 'written_off'] }, invoice: { kind: 'invoice' } },
    orderBy: { invoice: { number: 'desc' } },
    select: { invoiceId: true, totalOere: true, settledOere: true },
  })
  return row && { invoiceId: row.invoiceId, owedOere: sumOere([toOere(row.totalOere), -toOere(row.settledOere)]) }
}

/** What is to be paid for it now, in øre: what is owed on its invoice, where one was sent. */
export async function readOwedOere(tx: Transaction, { id, priceOere, deductedOere }: Purchase): Promise<number> {
  const document = await findDocument(tx, id)
  return document ? document.owedOere : sumOere([priceOere, -deductedOere])
}
