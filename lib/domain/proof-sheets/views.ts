import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import type { Inscription, ProofSheetStatus } from '@/lib/domain/proof-sheets/schema'

/** A sheet in a list. Times are ISO 8601 in UTC. */
export type ProofSheetSummary = {
  id: string
  number: number
  version: number
  status: ProofSheetStatus
  stoneName: string
  code: string
  formattedCode: string
  familyName: string
  resellerName: string | null
  /** The latest of written, sent and answered. */
  changedAt: string
}

export type ProofSheetPage = { items: ProofSheetSummary[]; nextCursor: string | null }

/** A sheet as those see it who work on it. */
export type ProofSheetView = ProofSheetSummary & {
  options: ArtworkOptions
  inscription: Inscription
  note: string | null
  familyEmail: string
  createdByName: string
  createdAt: string
  sentAt: string | null
  answeredAt: string | null
  answeredByName: string | null
  answer: string | null
  sha256: string | null
  /** What a person should think of before it is sent; `stop` cannot be drawn at all. */
  warnings: Array<{ level: 'stop' | 'warning'; text: string }>
  facts: Array<[name: string, value: string]>
  life: string
  canWrite: boolean
}

/** A sheet as the family reads it. */
export type FamilySheetView = {
  status: ProofSheetStatus
  number: number
  version: number
  inscription: Inscription
  life: string
  facts: Array<[name: string, value: string]>
  note: string | null
  familyName: string
  /** The house itself, or the reseller, who then answers for the family's name and address. */
  sender: { name: string; address: string | null; phone: string | null; email: string; isHouse: boolean }
  answeredByName: string | null
  answeredAt: string | null
  answer: string | null
}

export type FamilySheetAnswer = { kind: 'unknown' | 'expired' } | { kind: 'open'; sheet: FamilySheetView }
