import type { Transaction } from '@/lib/server/db'

/** Something that happened on a day: all of them run in order, so that numbers and dates agree. */
export type MoneyStep = { at: Date; run: (context: SeedContext) => Promise<void> }
/** A period or invoice that was paid in full. */
type PaidInFull = {
  id: string
  purpose: 'plan' | 'renewal' | 'invoice'
  purchaseId?: string
  subscriptionId?: string
  shopOrderId?: string
  invoiceId: string
  amountOere: bigint
  at: Date
}
/** Building blocks run in it; nothing is mailed. `paid` collects what is written at the end, all at once. */
export type SeedContext = {
  tx: Transaction
  actor: { kind: 'system'; name: string }
  enqueue: () => Promise<void>
  paid: PaidInFull[]
}
export type Payer = { id: string; fullName: string; email: string }
export type MoneyPages = Partial<Record<string, { id: string }>>
