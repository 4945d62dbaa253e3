import { z } from 'zod'
import type { LetteringFinding } from '@/lib/domain/stones/schema'

const finding = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('agrees') }),
  z.object({ outcome: z.literal('unreadable') }),
  z.object({ outcome: z.literal('differs'), read: z.string(), approved: z.string() }),
])

/** Parses the finding stored with a photograph; null when there is none or it has another shape. */
export function readLettering(stored: unknown): LetteringFinding | null {
  return finding.safeParse(stored).data ?? null
}
