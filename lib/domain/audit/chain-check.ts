import { z } from 'zod'
import { boundedText } from '@/lib/shared/input/typed-text'

const count = z.int().min(0)

/** The result of a check of the chain, as it is written to the log. Counts; digests in hexadecimal, times in ISO 8601. */
export const chainCheck = z.object({
  links: count,
  /** The sum of the following. */
  broken: count,
  /** Entries that are not what they were. */
  changed: count,
  /** Entries that are gone before their time. */
  removed: count,
  /** Places where links are gone. */
  gaps: count,
  /** The chain's end is not where it was noted, or the chain was written anew or shortened since the last check. */
  heads: count,
  /** Entries that no link is for. */
  unlinked: count,
  /** The number of the first link that does not fit. */
  firstBroken: count.nullable(),
  firstSeq: count,
  firstAt: boundedText(40),
  lastSeq: count,
  lastDigest: boundedText(64),
})
export type ChainCheck = z.output<typeof chainCheck>

/** A check with when it was made, ISO 8601. */
export type ChainCheckView = ChainCheck & { at: string }
