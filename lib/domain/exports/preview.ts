import 'server-only'
import type { z } from 'zod'
import { artworkFacts, drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import { writeArtwork } from '@/lib/domain/artwork/files/write-artwork'
import { materialFacts } from '@/lib/domain/artwork/materials'
import { canDrawCode } from '@/lib/domain/artwork/policy'
import { assertOrders } from '@/lib/domain/exports/find-export'
import type { ArtworkPreview, artworkQuery } from '@/lib/domain/exports/schema'
import { approvalOf, findApproved } from '@/lib/domain/proof-sheets/approval'
import { approvalNote } from '@/lib/domain/proof-sheets/approval-texts'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { checkCharacterFor } from '@/lib/shared/check-characters'

type Query = z.output<typeof artworkQuery>

/** As long as a real one and never given out: it stands for the code while none is chosen. */
const sampleBody = 'M1NDE5TEN'
const sampleCode = sampleBody + checkCharacterFor(sampleBody)

/**
 * The drawing as the file for the laser has it. A code that this actor may not draw is NOT_FOUND. Throws UNAUTHENTICATED,
 * FORBIDDEN, and what `drawArtwork` throws.
 */
export async function previewSvg(actor: Actor, query: Query): Promise<Buffer> {
  const { code, options, approval } = await readQuery(actor, query)
  return writeArtwork(drawArtwork(options, code), 'svg', approvalNote(approval))
}

/** What a person should know about the drawing before it is made. The size is null when it cannot be drawn. */
export async function previewFacts(actor: Actor, query: Query): Promise<ArtworkPreview> {
  const { code, options, approval } = await readQuery(actor, query)
  const facts = artworkFacts(options, code)
  const isStopped = facts.warnings.some(({ level }) => level === 'stop')
  const drawing = isStopped ? null : drawArtwork(options, code)
  const { surface, engraving } = materialFacts(options.material)
  return {
    facts,
    size: drawing && { widthMm: drawing.widthMm, heightMm: drawing.heightMm },
    approval,
    surface,
    engraving,
  }
}

async function readQuery(actor: Actor, { code, ...options }: Query) {
  assertOrders(actor)
  if (!code) return { code: sampleCode, options, approval: { kind: 'none' } as const }
  const row = await db.qrCode.findUnique({ where: { code }, select: { id: true, resellerId: true } })
  if (!row || !canDrawCode(actor, row)) throw new DomainError('QR_CODE_UNKNOWN')
  const approved = (await findApproved({ id: row.id })).get(row.id)
  return { code, options, approval: approvalOf(approved, options, code) }
}
