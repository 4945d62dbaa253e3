import type { PackageCodeView } from '@/lib/domain/packages/views'
import type { PieceState } from '@/lib/domain/production/schema'
import type { ProofSheetSummary } from '@/lib/domain/proof-sheets/schema'
import type { StonePhotosView } from '@/lib/domain/stones/schema'

export type CodeDeskPiece = {
  id: string
  number: number
  state: PieceState
  attempt: number
  problem: string | null
  batch: { number: number; name: string }
}

/** The answer to a scanned or typed text. */
export type CodeDeskAnswer =
  | {
      kind: 'code'
      code: PackageCodeView
      /** Null for the workshop, which sees that there is a page, but not whose. */
      memorials: Array<{ id: string; slug: string; name: string }> | null
      /** The account that claimed it, and how many of the code's pages it owns; null for the workshop. */
      holder: { id: string; fullName: string; ownedPages: number } | null
      pieces: CodeDeskPiece[]
      sheets: ProofSheetSummary[]
      stone: StonePhotosView | null
      /** About the hand scanner's keyboard layout. */
      advice: string | null
    }
  /** The check character is right, but no such code was made. */
  | { kind: 'unknown'; typed: string }
  /** Not one of our codes. */
  | { kind: 'foreign'; typed: string }
  /** Typed by a hand scanner with the wrong keyboard layout. */
  | { kind: 'garbled'; typed: string; advice: string | null }
