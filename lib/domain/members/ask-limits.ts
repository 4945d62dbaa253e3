import 'server-only'
import type { Limit } from '@/lib/server/abuse/rate-limit'
import type { Caller } from '@/lib/server/command'
import type { SignedInActor } from '@/lib/shared/actor'

/** Three full pages a day: stops an account that creates pages to mail people it does not know. */
export const askLimits = (_: unknown, { actor }: Caller<SignedInActor>): Limit[] => [
  { name: 'members.ask', key: actor.userId, points: 60, seconds: 86_400 },
]
