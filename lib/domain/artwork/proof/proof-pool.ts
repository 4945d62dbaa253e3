import 'server-only'
import { availableParallelism } from 'node:os'
import type { ReadRate, Wear } from '@/lib/domain/artwork/drawing'
import type { ComparedRow, LetteringPlan } from '@/lib/domain/stones/lettering/lettering-plan'
import type { StoneEstimate } from '@/lib/domain/stones/schema'
import { threadPool } from '@/lib/server/thread-pool'
import type { Grey } from './grey.mjs'
import type { Stone } from './stone-wears.mjs'

/** What the threads can do, and what they answer. */
type Tasks = {
  /** What each decoder reads in a clean picture. */
  read: {
    task: { picture: Grey }
    answer: { zxing: string | null; jsqr: string | null; decoders: [string, string] }
  }
  /** How often each decoder reads exactly `text` under every wear. */
  wear: { task: { stone: Stone; text: string; seed: number }; answer: Array<{ wear: Wear; rate: ReadRate }> }
  /** A photograph in several sizes, largest first. */
  estimate: {
    task: { pictures: Grey[]; expectedText: string | null; plan: LetteringPlan | null }
    answer: { estimate: StoneEstimate; text: string | null; rows: ComparedRow[] | null }
  }
  readPhoto: { task: { pictures: Grey[]; expectedText: string | null }; answer: string | null }
}

/** A core is left to whoever is reading pages meanwhile. */
export const proofThreads = Math.max(1, availableParallelism() - 1)

/** Reads codes in pictures in a thread beside. Rejects when the thread dies or takes longer than a minute. */
export const inProofPool = threadPool<Tasks>({
  script: 'lib/domain/artwork/proof/proof-worker.mjs',
  threads: proofThreads,
  // The longest task takes seconds on a slow and busy server.
  patienceMs: 60_000,
})
