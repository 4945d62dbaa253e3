import { z } from 'zod'
import { boundedText } from '@/lib/shared/input/typed-text'

const count = z.int().min(0)

/** What a check of the published tree found, as it is written to the log. */
export const treeCheck = z.object({
  /** Copies that stand as they must. */
  published: count,
  /** Pages whose copy is missing or older than they are. */
  waiting: count,
  /** Copies that are broken, and what stands where it must not. */
  wrong: count,
  /** Of these: taken away, or left to the service to make anew. */
  repaired: count,
})
export type TreeCheck = z.output<typeof treeCheck>

export const checkParts = ['rows', 'memorial', 'QR', 'pages', 'root', 'none'] as const

/** Where a check that was cut short goes on: after a page's id, or a name in a folder of the tree. */
export const checkPosition = z.object({
  part: z.enum(checkParts).default('rows'),
  cursor: boundedText(255).default(''),
  published: count.default(0),
  wrong: count.default(0),
  repaired: count.default(0),
})
export type CheckPosition = z.output<typeof checkPosition>

/** `at` in ISO 8601. */
export type TreeCheckView = TreeCheck & { at: string }

export const publishedPageKey = z.object({ id: z.uuid('Siden har ingen nødside længere. Hent denne side igen.') })

/** A copy with a problem, or one that must leave. `name`: of the page; null for a deleted one. */
export type BrokenCopy = { id: string; name: string | null; isLeaving: boolean; problem: string | null }

export type ArchiveView = {
  /** Copies in the tree. */
  published: number
  /** Pages whose copy is missing or older than they are. */
  waiting: number
  /** The first 50. */
  broken: BrokenCopy[]
  brokenCount: number
  lastCheck: TreeCheckView | null
  /** A check runs or waits for its turn. */
  isChecking: boolean
}
