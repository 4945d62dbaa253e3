import type { PackageView } from '@/lib/domain/packages/schema'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'

export type MemorialState = 'draft' | 'published' | 'archived' | 'memorialised'

export type HouseView = {
  /** Cases that wait for an answer, and those of them that should have had it by now. */
  openCases: number
  overdueCases: number
  /** Successors who ask for a page and wait for an answer. */
  waitingSuccessions: number
  failedMails: number
  waitingMails: number
  /** Posts that nobody has decided on for a week. */
  oldPendingPosts: number
  /** Free codes in all packages together, when they are few; else null. */
  lowStock: number | null
  /** Among the newest packages. */
  lowPackages: PackageView[]
  memorials: Record<MemorialState, number>
  codes: Record<QrCodeState, number>
}
