import type { Limit } from '@/lib/server/abuse/rate-limit'
import type { Caller } from '@/lib/server/command'

/** Enough for every family, and too few to try secrets. */
export const answerLimits = (_: unknown, { address }: Caller): Limit[] => [
  { name: 'answer-proof-sheet', key: address, points: 60, seconds: 3600 },
]
