import 'server-only'
import { LRUCache } from 'lru-cache'
import type { Approval } from '@/lib/domain/approvals/approval-texts'
import { drawArtwork, drawingHash } from '@/lib/domain/artwork/draw-artwork'
import { type ArtworkOptions, artworkOptions } from '@/lib/domain/artwork/schema'
import { type Database, db, type Prisma } from '@/lib/server/db'

/** The sheet a family last approved for a code. */
type Approved = { id: string; number: number; options: ArtworkOptions; drawingSha256: string | null }

const none: Approval = { kind: 'none' }

/** Drawing is slow, and the same hashes are needed repeatedly while files are made and viewed. */
const hashes = new LRUCache<string, string, { options: ArtworkOptions; code: string }>({
  max: 2000,
  memoMethod: (_key, _stale, { context: { options, code } }) => drawingHash(drawArtwork(options, code)),
})

/** The sheet last approved for each code that `where` finds, by the code's id. */
export async function findApproved(
  where: Prisma.QrCodeWhereInput,
  database: Database = db,
): Promise<Map<string, Approved>> {
  const rows = await database.proofSheet.findMany({
    where: { status: 'approved', qrCode: where },
    // A code has one open sheet at a time, so the last made was approved last, whatever clock wrote the answer.
    orderBy: { number: 'asc' },
    select: { id: true, number: true, qrCodeId: true, options: true, drawingSha256: true },
  })
  return new Map(
    rows.map(({ qrCodeId, options, ...row }) => [qrCodeId, { ...row, options: artworkOptions.parse(options) }]),
  )
}

/** Whether this drawing is the one approved, another, or of a code without an approval. */
export function approvalOf(approved: Approved | undefined, options: ArtworkOptions, code: string): Approval {
  if (!approved) return none
  const { id, number, drawingSha256 } = approved
  const isThis =
    wordsOf(approved.options) === wordsOf(options) && hashOf({ ...options, ...inStone }, code) === drawingSha256
  return { kind: isThis ? 'this' : 'other', sheet: { id, number } }
}

/** A stencil is cut for the same stone; families do not approve its bridges and side. */
const inStone = { stencil: 'none', bridgeMm: 0 } as const

/** Options without the edition of the letters: where the edition changes the drawing, the hash differs. */
function wordsOf(options: ArtworkOptions): string {
  return JSON.stringify({ ...options, ...inStone, edition: null })
}

/** The approval of one code's drawing. */
export async function findApproval(qrCodeId: string, options: ArtworkOptions, code: string): Promise<Approval> {
  return approvalOf((await findApproved({ id: qrCodeId })).get(qrCodeId), options, code)
}

function hashOf(options: ArtworkOptions, code: string): string {
  return hashes.memo(JSON.stringify([options, code]), { context: { options, code } })
}
