import { z } from 'zod'
import type { LetteringFinding } from '@/lib/domain/stones/schema'

const finding = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('agrees') }),
  z.object({ outcome: z.literal('unreadable') }),
  z.object({ outcome: z.literal('differs'), read: z.string(), approved: z.string() }),
])

/** What was found in a photograph, as it was kept; null when there is nothing or it is of another kind. */
export function readLettering(kept: unknown): LetteringFinding | null {
  return finding.safeParse(kept).data ?? null
}
