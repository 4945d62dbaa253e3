import 'server-only'
import type { Limit } from '@/lib/server/abuse/rate-limit'
import type { Caller } from '@/lib/server/command'
import type { SignedInActor } from '@/lib/shared/actor'

/** Three full pages a day: whoever makes page after page to write to strangers from them is stopped here. */
export const askLimits = (_: unknown, { actor }: Caller<SignedInActor>): Limit[] => [
  { name: 'members.ask', key: actor.userId, points: 60, seconds: 86_400 },
]
