import type { PackageCodeView } from '@/lib/domain/packages/schema'
import type { PieceState } from '@/lib/domain/production/schema'
import type { ProofSheetSummary } from '@/lib/domain/proof-sheets/views'
import type { StonePhotosView } from '@/lib/domain/stones/photo-schema'

export type CodeDeskPiece = {
  id: string
  number: number
  state: PieceState
  attempt: number
  problem: string | null
  batch: { number: number; name: string }
}

/** What the desk says about a text that was scanned or typed. */
export type CodeDeskAnswer =
  | {
      kind: 'code'
      code: PackageCodeView
      /** Null for the workshop: it sees that there is a page, not whose. */
      memorials: Array<{ id: string; slug: string; name: string }> | null
      /** Whose account it is locked to, and how many of its pages that account owns; null for the workshop. */
      holder: { id: string; fullName: string; ownedPages: number } | null
      pieces: CodeDeskPiece[]
      sheets: ProofSheetSummary[]
      stone: StonePhotosView | null
      /** About the hand scanner's keyboard layout. */
      advice: string | null
    }
  /** One of our codes by its check character, but none that was ever made. */
  | { kind: 'unknown'; typed: string }
  /** Something else: another house's symbol, a word. */
  | { kind: 'foreign'; typed: string }
  /** A hand scanner with a foreign keyboard layout. */
  | { kind: 'garbled'; typed: string; advice: string | null }
