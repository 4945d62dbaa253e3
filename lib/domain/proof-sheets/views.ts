import type { ArtworkOptions, StoneMaterial } from '@/lib/domain/artwork/schema'
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
  /** The latest of created, sent and answered. */
  changedAt: string
}

export type ProofSheetPage = { items: ProofSheetSummary[]; nextCursor: string | null }

/** A sheet as staff and the reseller see it. */
export type ProofSheetView = ProofSheetSummary & {
  options: ArtworkOptions
  inscription: Inscription
  /** To the family. */
  note: string | null
  /** For staff and the reseller; never part of FamilySheetView. */
  internalNote: string | null
  readyWhen: string | null
  /** Empty on an approved sheet once nobody writes to it any more. */
  familyEmail: string
  /** Oldest first. */
  history: SheetEvent[]
  answeredAt: string | null
  answeredByName: string | null
  answer: string | null
  sha256: string | null
  /** Shown before sending; a `stop` cannot be drawn at all. */
  warnings: Array<{ level: 'stop' | 'warning'; text: string }>
  facts: Array<[name: string, value: string]>
  life: string
  canWrite: boolean
  /** Approved, but today's code would draw it differently, so its files are refused. */
  isOutdated: boolean
}

/** A sheet as the family sees it. */
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
  /** The contact; `company` is the data controller of the family's name and mail address. */
  sender: {
    name: string
    person: string | null
    company: string
    address: string | null
    phone: string | null
    email: string
    isOperator: boolean
  }
  /** Who goes on in the sender's place while its agreement is suspended. */
  takenOverBy: { name: string; email: string } | null
  /** When the link expires, ISO 8601 in UTC. */
  linkEndsAt: string
  answeredByName: string | null
  answeredAt: string | null
  answer: string | null
}

export type FamilySheetAnswer = { kind: 'unknown' | 'expired' } | { kind: 'open'; sheet: FamilySheetView }

/** What is known of a code before it is drawn. `plate`: the options of the plate that was made with it. */
export type SheetStart = { material: StoneMaterial | null; symbolMm: number | null; plate: ArtworkOptions | null }

/** A code that may get a new sheet. */
export type CodeChoice = { code: string; formattedCode: string; packageName: string; stateText: string }
