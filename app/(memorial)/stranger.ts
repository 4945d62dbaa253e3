import type { Actor } from '@/lib/shared/actor'

/** For whom the copies are made that everybody shares. */
export const stranger: Actor = { kind: 'visitor', contributorHash: null }
