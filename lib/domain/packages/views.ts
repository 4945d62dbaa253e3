import type { StoneMaterial } from '@/lib/domain/artwork/schema'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'

export type PackageState = 'making' | 'ready' | 'failed'

/** What can be done with many codes at once. */
export type CodeAct = 'assign' | 'move' | 'block' | 'retire'

export type ResellerOption = { id: string; companyName: string }

export type PackageView = {
  id: string
  number: number
  name: string
  state: PackageState
  /** How many codes exist so far, while it is being made. */
  made: number
  requiresActivation: boolean
  count: number
  material: StoneMaterial | null
  symbolMm: number | null
  reseller: ResellerOption | null
  /** ISO 8601 in UTC. */
  createdAt: string
  free: number
  claimed: number
  linked: number
  /** Blocked and retired. */
  outOfUse: number
}

/** A package that runs low; `free` is exact. */
export type LowPackageView = Pick<PackageView, 'id' | 'number' | 'name' | 'count' | 'free'>

export type PackageProgressView = { id: string; state: PackageState; made: number; count: number }

export type PackageCodeView = {
  id: string
  code: string
  formattedCode: string
  printedAddress: string
  state: QrCodeState
  stateText: string
  requiresActivation: boolean
  /** For full administrators; null for the workshop. */
  activationCode: string | null
  memorialCount: number
  package: { id: string; number: number; name: string }
  reseller: ResellerOption | null
  /** The code that replaced it, in stored form. */
  replacedBy: string | null
  /** ISO 8601 in UTC. */
  createdAt: string
}

/**
 * How many codes a search finds, and for each act how many it is possible for, with reasons for the rest. `isMore` when
 * there are more than one act may change; then the acts are not counted.
 */
export type FoundCodesView = {
  found: number
  isMore: boolean
  acts: Record<CodeAct, ActPlan>
}
export type ActPlan = {
  count: number
  /** Those of them that a family uses. */
  inUse: number
  passedOver: Array<{ reason: string; count: number }>
}

/** How many codes are in a state; above ten thousand an estimate by the database. */
export type StateFigure = { state: QrCodeState; count: number; isEstimate: boolean }

export type ImportProblem = { line: number; sentence: string }
/** What importing a list would do, or did. */
export type CodeImportView = {
  lines: number
  /** Every wrong line, in the list's order. */
  problems: ImportProblem[]
  resellers: Array<ResellerOption & { count: number }>
}

export type Page<T> = { items: T[]; nextCursor: string | null }
