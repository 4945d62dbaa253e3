import type { LowPackageView, StateFigure } from '@/lib/domain/packages/views'

export type MemorialState = 'draft' | 'published' | 'archived' | 'memorialised'

export type OverviewView = {
  /** Cases that wait for an answer, and how many of them are overdue. */
  openCases: number
  overdueCases: number
  /** Reports among them, each promised a decision by a certain day. */
  openReports: number
  /** Succession requests that wait for an answer. */
  waitingSuccessions: number
  /** Reseller applications and reseller orders that wait for an answer. */
  waitingApplications: number
  receivedOrders: number
  /** Families' orders that wait for us. */
  waitingShopOrders: number
  /** Invoices that are overdue, deposits nobody has placed, differences from the provider, refunds that wait for us. */
  overdueInvoices: number
  doubtfulDeposits: number
  paymentDifferences: number
  waitingRefunds: number
  lateBatches: number
  stoppedPieces: number
  failedMails: number
  waitingMails: number
  /** Posts pending for more than a week. */
  oldPendingPosts: number
  /** Free codes in all packages together when stock is low; otherwise null. */
  lowStock: number | null
  /** Among the newest packages. */
  lowPackages: LowPackageView[]
  memorials: Record<MemorialState, number>
  /** Covers and portraits, and how many of them have their finer widths. */
  headPictures: { done: number; all: number }
  codes: StateFigure[]
}
