import 'server-only'
import type { z } from 'zod'
import { approvalOf, findApproved } from '@/lib/domain/approvals/approval'
import { approvalNote } from '@/lib/domain/approvals/approval-texts'
import { artworkFacts } from '@/lib/domain/artwork/draw-artwork'
import { materialFacts } from '@/lib/domain/artwork/materials'
import { planArtwork } from '@/lib/domain/artwork/plan'
import { canDrawCode } from '@/lib/domain/artwork/policy'
import { drawnFiles } from '@/lib/domain/exports/drawn-files'
import { canOrderExports } from '@/lib/domain/exports/policy'
import { type ArtworkPreview, artworkQuery } from '@/lib/domain/exports/schema'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import type { Caller } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { type Actor, resellerOf, userIdOf } from '@/lib/shared/actor'
import { checkCharacterFor } from '@/lib/shared/text-code.mjs'

type Query = z.output<typeof artworkQuery>

/** As long as a real code and never issued; used while none is chosen. */
const sampleBody = 'M1NDE5TEN'
const sampleCode = sampleBody + checkCharacterFor(sampleBody)

/** One key per company. */
const callerKey = (actor: Actor) => resellerOf(actor)?.id ?? userIdOf(actor) ?? ''

// Two calls for each pause in typing, all day for a whole company; stops a script that draws without end.
const limits = (_: Query, { actor }: Caller) => [
  { name: 'artwork-preview', key: callerKey(actor), points: 1200, seconds: 600 },
]

/**
 * The drawing as in the laser's file. Throws QR_CODE_UNKNOWN for a code that this actor may not draw, and what
 * `drawnFiles` throws.
 */
export const previewSvg = defineRead({
  name: 'exports.preview-svg',
  session: 'required',
  input: artworkQuery,
  limits,
  authorize: canOrderExports,
  run: async (actor, query) => {
    const { code, options, approval } = await readQuery(actor, query)
    const note = approvalNote(approval)
    const { svg = new Uint8Array() } = await drawnFiles({ options, code, formats: ['svg'], note }, callerKey(actor))
    return { body: Uint8Array.from(svg), contentType: 'image/svg+xml; charset=utf-8' }
  },
})

/** The facts about a drawing before it is made. The size is null when it cannot be drawn. */
export const previewFacts = defineRead({
  name: 'exports.preview-facts',
  session: 'required',
  input: artworkQuery,
  limits,
  authorize: canOrderExports,
  run: readFacts,
})

async function readFacts(actor: Actor, query: Query): Promise<ArtworkPreview> {
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

async function readQuery(actor: Actor, { code, ...options }: Query) {
  if (!code) return { code: sampleCode, options, approval: { kind: 'none' } as const }
  const row = await db.qrCode.findUnique({ where: { code }, select: { id: true, resellerId: true } })
  if (!row || !canDrawCode(actor, row)) throw new QrCodeError('QR_CODE_UNKNOWN')
  const approved = (await findApproved({ id: row.id })).get(row.id)
  return { code, options, approval: approvalOf(approved, options, code) }
}
