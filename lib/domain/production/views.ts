import type { ArtworkOptions, StoneMaterial } from '@/lib/domain/artwork/schema'
import type { PieceEventKind, PieceState, StationKind } from '@/lib/domain/production/schema'
import type { LetteringFinding, StoneEstimate } from '@/lib/domain/stones/schema'

/** How many pieces of a batch are in each state. */
export type PieceCounts = Record<PieceState, number>

/** Days are yyyy-mm-dd, moments ISO 8601 in UTC. */
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
  /** The reseller says that it came. */
  receivedAt: string | null
  receivedByName: string | null
  /** Every piece is packed or cancelled, and one at least packed. */
  canShip: boolean
}

/** What a list of texts gives: rows by their place in the list, 0 for what is about the whole of it. */
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
/** A piece on the papers of its batch, with what is written on it. */
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

/** The finished piece's photograph with what it says. */
export type PiecePhotoView = {
  id: string
  takenAt: string
  estimate: StoneEstimate | null
  /** Null where nothing was to be read, and for photographs of earlier days. */
  lettering: LetteringFinding | null
}

/** The one piece that somebody has in hand at a station. */
export type StationPiece = PieceRow & {
  batch: { number: number; name: string; dueOn: string; isLate: boolean; pieces: number; note: string | null }
  options: ArtworkOptions
  fromProofSheet: number | null
  /** Letters stand beside the symbol, so somebody must say that they fit. */
  hasText: boolean
  isTextAgreed: boolean
  printedAddress: string
  photo: PiecePhotoView | null
}

/** A package that a batch can be made of; what it was made for is null where nobody said. */
export type BatchPackage = { number: number; name: string; material: StoneMaterial | null; symbolMm: number | null }

/** A piece in hand, seen by everybody: who has it where, and since when. */
export type HeldPiece = Pick<PieceRow, 'id' | 'number' | 'formattedCode' | 'state' | 'heldByName' | 'station'> & {
  batchNumber: number
  heldAt: string | null
  isMine: boolean
}

export type WorkshopView = {
  counts: PieceCounts
  /** Done today, by what was done. */
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

/** A step that can still be taken back, for `leftMs` milliseconds more. */
export type UndoableStep = { id: string; formattedCode: string; step: 'engraved' | 'packed'; leftMs: number }

export type TakenPiece = {
  pieceId: string | null
  /** Pieces whose code was taken out of use meanwhile: they were stopped and the next one was taken. */
  stopped: Array<{ formattedCode: string; problem: string }>
}

/**
 * The answer to a scan. `other_of_batch`: a finished piece of the same batch lies there, and the one in hand is as it was;
 * `canSwitch` where it waits for the check too and nobody else has it. `advice` is how the hand scanner should be set.
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

/** `share` of the reference's reads, 1 is as good; `tries` under all wears together. */
export type PieceProofView = { isProven: true; share: number; tries: number } | { isProven: false }
