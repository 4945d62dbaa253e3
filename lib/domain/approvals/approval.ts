import 'server-only'
import { LRUCache } from 'lru-cache'
import type { Approval } from '@/lib/domain/approvals/approval-texts'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import { drawingHash } from '@/lib/domain/artwork/drawing-hash'
import { type ArtworkOptions, artworkOptions } from '@/lib/domain/artwork/schema'
import { type Database, db, type Prisma } from '@/lib/server/db'

/** What a family last said yes to for a code. */
type Approved = { id: string; number: number; options: ArtworkOptions; drawingSha256: string | null }

const none: Approval = { kind: 'none' }

/** Asked for again and again while files are made and looked at. */
const hashes = new LRUCache<string, string, { options: ArtworkOptions; code: string }>({
  max: 2000,
  memoMethod: (_key, _stale, { context: { options, code } }) => drawingHash(drawArtwork(options, code)),
})

/** What families last said yes to, of the codes that `where` finds, by the id of the code. */
export async function findApproved(
  where: Prisma.QrCodeWhereInput,
  database: Database = db,
): Promise<Map<string, Approved>> {
  const rows = await database.proofSheet.findMany({
    where: { status: 'approved', qrCode: where },
    orderBy: { answeredAt: 'asc' },
    select: { id: true, number: true, qrCodeId: true, options: true, drawingSha256: true },
  })
  return new Map(
    rows.map(({ qrCodeId, options, ...row }) => [qrCodeId, { ...row, options: artworkOptions.parse(options) }]),
  )
}

/** Whether this drawing of a code is the one that its family said yes to, another, or one that nobody was asked about. */
export function approvalOf(approved: Approved | undefined, options: ArtworkOptions, code: string): Approval {
  if (!approved) return none
  const { id, number, drawingSha256 } = approved
  const isThis =
    wordsOf(approved.options) === wordsOf(options) && hashOf({ ...options, ...inStone }, code) === drawingSha256
  return { kind: isThis ? 'this' : 'other', sheet: { id, number } }
}

/** A stencil is cut for the very stone; its own bridges and side are nothing that a family is asked about. */
const inStone = { stencil: 'none', bridgeMm: 0 } as const

/** What was asked for, whatever edition of the letters it is drawn in: where that makes a difference the hash says so. */
function wordsOf(options: ArtworkOptions): string {
  return JSON.stringify({ ...options, ...inStone, edition: null })
}

/** The same for one code. */
export async function findApproval(qrCodeId: string, options: ArtworkOptions, code: string): Promise<Approval> {
  return approvalOf((await findApproved({ id: qrCodeId })).get(qrCodeId), options, code)
}

function hashOf(options: ArtworkOptions, code: string): string {
  return hashes.memo(JSON.stringify([options, code]), { context: { options, code } })
}
