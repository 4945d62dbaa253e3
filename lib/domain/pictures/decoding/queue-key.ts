import 'server-only'
import type { Caller } from '@/lib/server/command'
import { userIdOf } from '@/lib/shared/actor'

/** Whose turn it is in the queues of pictures and films: the account's, or for strangers the address's. */
export function queueKey({ actor, address }: Pick<Caller, 'actor' | 'address'>): string {
  return userIdOf(actor) ?? address
}
