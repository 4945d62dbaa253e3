import type { LowPackageView, StateFigure } from '@/lib/domain/packages/schema'

export type MemorialState = 'draft' | 'published' | 'archived' | 'memorialised'

export type HouseView = {
  /** Cases that wait for an answer, and those of them that should have had it by now. */
  openCases: number
  overdueCases: number
  /** Reports among them: each has a day by which it was promised a decision. */
  openReports: number
  /** Successors who ask for a page and wait for an answer. */
  waitingSuccessions: number
  /** Companies that ask to become resellers, and orders of resellers, that wait for an answer. */
  waitingApplications: number
  receivedOrders: number
  /** In the workshop. */
  lateBatches: number
  stoppedPieces: number
  failedMails: number
  waitingMails: number
  /** Posts that nobody has decided on for a week. */
  oldPendingPosts: number
  /** Free codes in all packages together, when they are few; else null. */
  lowStock: number | null
  /** Among the newest packages. */
  lowPackages: LowPackageView[]
  memorials: Record<MemorialState, number>
  /** Covers and portraits, and how many of them have their finer widths. */
  headPictures: { done: number; all: number }
  codes: StateFigure[]
}
