import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import type { Inscription, ProofSheetStatus } from '@/lib/domain/proof-sheets/schema'
import type { SheetEvent } from '@/lib/domain/proof-sheets/sheet-history'

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
  /** To the family. */
  note: string | null
  /** For those who work on it alone: never part of FamilySheetView. */
  internalNote: string | null
  readyWhen: string | null
  familyEmail: string
  /** What happened to it, oldest first. */
  history: SheetEvent[]
  answeredAt: string | null
  answeredByName: string | null
  answer: string | null
  sha256: string | null
  /** What a person should think of before it is sent; `stop` cannot be drawn at all. */
  warnings: Array<{ level: 'stop' | 'warning'; text: string }>
  facts: Array<[name: string, value: string]>
  life: string
  canWrite: boolean
  /** Approved, and drawn otherwise by today's program: no file of it is handed out. */
  isOutdated: boolean
}

/** A sheet as the family reads it. */
export type FamilySheetView = {
  status: ProofSheetStatus
  number: number
  version: number
  inscription: Inscription
  options: ArtworkOptions
  life: string
  facts: Array<[name: string, value: string]>
  note: string | null
  familyName: string
  readyWhen: string | null
  /** A person at the house or at the reseller; `company` then answers for the family's name and address. */
  sender: {
    name: string
    person: string | null
    company: string
    address: string | null
    phone: string | null
    email: string
    isHouse: boolean
  }
  /** Until when the link opens, ISO 8601 in UTC. */
  linkEndsAt: string
  answeredByName: string | null
  answeredAt: string | null
  answer: string | null
}

export type FamilySheetAnswer = { kind: 'unknown' | 'expired' } | { kind: 'open'; sheet: FamilySheetView }

/** A code that a new sheet can be made for. */
export type CodeChoice = { code: string; formattedCode: string; packageName: string; stateText: string }
