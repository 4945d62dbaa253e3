import { z } from 'zod'
import type { LetteringFinding, StoneEstimate } from '@/lib/domain/stones/schema'

// Clamped: interpolation can overshoot by a thousandth.
const share = z
  .number()
  .transform((value) => Math.min(1, Math.max(0, value)))
  .nullable()

const estimate: z.ZodType<StoneEstimate> = z.object({
  zxing: z.string().nullable(),
  jsqr: z.string().nullable(),
  contrast: share,
  modulation: share,
  fixedPatterns: share,
  unusedCorrection: share,
  damage: share,
  mark: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
})

/** Parses the estimate stored with a photograph; null when there is none or it has another shape. */
export function readEstimate(stored: unknown): StoneEstimate | null {
  return estimate.safeParse(stored).data ?? null
}

const finding = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('agrees') }),
  z.object({ outcome: z.literal('unreadable') }),
  z.object({ outcome: z.literal('differs'), read: z.string(), approved: z.string() }),
])

/** Parses the finding stored with a photograph; null when there is none or it has another shape. */
export function readLettering(stored: unknown): LetteringFinding | null {
  return finding.safeParse(stored).data ?? null
}
