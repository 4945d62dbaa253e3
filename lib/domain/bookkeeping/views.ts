import type { InvoiceSummary } from '@/lib/domain/invoices/views'
import type { PaymentRow } from '@/lib/domain/payments/views'
import type { ShopOrderStatus } from '@/lib/domain/shop-orders/schema'
import type { PlanChoice } from '@/lib/domain/subscriptions/schema'

// Amounts in øre, days as yyyy-mm-dd.

export type BoughtPlan = {
  id: string
  choice: PlanChoice
  status: 'ordered' | 'active' | 'ended' | 'abandoned'
  /** Null once the page is deleted. */
  memorialId: string | null
  memorialName: string
  /** The last day that is paid for, yyyy-mm-dd; null for Livstid and before the first payment. */
  paidThrough: string | null
  isCancelled: boolean
  endedOn: string | null
}

type Standing = {
  /** What is owed on all invoices. */
  owedOere: number
  invoices: InvoiceSummary[]
  payments: PaymentRow[]
}

export type AccountMoney = Standing & {
  plans: BoughtPlan[]
  orders: {
    id: string
    number: number
    ordered: string
    status: ShopOrderStatus
    orderedOn: string
    totalOere: number
  }[]
}

export type ResellerMoney = Standing & {
  uninvoiced: {
    /** Of all, also those that are not listed. */
    count: number
    /** How many of them have no agreed price, which the sum leaves out. */
    withoutPrice: number
    /** The agreed prices without moms. */
    netOere: number
    orders: { id: string; number: number; deliveredOn: string | null; netOere: number | null }[]
  }
}
