import type { ArtworkOptions, StoneMaterial } from '@/lib/domain/artwork/schema'
import type { PieceEventKind, PieceState, StationKind } from '@/lib/domain/production/schema'
import type { LetteringFinding, StoneEstimate } from '@/lib/domain/stones/schema'

/** How many pieces of a batch are in each state. */
export type PieceCounts = Record<PieceState, number>

/** Days are yyyy-mm-dd, times ISO 8601 in UTC. */
export type BatchSummary = {
  number: number
  name: string
  resellerName: string | null
  dueOn: string
  isLate: boolean
  shippedAt: string | null
  isCancelled: boolean
  pieces: number
  counts: PieceCounts
}
export type BatchPage = { items: BatchSummary[]; nextCursor: string | null }

export type BatchView = BatchSummary & {
  note: string | null
  options: ArtworkOptions
  package: { id: string; number: number; name: string } | null
  reseller: { id: string; companyName: string; address: string; postcode: string; city: string } | null
  createdByName: string
  createdAt: string
  shippedByName: string | null
  carrier: string | null
  trackingNumber: string | null
  /** When the reseller confirmed receipt. */
  receivedAt: string | null
  receivedByName: string | null
  /** Every piece is packed or cancelled, and at least one is packed. */
  canShip: boolean
}

/** The plaques and problems of a list of texts. `row` is the row in the list, 0 for the whole list. */
export type TextsPreview = {
  given: Array<{ row: number; number: number; code: string; lines: string[] }>
  problems: Array<{ row: number; problem: string }>
  pieces: number
}

export type PieceRow = {
  id: string
  number: number
  code: string
  formattedCode: string
  state: PieceState
  attempt: number
  heldByName: string | null
  station: string | null
  heldAt: string | null
  problem: string | null
  isChecked: boolean
  hasPhoto: boolean
  updatedAt: string
}
/** A piece in the documents of its batch, with its text. */
export type PaperPiece = PieceRow & { text: string }
export type PiecePage = { items: PieceRow[]; nextCursor: number | null }

export type PieceEventView = {
  id: string
  kind: PieceEventKind
  at: string
  actorName: string | null
  station: string | null
  reason: string | null
}

/** The photograph of a finished piece. */
export type PiecePhotoView = {
  id: string
  takenAt: string
  estimate: StoneEstimate | null
  /** Null when there is no lettering to read, and for old photographs. */
  lettering: LetteringFinding | null
}

/** The piece that someone has taken at a station. */
export type StationPiece = PieceRow & {
  batch: { number: number; name: string; dueOn: string; isLate: boolean; pieces: number; note: string | null }
  options: ArtworkOptions
  fromProofSheet: number | null
  /** Has lettering beside the symbol, which someone must confirm. */
  hasText: boolean
  isTextAgreed: boolean
  printedAddress: string
  photo: PiecePhotoView | null
}

/** A package that a batch can be made of, with its intended material and size, if given. */
export type BatchPackage = { number: number; name: string; material: StoneMaterial | null; symbolMm: number | null }

/** A taken piece, as all staff see it: who has it where, and since when. */
export type HeldPiece = Pick<PieceRow, 'id' | 'number' | 'formattedCode' | 'state' | 'heldByName' | 'station'> & {
  batchNumber: number
  heldAt: string | null
  isMine: boolean
}

export type WorkshopView = {
  counts: PieceCounts
  /** Pieces today, by step. */
  today: { engraved: number; checked: number; packed: number; stopped: number }
  lateBatches: number
  latePieces: number
  held: HeldPiece[]
  stopped: StoppedPiece[]
  /** How many wait for each station. */
  waiting: Record<StationKind, number>
}

export type StoppedPiece = Pick<PieceRow, 'id' | 'number' | 'formattedCode' | 'problem'> & {
  batchNumber: number
  batchName: string
  stoppedAt: string
}

/** A step that can be undone for another `leftMs` milliseconds. */
export type UndoableStep = { id: string; formattedCode: string; step: 'engraved' | 'packed'; leftMs: number }

export type TakenPiece = {
  pieceId: string | null
  /** Pieces that were stopped and skipped because their code went out of use. */
  stopped: Array<{ formattedCode: string; problem: string }>
}

/**
 * The result of a scan. `other_of_batch`: an engraved piece of the same batch was scanned, and nothing has changed;
 * `canSwitch` if that piece is in quality check too and no one else has taken it. `advice` is how to set the hand
 * scanner.
 */
export type CheckedPiece =
  | { kind: 'match'; formattedCode: string; advice: string | null }
  | {
      kind: 'other_of_batch'
      pieceId: string
      number: number
      formattedCode: string
      where: string
      canSwitch: boolean
    }

/** `share` of the reference's reads, where 1 is equally good; `tries` under all wears. */
export type PieceProofView = { isProven: true; share: number; tries: number } | { isProven: false }
