import 'server-only'
import type { Caller } from '@/lib/server/command'
import { userIdOf } from '@/lib/shared/actor'

/** The key by which the picture and film queues take turns: the account's id, or a visitor's address. */
export function queueKey({ actor, address }: Pick<Caller, 'actor' | 'address'>): string {
  return userIdOf(actor) ?? address
}
