import 'server-only'
import type { z } from 'zod'
import { approvalOf, findApproved } from '@/lib/domain/approvals/approval'
import { approvalNote } from '@/lib/domain/approvals/approval-texts'
import { artworkFacts } from '@/lib/domain/artwork/draw-artwork'
import { materialFacts } from '@/lib/domain/artwork/materials'
import { planArtwork } from '@/lib/domain/artwork/plan'
import { canDrawCode } from '@/lib/domain/artwork/policy'
import { drawnFiles } from '@/lib/domain/exports/drawn-files'
import { assertOrders } from '@/lib/domain/exports/find-export'
import type { ArtworkPreview, artworkQuery } from '@/lib/domain/exports/schema'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { spend } from '@/lib/server/abuse/rate-limit'
import { db } from '@/lib/server/db'
import { type Actor, resellerOf, userIdOf } from '@/lib/shared/actor'
import { checkCharacterFor } from '@/lib/shared/check-characters'

type Query = z.output<typeof artworkQuery>

/** As long as a real one and never given out: it stands for the code while none is chosen. */
const sampleBody = 'M1NDE5TEN'
const sampleCode = sampleBody + checkCharacterFor(sampleBody)

/**
 * The drawing as the file for the laser has it. A code that this actor may not draw is NOT_FOUND. Throws UNAUTHENTICATED,
 * FORBIDDEN, TOO_MANY_REQUESTS, and what `drawnFiles` throws.
 */
export async function previewSvg(actor: Actor, query: Query): Promise<Uint8Array> {
  const { code, options, approval } = await readQuery(actor, query)
  const note = approvalNote(approval)
  const { svg = new Uint8Array() } = await drawnFiles({ options, code, formats: ['svg'], note }, callerKey(actor))
  return svg
}

/** What a person should know about the drawing before it is made. The size is null when it cannot be drawn. */
export async function previewFacts(actor: Actor, query: Query): Promise<ArtworkPreview> {
  const { code, options, approval } = await readQuery(actor, query)
  const plan = planArtwork(options, code)
  const { surface, engraving } = materialFacts(options.material)
  return {
    facts: artworkFacts(options, code, plan),
    size: plan.layout && { widthMm: plan.layout.widthMm, heightMm: plan.layout.heightMm },
    approval,
    surface,
    engraving,
  }
}

/** All of a company are one. */
const callerKey = (actor: Actor) => resellerOf(actor)?.id ?? userIdOf(actor) ?? ''

async function readQuery(actor: Actor, { code, ...options }: Query) {
  assertOrders(actor)
  // Two calls for each pause in typing, all day for everybody of a company; a script that draws without end is stopped.
  await spend([{ name: 'artwork-preview', key: callerKey(actor), points: 1200, seconds: 600 }])
  if (!code) return { code: sampleCode, options, approval: { kind: 'none' } as const }
  const row = await db.qrCode.findUnique({ where: { code }, select: { id: true, resellerId: true } })
  if (!row || !canDrawCode(actor, row)) throw new QrCodeError('QR_CODE_UNKNOWN')
  const approved = (await findApproved({ id: row.id })).get(row.id)
  return { code, options, approval: approvalOf(approved, options, code) }
}
